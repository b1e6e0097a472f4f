/** Commands as a line of tokens and of spans in the author's words, and back. */
import { type Command, readCount, readUnit, singularOf } from '@assay/planner/reading';
import { textOf, type Unit } from './units.ts';

export type Output = string | readonly [from: number, to: number];

/** Keys in the order in which they are told. */
const order = [
  'do',
  'named',
  'accept',
  'button',
  'subject',
  'every',
  'negated',
  'condition',
  'of',
  'is',
  'how',
  'comparison',
  'direction',
  'kind',
  'ordinal',
  'name',
  'near',
  'relation',
  'anchor',
  'within',
  'target',
  'onto',
  'until',
  'credentials',
  'user',
  'password',
  'address',
  'text',
  'option',
  'value',
  'unit',
  'keys',
  'file',
  'tab',
  'by',
  'as',
  'to',
  'times',
  'atMost',
  'seconds',
  'withinSeconds',
  'width',
  'height',
  'touch',
];
const choices = new Set([
  'do',
  'of',
  'is',
  'how',
  'comparison',
  'direction',
  'kind',
  'relation',
  'unit',
  'button',
]);

export const stop = '<stop>';
export const nothing = '<nothing>';
export const refused = '<refused>';

function fold(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

function singular(text: string): string {
  return fold(text) === 'people' ? 'person' : singularOf(text);
}

interface Point {
  units: readonly Unit[];
  last: number;
}

/** Where the words stand: in the sentence itself after the last that was pointed at, else anywhere in it, else as late as possible before. */
function findSpan(
  point: Point,
  fits: (text: string) => boolean,
  longest: number,
): [number, number] | undefined {
  const { units, last } = point;
  const found: [number, number][] = [];
  for (let from = 0; from < units.length; from += 1)
    for (let to = from; to < Math.min(units.length, from + longest); to += 1)
      if (units[from]?.isBefore === units[to]?.isBefore && fits(textOf(units, from, to)))
        found.push([from, to]);
  const own = found.filter(([from]) => !units[from]?.isBefore);
  const best = own.find(([from]) => from > last) ?? own.at(-1) ?? found.at(-1);
  if (best && !units[best[0]]?.isBefore) point.last = best[1];
  return best;
}

const spoken: Record<string, number> = {
  single: 1,
  pair: 2,
  both: 2,
  dozen: 12,
  half: 0.5,
};

export function numberIn(text: string): number | undefined {
  const folded = fold(text);
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(folded)?.[0];
  if (digits) {
    const amount = Number(digits.replaceAll(',', ''));
    const value = /^\W*[-−]\W*\d/.test(folded) ? -amount : amount;
    const unit = /\b(?:ms|milliseconds?)\b/.test(folded) ? 0.001 : /\bminutes?\b/.test(folded) ? 60 : 1;
    return value * unit;
  }
  const known = spoken[folded];
  if (known !== undefined) return known;
  const count = readCount(folded);
  return Number.isNaN(count) ? undefined : count;
}

function write(value: unknown, key: string, point: Point, out: Output[]): void {
  if (typeof value === 'string' && choices.has(key)) out.push(`${key}=${value}`);
  else if (value === 'it') out.push(`${key}#it`);
  else if (typeof value === 'string') {
    const wanted = fold(value);
    const longest = wanted.split(' ').length + 8;
    const plain = findSpan(point, (text) => fold(text) === wanted, longest);
    const span = plain ?? findSpan(point, (text) => fold(singular(text)) === wanted, longest);
    if (span) out.push(plain ? `${key}:` : `${key}~`, span);
    else out.push(`${key}#${value}`);
  } else if (typeof value === 'number' && key !== 'ordinal') {
    const span = findSpan(point, (text) => numberIn(text) === value, 1);
    if (span) out.push(`${key}:`, span);
    else out.push(`${key}#${value}`);
  } else if (typeof value === 'number' || typeof value === 'boolean') out.push(`${key}#${value}`);
  else if (Array.isArray(value)) {
    out.push(`${key}[`);
    for (const one of value) writeObject(one, point, out);
    out.push(']');
  } else if (value && typeof value === 'object') {
    out.push(`${key}{`);
    writeObject(value, point, out);
    out.push('}');
  }
}

function writeObject(value: object, point: Point, out: Output[]): void {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([left], [right]) => order.indexOf(left) - order.indexOf(right));
  for (const [key, one] of entries) write(one, key, point, out);
}

