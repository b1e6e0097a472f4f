import type { LoadConfig } from '@assay/contract';

type Stages = { duration: string; target: number }[];

/** Rates that are no whole number are said for a longer time: k6 only takes whole ones. */
function wholeRates(rates: readonly number[]): { factor: number; timeUnit: string } {
  const factor = rates.every(Number.isInteger) ? 1 : 60;
  return { factor, timeUnit: `${factor}s` };
}

function describeLevel(config: LoadConfig): Record<string, unknown> {
  const { model, concurrency, duration } = config;
  const stages: Stages = config.stages.map(({ durationMs, target }) => ({
    duration: `${durationMs}ms`,
    target,
  }));
  const [first] = stages;
  // After a warm-up the first stage begins at its own level, otherwise at nothing.
  const from = config.warmUpMs > 0 ? (first?.target ?? 0) : 0;
  if (model === 'closed') {
    if (stages.length === 0) return { executor: 'constant-vus', vus: concurrency, duration: `${duration}ms` };
    const whole = stages.map((stage) => ({ ...stage, target: Math.round(stage.target) }));
    return { executor: 'ramping-vus', startVUs: Math.round(from), stages: whole, gracefulRampDown: '0s' };
  }
  const rate = config.rate ?? concurrency;
  const { factor, timeUnit } = wholeRates([
    ...(stages.length === 0 ? [rate] : []),
    ...stages.map(({ target }) => target),
  ]);
  const users = { timeUnit, preAllocatedVUs: concurrency, maxVUs: Math.max(concurrency, 100) };
  if (stages.length === 0) {
    return {
      executor: 'constant-arrival-rate',
      rate: Math.round(rate * factor),
      duration: `${duration}ms`,
      ...users,
    };
  }
  const scaled = stages.map((stage) => ({ ...stage, target: Math.round(stage.target * factor) }));
  return { executor: 'ramping-arrival-rate', startRate: Math.round(from * factor), stages: scaled, ...users };
}

/** The level before anything is counted: that of the first stage, or the steady one. */
function describeWarmUp(config: LoadConfig): Record<string, unknown> {
  const level = config.stages[0]?.target;
  return describeLevel({
    ...config,
    stages: [],
    duration: config.warmUpMs,
    ...(level !== undefined &&
      (config.model === 'closed' ? { concurrency: Math.max(1, Math.round(level)) } : { rate: level })),
  });
}

function describeThresholds({ thresholds, warmUpMs }: LoadConfig): Record<string, string[]> {
  const only = warmUpMs > 0 ? '{scenario:load}' : '';
  const { p95Ms, p99Ms, errorRate, minRate } = thresholds;
  const times = [...(p95Ms ? [`p(95)<=${p95Ms}`] : []), ...(p99Ms ? [`p(99)<=${p99Ms}`] : [])];
  return {
    ...(times.length > 0 && { [`http_req_duration${only}`]: times }),
    ...(errorRate !== undefined && { [`http_req_failed${only}`]: [`rate<=${errorRate / 100}`] }),
    ...(minRate !== undefined && { [`http_reqs${only}`]: [`rate>=${minRate}`] }),
  };
}

/** The load as k6 says it. */
export function describeOptions(config: LoadConfig): Record<string, unknown> {
  const load = { ...describeLevel(config), gracefulStop: '1s' };
  const isWarmed = config.warmUpMs > 0;
  return {
    scenarios: isWarmed
      ? {
          warmUp: { ...describeWarmUp(config), gracefulStop: '0s' },
          load: { ...load, startTime: `${config.warmUpMs}ms` },
        }
      : { load },
    thresholds: describeThresholds(config),
    summaryTrendStats: ['min', 'avg', 'med', 'p(90)', 'p(95)', 'p(99)', 'max'],
  };
}
