import type { LoadPoint, LoadStats } from '@assay/contract';
import type { Lookup } from '../guard/index.ts';
import { makeDial } from './dial.ts';
import { KnownHead } from './known-head.ts';
import { Measure } from './measure.ts';
import { closedModel, openModel } from './model.ts';
import type { LoadPlan } from './plan.ts';
import { durationOf } from './segments.ts';
import { Wire, type WireParts } from './wire.ts';

export interface RunOptions {
  /** Each second: its figures, and those of everything so far. */
  onSecond?: (point: LoadPoint, stats: LoadStats) => void;
  signal?: AbortSignal;
  lookup?: Lookup;
  /** The clock, in milliseconds; for tests. */
  now?: () => number;
}

const sweepMs = 100;

/** Runs a load in this thread until its end, until it is stopped, or until an address is refused. */
export function runLoad(
  plan: LoadPlan,
  { onSecond, signal, lookup, now: clock = () => performance.now() }: RunOptions = {},
): Promise<LoadStats> {
  const { promise, resolve } = Promise.withResolvers<LoadStats>();
  const begin = clock();
  const end = begin + durationOf(plan.segments);
  const measure = new Measure(plan, begin + plan.warmUpMs);
  let busy = 0;
  let isEnding = false;
  let isOver = false;
  let ticking: NodeJS.Timeout | undefined;
  let told = 1;

  const endSending = () => {
    if (isEnding) return;
    isEnding = true;
    measure.notSent = model.end(end - begin, plan.warmUpMs);
  };
  const after = (wire: Wire, now: number) => {
    busy -= 1;
    if (isOver) return;
    // The timer that ends the load may be late.
    if (now >= end) endSending();
    if (!isEnding) model.free(wire, now - begin);
    else if (busy === 0) finish(end);
  };
  const parts: WireParts = {
    dial: makeDial(plan, lookup),
    request: plan.request,
    known: new KnownHead(),
    clock,
    events: {
      connected: (now) => measure.connected(now),
      sent: (wire) => measure.sent(wire.begunAt),
      answered(wire, now) {
        measure.answered(wire.status, wire.bytes, wire.begunAt, now);
        after(wire, now);
      },
      failed(wire, failure, now) {
        measure.failed(failure, wire.bytes, wire.begunAt, now);
        // What may not be reached is not tried again and again.
        if (failure.kind === 'refused address') stop();
        after(wire, now);
      },
    },
  };
  const wires = Array.from({ length: plan.connections }, (_, place) => new Wire(place, parts));
  const send = (wire: Wire, time: number, intended?: number) => {
    busy += 1;
    wire.send(begin + time, intended === undefined ? undefined : begin + intended);
  };
  const model = (plan.model === 'open' ? openModel : closedModel)(plan.segments, wires, send);

  const tick = () => {
    const now = clock();
    if (now >= end) {
      endSending();
      if (busy === 0) finish(end);
      return;
    }
    ticking = setTimeout(tick, Math.min(model.tick(now - begin), end - now));
  };

  const tell = () => {
    const connections = wires.filter((wire) => wire.isOpen).length;
    const now = clock();
    onSecond?.(measure.takePoint(connections), measure.toStats(Math.min(now, end)));
  };
  const sweep = () => {
    const now = clock();
    for (const wire of wires) wire.giveUpAfter(plan.timeoutMs, now);
    for (; !isOver && now >= begin + told * 1000; told += 1) tell();
  };
  const sweeping = setInterval(sweep, sweepMs);

  const finish = (until: number) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(ticking);
    clearInterval(sweeping);
    signal?.removeEventListener('abort', stop);
    if (measure.hasUntold) tell();
    for (const wire of wires) wire.close();
    resolve(measure.toStats(until));
  };
  const stop = () => finish(Math.min(end, clock()));
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  else tick();
  return promise;
}
