import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import { isInside } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { groundIn } from './ground-in.ts';
import { compare, readNumbers } from './numbers.ts';
import type { PageView } from './page-view.ts';
import { show } from './texts.ts';
import { judged, type Observation } from './types.ts';

export interface Told {
  count: number;
  words: string;
  /** How many of them it shows, where it tells this as well: "1–20 of 48". */
  shown?: number;
}

/** The forms in which a page may write the noun. */
export function nounsOf(name: string): Set<string> {
  const word = name.toLowerCase();
  const single = word.replace(/ies$/, 'y').replace(/s$/, '');
  const many = [`${single}s`, `${single}es`, single.replace(/y$/, 'ies')];
  return new Set([word, single, ...many, ...(/^(?:person|people)$/.test(word) ? ['person', 'people'] : [])]);
}

/** Three digits after a comma are thousands: "1,234 people". */
const anyCount = '(?<![\\d.,])(\\d{1,3}(?:,\\d{3})+|\\d{1,6})';
const inWords = new RegExp(`${anyCount} (\\p{L}[\\p{L}-]*)`, 'gu');

function readCount(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

/** "12 people" in the words of a page; undefined where they tell several numbers. */
function findIn(texts: readonly string[], { name }: Target): Told | undefined {
  if (!/^\p{L}[\p{L}-]*$/u.test(name)) return undefined;
  const nouns = nounsOf(name);
  const told = texts
    .flatMap((text) => [...text.matchAll(inWords)])
    .filter(([, , noun = '']) => nouns.has(noun.toLowerCase()));
  const [first] = told;
  const isOne = first && told.every(([, count]) => count === first[1]);
  return isOne ? { count: readCount(first[1] ?? ''), words: first[0] } : undefined;
}

/** What the page, or the place in it, tells of a number of things that it does not list. */
export function findTold(
  { text, elements }: PageSnapshot,
  target: Target,
  container: SeenElement | undefined,
): Told | undefined {
  if (!container) return target.within ? undefined : findIn([text], target);
  const labels = elements
    .filter((element) => element.states.visible && isInside(element, container))
    .map(({ name }) => name);
  return findIn([container.text, ...labels], target);
}

const range = new RegExp(
  `${anyCount}\\s*(?:[–—-]|to)\\s*${anyCount}\\s+(?:of|from|\\/)\\s+${anyCount}(?![\\d.,])`,
  'giu',
);
const further =
  /^(?:(?:go to )?(?:the )?next(?: page)?|(?:load|show|see) more(?: .*)?|more results|2|(?:go to )?page 2|[›»])$/;

/** How many there are in all, where the page shows only some of them at a time and says so. */
export function findPagedTotal(
  snapshot: PageSnapshot,
  target: Target,
  container: SeenElement | undefined,
): Told | undefined {
  const ranges = [...snapshot.text.matchAll(range)].map(([words, from = '', to = '', count = '']) => ({
    words,
    count: readCount(count),
    shown: readCount(to) - readCount(from) + 1,
  }));
  const [first] = ranges;
  const total = first && ranges.every(({ count }) => count === first.count) ? first : undefined;
  const isPaged =
    total !== undefined ||
    snapshot.elements.some(
      ({ name, text, states, interactive }) =>
        states.visible && interactive && further.test(foldWords(name || text)),
    );
  if (!isPaged) return undefined;
  if (container) return findTold(snapshot, target, container);
  const { within: _, ...whole } = target;
  const told = findTold(snapshot, whole, undefined);
  return told && total && told.count !== total.count ? undefined : (told ?? total);
}

/** One element that is called like the things and says how many there are is not one of them: "12 people". */
export function tellsCount(counted: readonly SeenElement[] | undefined, target: Target): Told | undefined {
  const [only] = counted ?? [];
  if (!only || counted?.length !== 1 || only.interactive || only.text.length > 40) return undefined;
  const told = findIn([only.text], target);
  if (told) return told;
  const [number, ...more] = readNumbers(only.text);
  const isBare = foldWords(only.text.replaceAll(',', '')) === String(number?.value);
  return number && more.length === 0 && isBare ? { count: number.value, words: only.text } : undefined;
}

/** "The likes of the post are 4": the number that the place gives before the word. */
export function observeToldNumber(
  page: PageView,
  target: Target,
  condition: Condition,
): Observation | undefined {
  const { snapshot } = page;
  const { within, near, ordinal, kind } = target;
  if (condition.is !== 'number' || condition.unit || !within || near || ordinal !== undefined || kind)
    return undefined;
  const place = groundIn(page, within, 'container');
  if (place.outcome !== 'found') return undefined;
  const told = findTold(snapshot, target, place.chosen.element);
  return (
    told &&
    judged(compare(told.count, condition.comparison, condition.value), `the page says ${show(told.words)}`)
  );
}

/** Things in a state that a page counts beside the name of their place: "Inbox 3" has three unread messages. */
const uncounted = /^(?:unread|new|open|pending|unseen)(?: (?:messages?|mails?|e-?mails?|items?|entries))?$/i;

/** "The Inbox shows 3 unread messages", where the messages do not say so themselves. */
export function findBeside({ elements }: PageSnapshot, { name, within }: Target): Told | undefined {
  if (!within?.name || !uncounted.test(name)) return undefined;
  const place = foldWords(within.name);
  const told = elements
    .filter(({ states, text }) => states.visible && foldWords(text).replace(/ \d+$/, '') === place)
    .flatMap(({ text }) => {
      const [number] = readNumbers(text);
      return number ? [{ count: number.value, words: text }] : [];
    });
  const [first] = told;
  return first && told.every(({ count }) => count === first.count) ? first : undefined;
}