/** The line that stands for the commands. */
export function writeLine(commands: readonly Command[], units: readonly Unit[]): Output[] {
  const point: Point = { units, last: -1 };
  const out: Output[] = [];
  for (const command of commands) writeObject(command, point, out);
  return [...out, stop];
}

const numeric = new Set(['ordinal', 'times', 'atMost', 'seconds', 'withinSeconds', 'width', 'height']);

function readConstant(key: string, text: string, isNumber: boolean): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return isNumber || numeric.has(key) ? Number(text) : text;
}

class Malformed extends Error {}

/** No name begins with an article in small letters, unless somebody put it in quotes, nor is it somebody's. */
function trimName(units: readonly Unit[], [from, to]: readonly [number, number]): readonly [number, number] {
  const [first, last] = [units[from], units[to]];
  const begin = to > from && first && !first.sort && /^(?:the|an?)$/.test(first.text) ? from + 1 : from;
  const end = to > begin && last && !last.sort && /^['’]s$/.test(last.text) ? to - 1 : to;
  return [begin, end];
}

/** What is to be read on the page keeps the quotes that stand in it. */
function keepQuotes(units: readonly Unit[], from: number, to: number): readonly Unit[] {
  const isInside = (index: number) => index >= from && index <= to && from < to;
  return units.map((unit, index) =>
    unit.sort === 'q' && isInside(index) ? { ...unit, text: `"${unit.text}"` } : unit,
  );
}

const price = /[$€£¥₹₽₩]/;

/** Reads a line back; undefined where it is no commands. */
export function readLine(line: readonly Output[], units: readonly Unit[]): Command[] | undefined {
  let at = 0;
  let lastText = '';
  const next = () => line[at];

  function readObject(isTop: boolean): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (;;) {
      const token = next();
      if (token === undefined || token === stop || token === '}' || token === ']') return made;
      if (typeof token !== 'string') throw new Malformed();
      if (isTop && token.startsWith('do=') && 'do' in made) return made;
      if (!isTop && token.startsWith('of=') && 'of' in made) return made;
      at += 1;
      readEntry(token, made);
    }
  }

  function readEntry(token: string, made: Record<string, unknown>): void {
    const [, key = '', sign = '', rest = ''] = /^(\w+)([=:~#{[])(.*)$/s.exec(token) ?? [];
    if (key === '' || key in made) throw new Malformed();
    // The amount comes before what it is told in, which stands in the author's words.
    const said = key === 'unit' ? readUnit(lastText) : undefined;
    const isNumber =
      (made.is === 'number' || made.is === 'count' || made.is === 'seconds') && key === 'value';
    if (sign === '=') made[key] = said ?? rest;
    else if (sign === '#') made[key] = readConstant(key, rest, isNumber);
    else if (sign === '{') made[key] = close(readObject(false), '}');
    else if (sign === '[') {
      const list: unknown[] = [];
      while (next() !== ']') {
        if (at >= line.length || list.length > 10) throw new Malformed();
        list.push(readObject(false));
      }
      made[key] = close(list, ']');
    } else made[key] = readSpan(key, isNumber || numeric.has(key), sign === '~', made.is === 'count');
  }

  function close<T>(value: T, bracket: string): T {
    if (next() !== bracket) throw new Malformed();
    at += 1;
    return value;
  }

  function readSpan(key: string, isNumber: boolean, isSingular: boolean, isCount: boolean): unknown {
    const span = next();
    if (span === undefined || typeof span === 'string') throw new Malformed();
    at += 1;
    const [from, to] = key === 'name' ? trimName(units, span) : span;
    const text = textOf(key === 'value' || key === 'text' ? keepQuotes(units, from, to) : units, from, to);
    lastText = text;
    if (!isNumber) return isSingular ? singular(text) : text;
    const value = numberIn(text);
    if (value === undefined || (isCount && (!Number.isInteger(value) || price.test(text))))
      throw new Malformed();
    return value;
  }

  try {
    const commands: unknown[] = [];
    while (at < line.length && next() !== stop) {
      const before = at;
      commands.push(readObject(true));
      if (at === before) throw new Malformed();
    }
    return commands as Command[];
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}
