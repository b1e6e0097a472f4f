import type { ReadFrame } from './read-frame.ts';
import type { PageSnapshot } from './types.ts';

const bySnapshot = new WeakMap<PageSnapshot, ReadFrame[]>();

/** Remembers which frames hold a snapshot's elements. */
export function keepFrames(snapshot: PageSnapshot, frames: ReadFrame[]): void {
  bySnapshot.set(snapshot, frames);
}

export function frameOf(snapshot: PageSnapshot, frame: number): ReadFrame | undefined {
  return bySnapshot.get(snapshot)?.[frame];
}
