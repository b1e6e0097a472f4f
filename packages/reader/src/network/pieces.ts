/** Words as the pieces that the model was taught with. */
import type { Unit } from './units.ts';

export type Vocabulary = ReadonlyMap<string, number>;

const sorts = ['q', 'u', 'p', 'f', 'e', 'm', 'd', 'i', 'k'] as const;
const sortWords: Record<string, string> = {
  u: 'website',
  p: 'path',
  f: 'file',
  e: 'email',
  m: 'price',
  d: 'date',
  i: 'code',
  k: 'key',
};
const mostPieces = 8;
const sign = /[!-/:-@[-`{-~]|\p{P}/u;

function splitWords(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  const words: string[] = [];
  let word = '';
  const end = () => {
    if (word) words.push(word);
    word = '';
  };
  for (const character of folded) {
    const isSpace = /\s/u.test(character);
    if (isSpace || sign.test(character)) {
      end();
      if (!isSpace) words.push(character);
    } else word += character;
  }
  end();
  return words;
}

function cutWord(word: string, vocabulary: Vocabulary): number[] {
  const characters = [...word];
  const found: number[] = [];
  let at = 0;
  while (at < characters.length) {
    let end = characters.length;
    let id: number | undefined;
    for (; end > at; end -= 1) {
      id = vocabulary.get(`${at > 0 ? '##' : ''}${characters.slice(at, end).join('')}`);
      if (id !== undefined) break;
    }
    if (id === undefined) return [vocabulary.get('[UNK]') ?? 0];
    found.push(id);
    at = end;
  }
  return found;
}

function piecesOf(text: string, vocabulary: Vocabulary): number[] {
  // No more than a few are used; a long text need not be cut whole.
  return splitWords(text.slice(0, 200)).flatMap((word) => cutWord(word, vocabulary));
}

function idOf(piece: string, vocabulary: Vocabulary): number {
  return vocabulary.get(piece) ?? vocabulary.get('[UNK]') ?? 0;
}

function unitPieces({ text, sort }: Unit, vocabulary: Vocabulary): number[] {
  const quote = idOf('"', vocabulary);
  if (sort === 'q') return [quote, ...piecesOf(text, vocabulary).slice(0, mostPieces - 2), quote];
  if (sort) return [idOf('#', vocabulary), idOf(sortWords[sort] ?? '', vocabulary)];
  const pieces = piecesOf(text, vocabulary).slice(0, mostPieces);
  return pieces.length > 0 ? pieces : [idOf('[UNK]', vocabulary)];
}

/** How a unit looks, which its pieces do not tell any more. */
function classOf({ text, sort }: Unit, isFirst: boolean): number {
  if (sort) return 8 + sorts.indexOf(sort);
  const [first = ''] = text;
  if (/\p{Nd}/u.test(first)) return 4;
  if (!/\p{L}/u.test(first)) return 5;
  if (text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()) return 2;
  if (first !== first.toLowerCase()) return isFirst ? 3 : 1;
  return 0;
}

export interface Encoded {
  ids: number[];
  classes: number[];
  /** 0 for what was put in, 1 for the sentence, 2 for what was said before. */
  befores: number[];
  /** Where the first piece of every unit stands. */
  firsts: number[];
}

export function encodeUnits(units: readonly Unit[], vocabulary: Vocabulary): Encoded {
  const encoded: Encoded = { ids: [], classes: [], befores: [], firsts: [] };
  const put = (id: number) => {
    encoded.ids.push(id);
    encoded.classes.push(6);
    encoded.befores.push(0);
  };
  put(idOf('[CLS]', vocabulary));
  for (const [index, unit] of units.entries()) {
    const last = units[index - 1];
    const isTurn = last?.isBefore !== unit.isBefore;
    if (last && isTurn) put(idOf('[SEP]', vocabulary));
    const isFirst = isTurn || (last !== undefined && !last.sort && '.!?:'.includes(last.text));
    encoded.firsts.push(encoded.ids.length);
    const kind = classOf(unit, isFirst);
    for (const id of unitPieces(unit, vocabulary)) {
      encoded.ids.push(id);
      encoded.classes.push(kind);
      encoded.befores.push(unit.isBefore ? 2 : 1);
    }
  }
  put(idOf('[SEP]', vocabulary));
  return encoded;
}
