import type { PageSnapshot, Reading, SeenElement } from '../snapshot/types.ts';
import type { Facts, PageView, View } from './page-view.ts';

/** Something that has to be read from the browser before a claim can be judged. */
export type Need =
  | {
      of: 'snapshot' | 'title' | 'headings' | 'whole text' | 'response' | 'body' | 'downloads' | 'load time';
    }
  | { of: 'reading' | 'drawn'; ref: string }
  | { of: 'attribute'; ref: string; name: string }
  | { of: 'style'; ref: string; name: string; value: string };

/** Thrown inside judging, and caught by `judge`, which returns the needs. */
export class MissingFacts extends Error {
  readonly needs: readonly Need[];

  constructor(needs: readonly Need[]) {
    super(`Not read yet: ${needs.map(({ of }) => of).join(', ')}.`);
    this.needs = needs;
  }
}

function ask(need: Need): never {
  throw new MissingFacts([need]);
}

type Simple = 'title' | 'headings' | 'response' | 'downloads';

export function factOf<K extends Simple>({ facts }: View, name: K): Exclude<Facts[K], undefined> {
  const fact = facts[name];
  return fact === undefined ? ask({ of: name }) : (fact as Exclude<Facts[K], undefined>);
}

export function snapshotOf({ facts }: View): PageSnapshot {
  return facts.snapshot ?? ask({ of: 'snapshot' });
}

export function pageOf(view: View): PageView {
  return { ...view, snapshot: snapshotOf(view) };
}

export function wholeTextOf({ facts }: View): string {
  return facts.wholeText ?? ask({ of: 'whole text' });
}

export function bodyOf({ facts }: View): string {
  return facts.body ?? ask({ of: 'body' });
}

export function loadOf({ facts }: View): NonNullable<Facts['load']> {
  return facts.load ?? ask({ of: 'load time' });
}

export function readingOf({ facts }: View, { ref }: SeenElement): Reading {
  return facts.readings[ref] ?? ask({ of: 'reading', ref });
}

/** Asks for all readings at once, so that judging begins anew once rather than for each element. */
export function needReadings({ facts }: View, elements: readonly SeenElement[]): void {
  const missing = elements.filter(({ ref }) => !(ref in facts.readings));
  if (missing.length > 0) throw new MissingFacts(missing.map(({ ref }) => ({ of: 'reading', ref })));
}

export function isDrawn({ facts }: View, { ref }: SeenElement): boolean {
  return facts.drawn[ref] ?? ask({ of: 'drawn', ref });
}

export function attributeKey(ref: string, name: string): string {
  return `${ref} ${name}`;
}

export function attributeOf({ facts }: View, { ref }: SeenElement, name: string): string | null {
  const value = facts.attributes[attributeKey(ref, name)];
  return value === undefined ? ask({ of: 'attribute', ref, name }) : value;
}

export function styleKey(ref: string, name: string, value: string): string {
  return `${ref} ${name}: ${value}`;
}

export function styleOf(
  { facts }: View,
  { ref }: SeenElement,
  name: string,
  value: string,
): { actual: string; expected: string } {
  return facts.styles[styleKey(ref, name, value)] ?? ask({ of: 'style', ref, name, value });
}
