import type { Duplex } from 'node:stream';

interface TimedDuplex extends Duplex {
  setTimeout?: (ms: number, onTimeout: () => void) => unknown;
}

function passOn(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.once('error', () => to.destroy());
  from.once('close', () => {
    if (!from.readableEnded) to.destroy();
  });
}

/** Passes bytes both ways. An end is passed on as an end, so that one side may finish while the other still sends. */
export function joinSockets(one: TimedDuplex, other: TimedDuplex, idleMs: number): void {
  passOn(one, other);
  passOn(other, one);
  const end = () => {
    one.destroy();
    other.destroy();
  };
  one.setTimeout?.(idleMs, end);
  other.setTimeout?.(idleMs, end);
}
