import type { Draft } from './draft.ts';
import { hasWords, namedIn, replaceQuoted, replaceWords } from './names.ts';
import type { Random } from './random.ts';

/** Names that stand on pages, and values that authors typed: what others are replaced by. */
export interface Pool {
  names: readonly string[];
  /** Values of one word, and of several. */
  words: readonly string[];
  phrases: readonly string[];
}

export function makePool(names: Iterable<string>, values: Iterable<string>): Pool {
  const free = [...values].filter((value) => plain.test(value) && !/\d/.test(value));
  return {
    names: [...names].filter((name) => plain.test(name)),
    words: free.filter((value) => oneWord.test(value)),
    phrases: free.filter((value) => !oneWord.test(value)),
  };
}

const shares = { perName: 0.5, perValue: 0.5, valueOnPage: 0.5 };
const oneWord = /^\p{L}+$/u;
const plain = /^[\p{L}\p{N}][^"\\\n]{1,59}$/u;
/** Its parts are not free: another day or time may not exist. */
const date = /\d{4}-\d\d|\d\/\d|\d:\d|\d\.\d+\.\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

interface Places {
  text: boolean;
  view: boolean;
}

/** The sentence stays where it is in a text of another length. */
function replaceInText(draft: Draft, from: string, to: string): Pick<Draft, 'text' | 'start' | 'end'> {
  const put = (part: string) => replaceWords(part, from, to);
  const before = put(draft.text.slice(0, draft.start));
  const said = put(draft.text.slice(draft.start, draft.end));
  return {
    text: before + said + put(draft.text.slice(draft.end)),
    start: before.length,
    end: before.length + said.length,
  };
}

function replaceIn(draft: Draft, from: string, to: string, places: Places): Draft {
  const { page } = draft;
  const inStep = (step: string) => replaceQuoted(step, from, to);
  return {
    ...draft,
    ...(places.text && replaceInText(draft, from, to)),
    ...(page &&
      places.view && {
        page: {
          ...page,
          lines: page.lines.map((line) => ({ ...line, text: replaceQuoted(line.text, from, to) })),
        },
      }),
    steps: draft.steps.map(inStep),
    done: draft.done.map(inStep),
  };
}

function isOnPage({ page }: Draft, name: string): boolean {
  return page?.lines.some(({ text }) => hasWords(text, name)) ?? false;
}

/** Another name for what the author calls as the page does, on both sides. A synonym keeps what it is a synonym of. */
export function swapNames(draft: Draft, pool: Pool, random: Random): Draft {
  let swapped = draft;
  for (const name of namedIn(draft.steps).names) {
    if (!random.chance(shares.perName) || !plain.test(name)) continue;
    if (!hasWords(draft.text, name) || !isOnPage(draft, name)) continue;
    const other = random.pick(pool.names);
    if (other === undefined || isOnPage(swapped, other)) continue;
    swapped = replaceIn(swapped, name, other, { text: true, view: true });
  }
  return swapped;
}

function changeDigits(value: string, random: Random): string {
  return value.replace(/\d/g, (digit, at: number) => {
    const isLeading = at === 0 || !/[\d.,]/.test(value[at - 1] ?? '');
    const least = isLeading && digit !== '0' ? 1 : 0;
    return String(least + Math.floor(random.next() * (10 - least)));
  });
}

function otherValue(value: string, pool: Pool, random: Random): string | undefined {
  if (date.test(value)) return undefined;
  if (/\d/.test(value)) return changeDigits(value, random);
  return random.pick(oneWord.test(value) ? pool.words : pool.phrases);
}

/** Other figures and texts than the author's, in the text and in the steps. */
export function replaceValues(draft: Draft, pool: Pool, random: Random): Draft {
  const { names, values } = namedIn([...draft.steps, ...draft.done]);
  let replaced = draft;
  for (const value of values) {
    if (!random.chance(shares.perValue) || !plain.test(value) || value.includes('{{')) continue;
    if (!hasWords(draft.text, value)) continue;
    const other = otherValue(value, pool, random);
    if (other === undefined || other === value) continue;
    const isName = names.some((name) => hasWords(name, value));
    const view = isName || random.chance(shares.valueOnPage);
    replaced = replaceIn(replaced, value, other, { text: true, view });
  }
  return replaced;
}
