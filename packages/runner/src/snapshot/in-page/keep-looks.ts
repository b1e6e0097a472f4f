/// <reference lib="dom" />
import type { KeptFrame, WalkLimits } from './raw.ts';

/** What a frame answers about what was seen of it. */
export interface Looks {
  /** Looks, and gives the look's name and what was seen, as one string each: they travel much faster than a tree of values. */
  look(limits: WalkLimits): [id: string, json: string];
  /** The element of a look; null where it has gone. */
  take(id: string, index: number): Element | null;
  /** The place of an element in a look; -1 where it is not in it. */
  find(id: string, element: Element): number;
}

/** Runs in the page. Keeps the elements of the last few looks, so that they are found again without marking them. */
export function keepLooks(look: (limits: WalkLimits) => KeptFrame): Looks {
  const most = 3;
  const kept = new Map<string, Element[]>();
  // Another document must not answer for this one.
  const own = Math.random().toString(36).slice(2);
  let count = 0;
  return {
    look(limits) {
      const { json, elements } = look(limits);
      count += 1;
      const id = `${own}-${count}`;
      kept.set(id, elements);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return [id, json];
    },
    take(id, index) {
      const element = kept.get(id)?.[index];
      return element?.isConnected ? element : null;
    },
    find: (id, element) => kept.get(id)?.indexOf(element) ?? -1,
  };
}
