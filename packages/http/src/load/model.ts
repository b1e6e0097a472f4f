import type { Segment } from './plan.ts';
import { levelAt, makeSchedule } from './segments.ts';
import type { Wire } from './wire.ts';

/** Decides when which connection sends. Times are milliseconds from the start. */
export interface Model {
  /** A connection is free again. */
  free(wire: Wire, time: number): void;
  /** Time has passed; says in how many milliseconds it wants to be asked again. */
  tick(time: number): number;
  /** Nothing is sent any more; how many requests were due since `countFrom`, the end of the warm-up, and not sent. */
  end(time: number, countFrom: number): number;
}

type Send = (wire: Wire, time: number, intended?: number) => void;

/** How often ramps and connections that rest are looked at, and how often a load that needs neither. */
const tickMs = 10;
const slowTickMs = 200;
const longestRestMs = 1000;

/** Each connection sends its next request when the last was answered. */
export function closedModel(segments: readonly Segment[], wires: readonly Wire[], send: Send): Model {
  let wanted = 0;
  const isSteady = segments.every(({ from, to }) => from === to && from === segments[0]?.from);
  return {
    free(wire, time) {
      // A server that takes no connections is asked again at once, then less and less often.
      wire.restUntil =
        wire.misses < 2 ? 0 : time + Math.min(longestRestMs, tickMs * 2 ** Math.min(10, wire.misses - 2));
      if (wire.place >= wanted) wire.close();
      else if (wire.restUntil === 0) send(wire, time);
    },
    tick(time) {
      wanted = Math.min(wires.length, Math.ceil(levelAt(segments, time)));
      for (const wire of wires.slice(0, wanted)) {
        if (!wire.isBusy && wire.restUntil <= time) send(wire, time);
      }
      return isSteady && wires.every((wire) => wire.misses === 0) ? slowTickMs : tickMs;
    },
    end: () => 0,
  };
}

/**
 * Requests begin at their times whatever became of those before. Where every connection is busy they wait, and the waiting counts
 * as their time.
 */
export function openModel(segments: readonly Segment[], wires: readonly Wire[], send: Send): Model {
  const nextTime = makeSchedule(segments);
  let next = nextTime();
  // The last one used is used first, so that no more connections are open than are needed.
  const idle = wires.toReversed();
  const sendDue = (time: number) => {
    while (next <= time) {
      const wire = idle.pop();
      if (!wire) return;
      send(wire, time, next);
      next = nextTime();
    }
  };
  return {
    free(wire, time) {
      idle.push(wire);
      sendDue(time);
    },
    tick(time) {
      sendDue(time);
      return next > time ? Math.min(slowTickMs, next - time) : slowTickMs;
    },
    end(time, countFrom) {
      sendDue(time);
      let left = 0;
      for (; next < time; next = nextTime()) if (next >= countFrom) left += 1;
      return left;
    },
  };
}
