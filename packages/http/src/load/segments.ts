import type { LoadConfig } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import type { Segment } from './plan.ts';

/**
 * The load over time. A first stage begins at nothing; after a warm-up, which holds the first stage's level, it begins there.
 */
export function planSegments(config: LoadConfig): Segment[] {
  const { warmUpMs, stages, model } = config;
  const top = model === 'closed' ? limits.concurrency.max : limits.loadRate.max;
  const steady = model === 'closed' ? config.concurrency : (config.rate ?? config.concurrency);
  const levels = stages.map(({ durationMs, target }) => ({ durationMs, target: Math.min(top, target) }));
  const first = levels[0]?.target ?? steady;
  const segments: Segment[] = [];
  if (warmUpMs > 0) segments.push({ durationMs: warmUpMs, from: first, to: first });
  if (levels.length === 0) return [...segments, { durationMs: config.duration, from: steady, to: steady }];
  let from = warmUpMs > 0 ? first : 0;
  for (const { durationMs, target } of levels) {
    segments.push({ durationMs, from, to: target });
    from = target;
  }
  return segments;
}

export function durationOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

/** The level at a time, in milliseconds from the start; nothing after the end. */
export function levelAt(segments: readonly Segment[], time: number): number {
  let left = time;
  for (const { durationMs, from, to } of segments) {
    if (left < durationMs) return from + ((to - from) * left) / durationMs;
    left -= durationMs;
  }
  return 0;
}

/** How many requests per second make how many requests in all, until a time. */
function begunWithin({ durationMs, from, to }: Segment, time: number): number {
  return ((from + ((to - from) * time) / durationMs / 2) * time) / 1000;
}

/** When, within a segment, this many requests are to have begun. */
function timeOf({ durationMs, from, to }: Segment, count: number): number {
  const slope = (to - from) / durationMs;
  const wanted = count * 1000;
  // Of slope/2·t² + from·t = wanted, in the form that stays exact where the slope is small.
  return (2 * wanted) / (from + Math.sqrt(Math.max(0, from * from + 2 * slope * wanted)));
}

/** Gives, one after another, the times in milliseconds from the start at which requests are to begin; `Infinity` after the last. */
export function makeSchedule(segments: readonly Segment[]): () => number {
  let at = 0;
  let begin = 0;
  let before = 0;
  let next = 0;
  return () => {
    for (;;) {
      const segment = segments[at];
      if (!segment) return Number.POSITIVE_INFINITY;
      const all = begunWithin(segment, segment.durationMs);
      const inSegment = next - before;
      if (inSegment < all - 1e-9) {
        next += 1;
        return begin + (inSegment <= 0 ? 0 : timeOf(segment, inSegment));
      }
      at += 1;
      begin += segment.durationMs;
      before += all;
    }
  };
}
