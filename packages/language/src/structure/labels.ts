import { countWords, isDigit, isSpace, skipSpace, trimEnd } from './chars.ts';
import { type SectionKind, sectionKind } from './section-names.ts';

/** "Expected (in 1.3):", "AC2:", "**Steps**". */
export interface Label {
  /** Its words without signs around them. */
  start: number;
  stop: number;
  /** Where what it labels begins. */
  end: number;
  /** Its words in lower case, without number. */
  name: string;
  /** Absent where its words are not known. */
  kind?: SectionKind;
  /** The number of "Step 3:" or "AC2:". */
  number?: string;
  hasColon: boolean;
}

const longestLabel = 60;
const longestAside = 160;
const markup = new Set([...'*_#=[~']);
const endMarkup = new Set([...'*_#=]~']);
const numbered = /^(.*?[a-z)])[ _#-]*(\d{1,3}(?:\.\d{1,3})?[a-z]?)$/;

function skipAside(text: string, at: number, end: number): number {
  const close = text.slice(at, Math.min(end, at + longestAside)).indexOf(')');
  return close < 0 ? at : at + close + 1;
}

/** Where the words of a label end that begins at `start`, and where it has its sign. */
function findSign(text: string, start: number, end: number): { stop: number; after: number; sign: string } {
  const limit = Math.min(end, start + longestLabel);
  let at = start;
  while (at < limit) {
    const char = text.charAt(at);
    if (char === ':' || char === '：') return { stop: at, after: at + 1, sign: ':' };
    if (char === '(') {
      const after = skipAside(text, at, end);
      if (after > at) {
        const stop = at;
        const next = skipMarkup(text, after, end);
        if (next >= end) return { stop, after: end, sign: '' };
        const isLabel = text.charAt(next) === ':' || text.charAt(next) === '：';
        return isLabel ? { stop, after: next + 1, sign: ':' } : { stop: -1, after: start, sign: '' };
      }
    }
    const isDash = (char === '-' || char === '–' || char === '—') && isSpace(text.charCodeAt(at - 1));
    if (isDash && isSpace(text.charCodeAt(at + 1))) return { stop: at, after: at + 1, sign: '-' };
    if ('|"“→?!;,{'.includes(char)) return { stop: -1, after: start, sign: '' };
    at++;
  }
  return limit === end ? { stop: end, after: end, sign: '' } : { stop: -1, after: start, sign: '' };
}

function skipMarkup(text: string, at: number, end: number): number {
  let place = at;
  while (place < end && (endMarkup.has(text.charAt(place)) || isSpace(text.charCodeAt(place)))) place++;
  return place;
}

/** The label at the beginning of what stands between `from` and `end`, which lies in one line. */
export function readLabel(text: string, from: number, end: number): Label | undefined {
  let start = from;
  while (start < end && markup.has(text.charAt(start))) start++;
  start = skipSpace(text, start, end);
  const { stop, after, sign } = findSign(text, start, end);
  if (stop <= start) return undefined;
  let last = trimEnd(text, start, stop);
  while (last > start && endMarkup.has(text.charAt(last - 1))) last--;
  last = trimEnd(text, start, last);
  const raw = text.slice(start, last).toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '');
  const found = numbered.exec(raw);
  const name = found?.[1]?.trim().replace(/\(s\)$/, 's') ?? raw.replace(/ ?\(s\)$/, 's');
  const isMarked = start > from;
  const kind = sectionKind(name, sign !== '' || isMarked);
  if (!kind && sign !== ':') return undefined;
  if (sign === '-' && found && kind === 'data') return undefined;
  let next = after;
  if (isMarked) while (next < end && endMarkup.has(text.charAt(next))) next++;
  // "12:30" and "http://x" are no labels.
  const isJoined = sign === ':' && next < end && !isSpace(text.charCodeAt(next)) && !kind;
  if (isJoined || (isDigit(text.charCodeAt(next)) && !isSpace(text.charCodeAt(after)) && !kind))
    return undefined;
  const label: Label = { start, stop: last, name, end: skipSpace(text, next, end), hasColon: sign === ':' };
  if (kind) label.kind = kind;
  if (found?.[2] !== undefined)
    label.number = raw.slice(0, 2) === 'ac' ? raw.replace(' ', '').toUpperCase() : found[2];
  return label;
}

/** Where the piece of a label ends: behind its sign, before what marks it up. */
export function endOfLabel(text: string, label: Label): number {
  let end = trimEnd(text, label.start, label.end);
  while (end > label.stop && endMarkup.has(text.charAt(end - 1))) end = trimEnd(text, label.stop, end - 1);
  return end;
}

/** The words of a label with what stands in brackets behind them: "Acceptance criteria (Orders page)". */
export function wordsOfLabel(text: string, label: Label): string {
  let end = trimEnd(text, label.start, label.end);
  while (end > label.stop && (endMarkup.has(text.charAt(end - 1)) || ':：-–—'.includes(text.charAt(end - 1))))
    end--;
  return text.slice(label.start, trimEnd(text, label.stop, end));
}

const short = /(prio|sev)\.? +\S/iy;

/** "Prio medium, seen twice", "Sev. 3": no colon, but hardly anything else. */
export function readShortNote(text: string, from: number): boolean {
  short.lastIndex = from;
  return short.test(text);
}

/** "User: anna", "stars: 5": a few words, a colon and a value that is no sentence. */
export function isValueLabel(text: string, label: Label, end: number): boolean {
  if (!label.hasColon || label.end >= end) return false;
  if (countWords(text, label.start, label.stop, 5) > 4) return false;
  const last = text.charAt(end - 1);
  return countWords(text, label.end, end, 13) <= 12 && !'.!?:;'.includes(last);
}
