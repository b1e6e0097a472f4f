import { foldWords } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import { isInside } from '../ground/view.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { numbersIn } from './figures-at-places.ts';
import { findPlace } from './find-place.ts';
import { readNumbers } from './numbers.ts';
import type { PageView } from './page-view.ts';
import { nounsOf, type Told } from './told-counts.ts';

/** What a place tells, and the place. */
export interface ToldAt extends Told {
  place: SeenElement;
}

const longest = 40;

function wordsOf(text: string): string[] {
  return foldWords(text)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
}

/** "Helpful (12)", "💬 2" with the title "Comments": the number beside nothing but the words for what is counted. */
function readLabelled({ text, name, title, states }: SeenElement, nouns: Set<string>): Told | undefined {
  const [number, ...more] = readNumbers(text.length <= longest ? text : '');
  if (!states.visible || states.editable || !number || more.length > 0) return undefined;
  const shown = wordsOf(text);
  const said = shown.length > 0 ? shown : wordsOf(`${name} ${title}`);
  const isOnlyThat = said.length > 0 && said.every((word) => nouns.has(word));
  return isOnlyThat ? { count: number.value, words: text } : undefined;
}

function agree(told: readonly Told[]): Told | undefined {
  const [first] = told;
  return first && told.every(({ count }) => count === first.count) ? first : undefined;
}

/** A link or a button that counts something shows the number alone. */
const small = /^(?:link|button|tab|menuitem|treeitem|img)$/;

/** "The bell shows 3 unread notifications", "the card has 2 comments": how many there are, as a place tells it that lists none of them. */
export function findToldAt(page: PageView, { name, kind, within }: Target): ToldAt | undefined {
  const { snapshot } = page;
  if (!within || within.name === '') return undefined;
  const place = findPlace(page, within);
  if (!place) return undefined;
  const nouns = new Set(
    wordsOf(`${name} ${kind === 'message' ? 'message' : ''}`).flatMap((word) => [...nounsOf(word)]),
  );
  const labelled = snapshot.elements
    .filter((one) => isInside(one, place))
    .flatMap((one) => readLabelled(one, nouns) ?? []);
  const told = agree(labelled);
  if (labelled.length > 0) return told && { ...told, place };
  if (!small.test(place.role)) return undefined;
  const bare = numbersIn(snapshot, place).flatMap(({ text }) =>
    readNumbers(text).map(({ value }) => ({ count: value, words: text })),
  );
  const [only] = bare;
  return only && bare.length === 1 ? { ...only, place } : undefined;
}
