import { isSpace, isWord } from './chars.ts';

const closers = new Map<string, string>([
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['`', '`'],
  ['"', '"'],
  ["'", "'"],
  ['‘', '’'],
]);
const brackets = new Map<string, string>([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const special = /["'“„«‹「『`‘()[\]{}]/;
const mayStandBeforeQuote = /[\s([{<=:/,;>|+\-–—“„«]/;
/** An apostrophe is hardly ever a quote that is longer. */
const longestSingle = 200;

function opensQuote(text: string, at: number, start: number): boolean {
  const char = text.charAt(at);
  if (char !== '"' && char !== "'") return true;
  const before = at === start ? ' ' : text.charAt(at - 1);
  const isFree = mayStandBeforeQuote.test(before) || isSpace(before.charCodeAt(0)) || before > '\u2e7f';
  return isFree && (char === '"' || !isSpace(text.charCodeAt(at + 1)));
}

function closesQuote(text: string, at: number, opener: string): boolean {
  if (opener !== '"' && opener !== "'") return true;
  if (text.charAt(at - 1) === '\\') return false;
  if (opener === "'" && isSpace(text.charCodeAt(at - 1))) return false;
  const after = text.charAt(at + 1);
  return after === '' || after > '\u2e7f' || !isWord(after);
}

/** Marks the quoted texts; `missing` remembers what is not closed any more, so that no stretch is searched twice. */
function markQuotes(text: string, start: number, end: number, depth: Int32Array) {
  const missing = new Set<string>();
  for (let at = start; at < end; at++) {
    const opener = text.charAt(at);
    const closer = closers.get(opener);
    if (!closer || missing.has(opener) || !opensQuote(text, at, start)) continue;
    const isSingle = opener === "'" || opener === '‘';
    const limit = isSingle ? Math.min(end, at + longestSingle) : end;
    let close = at + 1;
    while (close < limit && !(closer.includes(text.charAt(close)) && closesQuote(text, close, opener)))
      close++;
    if (close < limit) {
      depth[at - start] = (depth[at - start] ?? 0) + 1;
      depth[close + 1 - start] = (depth[close + 1 - start] ?? 0) - 1;
      at = close;
    } else if (limit === end) missing.add(opener);
  }
}

function markBrackets(text: string, start: number, end: number, depth: Int32Array) {
  const open = new Map<string, number[]>([...brackets.values()].map((bracket) => [bracket, []]));
  const changes: [number, number][] = [];
  let quoted = 0;
  for (let at = start; at < end; at++) {
    quoted += depth[at - start] ?? 0;
    if (quoted > 0) continue;
    const char = text.charAt(at);
    const isFace = at > start && (text.charAt(at - 1) === ':' || text.charAt(at - 1) === ';');
    if (!isFace) open.get(char)?.push(at);
    const from = open.get(brackets.get(char) ?? '')?.pop();
    if (from !== undefined) changes.push([from, at]);
  }
  for (const [from, to] of changes) {
    depth[from - start] = (depth[from - start] ?? 0) + 1;
    depth[to + 1 - start] = (depth[to + 1 - start] ?? 0) - 1;
  }
}

/** Which characters stand within quotes or brackets that are closed: 1 for each such character from `start` on. */
export function protect(text: string, start: number, end: number): Uint8Array {
  if (!special.test(text.slice(start, end))) return new Uint8Array(end - start);
  const depth = new Int32Array(end - start + 2);
  markQuotes(text, start, end, depth);
  markBrackets(text, start, end, depth);
  const inside = new Uint8Array(end - start);
  let level = 0;
  for (let at = 0; at < inside.length; at++) {
    level += depth[at] ?? 0;
    inside[at] = level > 0 ? 1 : 0;
  }
  return inside;
}
