import type { LoadPoint, LoadStats } from '@assay/contract';
import type { LoadErrorKind } from '@assay/contract/choices';
import { type Failure, readStatus } from './kinds.ts';
import { LatencyTable } from './latency-table.ts';
import type { LoadPlan } from './plan.ts';
import { judgeThresholds } from './thresholds.ts';

/** Milliseconds with three decimals: that is what was measured. */
const toMs = (microseconds: number) => Math.round(microseconds) / 1000;

/** Rounded down, so that a single failure among many is never 100. */
const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.floor((part / whole) * 10_000) / 100;

/** Everything that is counted in a run. Times are milliseconds of `performance.now()`. */
export class Measure {
  readonly #all = new LatencyTable();
  readonly #second = new LatencyTable();
  /** By status, which has three digits. */
  readonly #statuses = new Float64Array(1000);
  readonly #errors = new Map<LoadErrorKind, { count: number; example: string }>();
  readonly #startedAt = new Date().toISOString();
  /** What began before this does not count. */
  readonly countFrom: number;
  readonly #requestBytes: number;
  readonly #thresholds: LoadPlan['thresholds'];
  #seconds = 0;
  #secondRequests = 0;
  #secondErrors = 0;
  #total = 0;
  #failed = 0;
  #connects = 0;
  #bytesRead = 0;
  #sent = 0;
  #lastEnd = 0;
  notSent = 0;

  constructor(plan: LoadPlan, countFrom: number) {
    this.countFrom = countFrom;
    this.#requestBytes = plan.request.byteLength;
    this.#thresholds = plan.thresholds;
  }

  answered(status: number, bytes: number, begunAt: number, now: number): void {
    const microseconds = (now - begunAt) * 1000;
    const isFailed = status < 200 || status >= 400;
    this.#second.record(microseconds);
    this.#secondRequests += 1;
    if (isFailed) this.#secondErrors += 1;
    if (begunAt < this.countFrom) return;
    this.#all.record(microseconds);
    this.#total += 1;
    this.#bytesRead += bytes;
    this.#lastEnd = now;
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    const failure = isFailed ? readStatus(status) : undefined;
    if (failure) this.#fail(failure);
  }

  /** A request without a proper answer. The time that was waited in vain counts; that of a quick refusal says nothing. */
  failed(failure: Failure, bytes: number, begunAt: number, now: number): void {
    const hasWaited = failure.kind === 'timeout';
    const microseconds = (now - begunAt) * 1000;
    this.#secondRequests += 1;
    this.#secondErrors += 1;
    if (hasWaited) this.#second.record(microseconds);
    if (begunAt < this.countFrom) return;
    if (hasWaited) this.#all.record(microseconds);
    this.#total += 1;
    this.#bytesRead += bytes;
    this.#lastEnd = now;
    this.#fail(failure);
  }

  #fail({ kind, message }: Failure): void {
    this.#failed += 1;
    const known = this.#errors.get(kind);
    if (known) known.count += 1;
    else this.#errors.set(kind, { count: 1, example: message });
  }

  connected(now: number): void {
    if (now >= this.countFrom) this.#connects += 1;
  }

  sent(begunAt: number): void {
    if (begunAt >= this.countFrom) this.#sent += 1;
  }

  #countStatuses(): Record<string, number> {
    const counts: Record<string, number> = {};
    this.#statuses.forEach((count, status) => {
      if (count > 0) counts[status] = count;
    });
    return counts;
  }

  /** The figures since the last point. */
  takePoint(connections: number): LoadPoint {
    const second = this.#second;
    const point = {
      second: this.#seconds,
      requests: this.#secondRequests,
      errors: this.#secondErrors,
      p50: toMs(second.percentile(50)),
      p95: toMs(second.percentile(95)),
      max: toMs(second.max),
      connections,
    };
    this.#seconds += 1;
    this.#secondRequests = 0;
    this.#secondErrors = 0;
    second.clear();
    return point;
  }

  get hasUntold(): boolean {
    return this.#secondRequests > 0;
  }

  /** The figures of everything, `until` being when the sending ended. */
  toStats(until: number): LoadStats {
    const all = this.#all;
    const durationMs = Math.max(0, Math.max(until, this.#lastEnd) - this.countFrom);
    const successful = this.#total - this.#failed;
    const figures = {
      p95Ms: toMs(all.percentile(95)),
      p99Ms: toMs(all.percentile(99)),
      errorRate: this.#total === 0 ? 0 : (this.#failed / this.#total) * 100,
      minRate: durationMs === 0 ? 0 : (this.#total / durationMs) * 1000,
    };
    const thresholds = judgeThresholds(this.#thresholds, figures, {
      requests: this.#total,
      latencies: all.count,
    });
    return {
      totalRequests: this.#total,
      successRate: percent(successful, this.#total),
      successful,
      failed: this.#failed,
      requestsPerSecond: Math.round(figures.minRate * 100) / 100,
      latency: {
        min: toMs(all.min),
        mean: toMs(all.mean),
        stddev: toMs(all.stddev),
        p50: toMs(all.percentile(50)),
        p75: toMs(all.percentile(75)),
        p90: toMs(all.percentile(90)),
        p95: figures.p95Ms,
        p99: figures.p99Ms,
        p999: toMs(all.percentile(99.9)),
        max: toMs(all.max),
      },
      errors: [...this.#errors]
        .map(([kind, { count, example }]) => ({ kind, count, example }))
        .sort((one, other) => other.count - one.count),
      statuses: this.#countStatuses(),
      bytesRead: this.#bytesRead,
      bytesWritten: this.#sent * this.#requestBytes,
      connects: this.#connects,
      durationMs: Math.round(durationMs),
      notSent: this.notSent,
      thresholds,
      passed: successful > 0 && thresholds.every(({ passed }) => passed),
      startedAt: this.#startedAt,
    };
  }
}
