import type { Answer } from '@assay/contract';
import { type Outcome, outcomes, performanceScore } from '@assay/contract/choices';
import { durationBuckets, startOfDay } from '../execution/index.ts';
import type { DaySum, Kind, OutcomeSum, Planning, Span } from './store.ts';

export type Figures = Answer<'GET /api/analytics/dashboard'>['data'];

const colors: Record<Outcome, string> = { completed: '#14713f', failed: '#b3261e', error: '#7d5200' };

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100;
}

function average(sum: number, amount: number): number {
  return amount === 0 ? 0 : Math.round(sum / amount);
}

/** By how many percent something is more than before; 0 where there was nothing. */
function change(now: number, before: number): number {
  return percent(now - before, before);
}

interface Totals {
  amount: number;
  completed: number;
  timed: number;
  durationSum: number;
}

function total(rows: readonly OutcomeSum[]): Totals {
  const sum = { amount: 0, completed: 0, timed: 0, durationSum: 0 };
  for (const { outcome, amount, timed, durationSum } of rows) {
    sum.amount += amount;
    sum.timed += timed;
    sum.durationSum += durationSum;
    if (outcome === 'completed') sum.completed += amount;
  }
  return sum;
}

/** Kinds as what they have in common. */
function totalKinds(kinds: readonly Kind[]): Totals {
  return total(kinds.map((kind) => ({ ...kind, timed: kind.bucket < 0 ? 0 : kind.amount })));
}

function drawTrend(days: readonly DaySum[], { first, last }: Span): Figures['executionTrends'] {
  const byDay = Map.groupBy(days, ({ day }) => day);
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const rows = byDay.get(first + at) ?? [];
    const of = (wanted: Outcome) => rows.find(({ outcome }) => outcome === wanted)?.amount ?? 0;
    const counts = { completed: of('completed'), failed: of('failed'), error: of('error') };
    return {
      date: new Date(startOfDay(first + at)).toISOString().slice(0, 10),
      count: counts.completed + counts.failed + counts.error,
      ...counts,
    };
  });
}

function shareOutcomes(kinds: readonly Kind[], all: number): Figures['successRates'] {
  const share = (wanted: Outcome) => {
    const { amount } = totalKinds(kinds.filter(({ outcome }) => outcome === wanted));
    return { count: amount, percentage: percent(amount, all), color: colors[wanted] };
  };
  return Object.fromEntries(outcomes.map((outcome) => [outcome, share(outcome)])) as Figures['successRates'];
}

/** The score is 70 points for the share of executions that completed, and 30 for the share that took less than 30 seconds. */
function score({ amount, completed }: Totals, quick: number): number {
  if (amount === 0) return 0;
  return Math.round((performanceScore.completed * completed + performanceScore.quick * quick) / amount);
}

function measure(kinds: readonly Kind[], all: Totals): Figures['performanceMetrics'] {
  const durationDistribution = durationBuckets.map(({ range }, place) => ({
    range,
    count: totalKinds(kinds.filter(({ bucket }) => bucket === place)).amount,
  }));
  const quick = durationBuckets.reduce(
    (sum, { below }, place) =>
      below <= performanceScore.quickMs ? sum + (durationDistribution[place]?.count ?? 0) : sum,
    0,
  );
  const known = kinds.filter(({ bucket }) => bucket >= 0);
  return {
    avgDuration: average(all.durationSum, all.timed),
    minDuration: Math.min(...known.map(({ shortest }) => shortest ?? Number.POSITIVE_INFINITY)),
    maxDuration: Math.max(0, ...known.map(({ longest }) => longest ?? 0)),
    performanceScore: score(all, quick),
    durationDistribution,
  };
}

/** Whoever planned most comes first; who planned nothing, but whose cases ran, comes last. */
function compareModels(kinds: readonly Kind[], planned: readonly Planning[]): Figures['aiModelMetrics'] {
  const names = new Set([...planned, ...kinds].map(({ engine }) => engine));
  return [...names]
    .map((engine) => {
      const ran = totalKinds(kinds.filter((kind) => kind.engine === engine));
      const { amount = 0, milliseconds = 0 } = planned.find((one) => one.engine === engine) ?? {};
      return {
        model_name: engine,
        usage_count: amount,
        success_rate: percent(ran.completed, ran.amount),
        avg_response_time: average(milliseconds, amount),
      };
    })
    .sort((a, b) => b.usage_count - a.usage_count || a.model_name.localeCompare(b.model_name));
}

function compareBrowsers(kinds: readonly Kind[], all: number): Figures['browserAnalytics'] {
  return [...Map.groupBy(kinds, ({ browser }) => browser)]
    .map(([browser_name, rows]) => {
      const { amount, completed, timed, durationSum } = totalKinds(rows);
      return {
        browser_name,
        usage_count: amount,
        usage_percentage: percent(amount, all),
        success_rate: percent(completed, amount),
        avg_execution_time: average(durationSum, timed),
      };
    })
    .sort((a, b) => b.usage_count - a.usage_count || a.browser_name.localeCompare(b.browser_name));
}

export interface Counted {
  span: Span;
  days: readonly DaySum[];
  kinds: readonly Kind[];
  planned: readonly Planning[];
  /** As many days before. */
  before: readonly OutcomeSum[];
  hasExecutions: boolean;
}

/** Every figure of a span from what was counted. */
export function drawFigures({ span, days, kinds, planned, before, hasExecutions }: Counted): Figures {
  const all = totalKinds(kinds);
  const preceding = total(before);
  const aiModelMetrics = compareModels(kinds, planned);
  const performanceMetrics = measure(kinds, all);
  const overallSuccessRate = percent(all.completed, all.amount);
  const rateBefore = percent(preceding.completed, preceding.amount);
  const timeBefore = average(preceding.durationSum, preceding.timed);
  return {
    summary: {
      totalExecutions: all.amount,
      executionGrowth: change(all.amount, preceding.amount),
      overallSuccessRate,
      successRateChange:
        preceding.amount === 0 || all.amount === 0 ? 0 : percent(overallSuccessRate - rateBefore, 100),
      avgExecutionTime: performanceMetrics.avgDuration,
      performanceChange: all.timed === 0 ? 0 : change(performanceMetrics.avgDuration, timeBefore),
      aiModelsCount: aiModelMetrics.length,
      topAiModel: aiModelMetrics[0]?.model_name ?? null,
      precedingExecutions: preceding.amount,
    },
    hasExecutions,
    executionTrends: drawTrend(days, span),
    successRates: shareOutcomes(kinds, all.amount),
    performanceMetrics: {
      ...performanceMetrics,
      minDuration: all.timed === 0 ? 0 : performanceMetrics.minDuration,
    },
    aiModelMetrics,
    browserAnalytics: compareBrowsers(kinds, all.amount),
  };
}
