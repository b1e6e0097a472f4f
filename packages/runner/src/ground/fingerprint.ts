import type { SeenElement } from '../snapshot/types.ts';

const kept = [
  'tag',
  'role',
  'name',
  'label',
  'placeholder',
  'title',
  'testId',
  'inputType',
  'text',
  'nearby',
  'href',
  'column',
  'path',
  'frame',
  'box',
] as const satisfies (keyof SeenElement)[];

/** What an element is known by when the page has changed: Similo's attributes. */
export type Fingerprint = Pick<SeenElement, (typeof kept)[number]>;

export function fingerprintOf(element: SeenElement): Fingerprint {
  return Object.fromEntries(kept.map((name) => [name, element[name]])) as Fingerprint;
}
