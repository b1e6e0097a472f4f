/** Stands in the automaton where a span may begin or end; bytes are 0 to 255. */
const border = 256;
/** Between two texts; nothing that is asked for equals it. */
const gap = 257;

/**
 * A place in the texts: the states that what was copied so far leads to. There are several only where a border depends on what follows:
 * "5." of "5.3" and of "Costs 5."
 */
export type Place = readonly number[];

export interface CopySpans {
  /** Before the first byte of a span. */
  start: Place;
  /** The place after one more byte, or nothing where no text goes on like this. */
  follow(place: Place, byte: number): Place | undefined;
  /** Whether what was copied is a whole span: it ends where a word ends. */
  isWhole(place: Place): boolean;
}

const letter = /[\p{L}\p{N}\p{M}_]/u;
/** Scripts that put no space between words: every character may begin or end a span. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u;
const mark = /\p{M}/u;
const digit = /\p{Nd}/u;

/** Whether a span may begin or end before `characters[index]`. Neither a word nor a number such as 1,234.50 is cut. */
function isBorder(characters: readonly string[], index: number): boolean {
  const before = characters[index - 1];
  const after = characters[index];
  if (before === undefined || after === undefined) return true;
  if (mark.test(after) || after === '\u200d' || before === '\u200d') return false;
  if (/[.,]/.test(after)) return !(digit.test(before) && digit.test(characters[index + 1] ?? ''));
  if (/[.,]/.test(before)) return !(digit.test(after) && digit.test(characters[index - 2] ?? ''));
  if (!letter.test(before) || !letter.test(after)) return true;
  return unspaced.test(before) || unspaced.test(after);
}

function toSymbols(text: string, into: number[]): void {
  const characters = [...text];
  const encoder = new TextEncoder();
  characters.forEach((character, index) => {
    if (isBorder(characters, index)) into.push(border);
    into.push(...encoder.encode(character));
  });
  into.push(border, gap);
}

interface State {
  length: number;
  link: number;
  next: Map<number, number>;
}

/** A suffix automaton: it takes exactly the sequences that occur in `symbols`. Its size and the time to build it are linear. */
function buildAutomaton(symbols: readonly number[]): State[] {
  const root: State = { length: 0, link: -1, next: new Map() };
  const states: State[] = [root];
  const at = (index: number): State => states[index] ?? root;
  let last = 0;
  for (const symbol of symbols) {
    const added = states.length;
    states.push({ length: at(last).length + 1, link: 0, next: new Map() });
    let from = last;
    while (from !== -1 && !at(from).next.has(symbol)) {
      at(from).next.set(symbol, added);
      from = at(from).link;
    }
    last = added;
    if (from === -1) continue;
    const known = at(from).next.get(symbol) ?? 0;
    if (at(known).length === at(from).length + 1) {
      at(added).link = known;
      continue;
    }
    const copy = states.length;
    states.push({ length: at(from).length + 1, link: at(known).link, next: new Map(at(known).next) });
    while (from !== -1 && at(from).next.get(symbol) === known) {
      at(from).next.set(symbol, copy);
      from = at(from).link;
    }
    at(known).link = copy;
    at(added).link = copy;
  }
  return states;
}

/** As it stands, and as one would write it in one line. */
function variants(text: string): string[] {
  const trimmed = text.trim();
  return [...new Set([trimmed, trimmed.replace(/\s+/gu, ' ')])];
}

/** Indexes the texts that may be copied from, byte by byte: a span is a part of one text that cuts no word. */
export function indexSpans(texts: readonly string[]): CopySpans {
  const symbols: number[] = [];
  for (const text of new Set(texts.flatMap(variants))) if (text) toSymbols(text, symbols);
  const states = buildAutomaton(symbols);
  const next = (state: number, symbol: number): number | undefined => states[state]?.next.get(symbol);
  const opened = next(0, border);
  return {
    start: opened === undefined ? [] : [opened],
    follow(place, byte) {
      const reached = new Set<number>();
      for (const state of place) {
        const onward = [state, next(state, border)].map((one) => one !== undefined && next(one, byte));
        for (const one of onward) if (typeof one === 'number') reached.add(one);
      }
      return reached.size > 0 ? [...reached] : undefined;
    },
    isWhole: (place) => place.some((state) => next(state, border) !== undefined),
  };
}
