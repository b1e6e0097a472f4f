import type { Target } from '@assay/planner/steps';
import { isInside } from '../ground/view.ts';
import { keyOf } from '../snapshot/key-of.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { collectCounted } from './count.ts';

/** A part of a page at a moment, and the things in it that are counted. */
interface Place {
  snapshot: PageSnapshot;
  container: SeenElement;
  things: readonly SeenElement[];
}

/** "3", "(3)", "3 cards" */
const counter = /^\(?(\d{1,5})\)?(?: \p{L}[\p{L}-]*)?$/u;

/** What tells a number in a place and is none of its things, by where it stands. */
function listCounters({ snapshot, container, things }: Place): Map<string, { count: number; words: string }> {
  const refs = new Set(things.map(({ ref }) => ref));
  const counters = snapshot.elements.flatMap((element) => {
    const { states, interactive, text, containers, ref } = element;
    const count = counter.exec(text.trim())?.[1];
    const isThing = refs.has(ref) || containers.some((one) => refs.has(one));
    if (count === undefined || !states.visible || interactive || isThing || !isInside(element, container))
      return [];
    return [[keyOf(element), { count: Number(count), words: text.trim() }] as const];
  });
  return new Map(counters);
}

/** Something has left one of them and stands elsewhere in the other. */
function hasMoved(from: Place, to: Place): boolean {
  const stayed = new Set(to.things.map(({ text }) => text));
  const left = from.things.map(({ text }) => text).filter((text) => text !== '' && !stayed.has(text));
  return to.snapshot.elements.some(
    (element) => element.states.visible && left.includes(element.text) && !isInside(element, to.container),
  );
}

/** What counted rightly before something was moved, and has not counted since. */
function findStaleCounter(before: Place, now: Place): string | undefined {
  if (before.things.length === now.things.length) return undefined;
  if (!hasMoved(before, now) && !hasMoved(now, before)) return undefined;
  const told = listCounters(before);
  for (const [key, { count, words }] of listCounters(now)) {
    if (told.get(key)?.count === before.things.length && count !== now.things.length) return words;
  }
  return undefined;
}

/**
 * "To do has 2 cards" after one of three was moved away, where two are left and the column still says "3 cards": the page contradicts
 * itself. A number that never was theirs, such as one of all pages, says nothing about it.
 */
export function findContradiction(
  before: PageSnapshot | undefined,
  target: Target,
  now: Place,
): string | undefined {
  if (before?.address !== now.snapshot.address) return undefined;
  const container = before.elements.find((one) => keyOf(one) === keyOf(now.container));
  if (!container) return undefined;
  const things = collectCounted(before, target, container) ?? [];
  return findStaleCounter({ snapshot: before, container, things }, now);
}
