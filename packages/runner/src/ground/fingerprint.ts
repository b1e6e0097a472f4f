import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { fold } from './words.ts';

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

type Looks = Pick<SeenElement, (typeof kept)[number]>;

/** What an element is known by when the page has changed: Similo's attributes. */
export type Fingerprint = Looks & {
  /** The names, as numbers, of what else could be used on the page then: none of these is the element renamed. */
  others?: number[];
  /** Which of its given marks it shared with something else on the page then: a class of many buttons marks none of them. */
  shared?: Mark[];
  /** The roles of other elements that bore the same name then. */
  namesakes?: string[];
};

/** What the page's developers give an element, and seldom change together with its name. */
export const marks = ['testId', 'href', 'placeholder', 'title'] as const satisfies (keyof Looks)[];
export type Mark = (typeof marks)[number];

export function fingerprintOf(element: SeenElement): Fingerprint {
  return Object.fromEntries(kept.map((name) => [name, element[name]])) as Looks;
}

/** More than this is no help, and large to store. */
const mostOthers = 400;
const longestName = 80;

/** What a person would call it. */
export function callOf({ name, label, placeholder, text, title, testId }: Looks): string {
  return name || label || placeholder || text.slice(0, longestName) || title || testId;
}

/** A short number for a name, so that many can be stored (FNV-1a). */
export function numberOf(name: string): number {
  let number = 0x811c9dc5;
  for (const letter of fold(name)) {
    number ^= letter.codePointAt(0) ?? 0;
    number = Math.imul(number, 0x01000193) >>> 0;
  }
  return number;
}

/** What lies in an element, or around it, and says the same is part of it. */
function areNested(one: SeenElement, other: SeenElement): boolean {
  return one.frame === other.frame && (one.path.startsWith(other.path) || other.path.startsWith(one.path));
}

/** The fingerprint together with what stood beside the element on its page. */
export function fingerprintOn({ elements }: PageSnapshot, element: SeenElement): Fingerprint {
  const others = elements.filter(
    ({ ref, states, interactive, role }) =>
      ref !== element.ref && states.visible && (interactive || role === element.role),
  );
  const own = fold(callOf(element));
  const namesakes = elements.filter(
    (one) =>
      one.ref !== element.ref && one.states.visible && fold(callOf(one)) === own && !areNested(one, element),
  );
  const shared = marks.filter((mark) =>
    elements.some((one) => one.ref !== element.ref && one[mark] === element[mark]),
  );
  const numbers = new Set(others.map((other) => numberOf(callOf(other))));
  return {
    ...fingerprintOf(element),
    namesakes: [...new Set(namesakes.map(({ role }) => role))],
    ...(numbers.size <= mostOthers && { others: [...numbers], shared }),
  };
}
