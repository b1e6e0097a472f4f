import { isDigit, isLower, isSpace, isUpper, isWord, skipSpace } from './chars.ts';

/** After these a full stop never ends a sentence. */
const neverLast = new Set(
  'e.g i.e z.b d.h u.a p.ex vs cf approx ca incl excl mr mrs ms dr prof esp resp viz bzw ggf z d.i bspw'.split(
    ' ',
  ),
);
/** After these it ends one only where a capital letter follows. */
const seldomLast = new Set(
  'etc min max ver v exp act prio sev inc ltd co corp dept temp misc al usw ff a.m p.m sat sun mon tue wed thu fri sept jan feb mar apr jun jul aug sep oct nov dec'.split(
    ' ',
  ),
);
/** After these it ends none where a number follows. */
const beforeNumber = new Set(
  'no nr nos p pp v ver vers fig ch chap sec sect vol art ext tel id pos abs jan feb mar apr jun jul aug sep sept oct nov dec min max'.split(
    ' ',
  ),
);
/** "3. row", "15.06. to" */
const ordinal = /^\d{1,2}(?:\.(?:0?\d|1[0-2]))?$/;
const stops = new Set([...'.!?…。！？;；']);
const wideStops = new Set([...'。！？；']);
const closing = new Set([...'"\'”’»›)]}*_`」』']);
const longestAbbreviation = 20;

/** The word before a full stop, with the full stops inside it. */
function wordBefore(text: string, at: number, start: number): string {
  const least = Math.max(start, at - longestAbbreviation);
  let from = at;
  while (from > least && (isWord(text.charAt(from - 1)) || text.charAt(from - 1) === '.')) from--;
  return text.slice(from, at);
}

function endsAfterWord(text: string, at: number, start: number, next: string): boolean {
  const before = wordBefore(text, at, start);
  const name = before.toLowerCase();
  if (neverLast.has(name)) return false;
  const code = next.charCodeAt(0);
  if (isDigit(code) && beforeNumber.has(name)) return false;
  if (!isUpper(next) && seldomLast.has(name)) return false;
  const isApart = at - before.length <= start || isSpace(text.charCodeAt(at - before.length - 1));
  if (isApart && ordinal.test(before)) return !isLower(next) && !isDigit(code);
  // "J. Smith", but "option B. then"
  if (before.length === 1 && isUpper(before) && before !== 'I')
    return !isUpper(next) || !isInitial(text, at, start);
  return true;
}

/** Whether the single letter before the full stop begins the sentence or follows a name. */
function isInitial(text: string, at: number, start: number): boolean {
  let from = at - 2;
  while (from >= start && isSpace(text.charCodeAt(from))) from--;
  if (from < start) return true;
  let begin = from;
  while (begin > start && at - begin < longestAbbreviation && !isSpace(text.charCodeAt(begin - 1))) begin--;
  return text.charAt(from) === '.' || (isUpper(text.charAt(begin)) && begin > start);
}

/**
 * Whether a sentence ends with the sign at `at`: the place after it and what closes with it, else undefined. `inside` tells what is quoted
 * or in brackets.
 */
export function endOfSentence(
  text: string,
  at: number,
  start: number,
  end: number,
  inside: Uint8Array,
): number | undefined {
  const sign = text.charAt(at);
  // A row of stops is judged at its first.
  const isLater = at > start && stops.has(text.charAt(at - 1)) && !inside[at - 1 - start];
  if (!stops.has(sign) || inside[at - start] || isLater) return undefined;
  let after = at + 1;
  while (after < end && stops.has(text.charAt(after))) after++;
  const dots = after - at;
  while (after < end && !inside[after - start] && closing.has(text.charAt(after))) after++;
  if (after >= end || wideStops.has(sign)) return after;
  if (!isSpace(text.charCodeAt(after))) return undefined;
  const next = text.charAt(skipSpace(text, after, end));
  if (sign === '…' || (sign === '.' && dots > 1)) return isUpper(next) ? after : undefined;
  const isApart = at > start && isSpace(text.charCodeAt(at - 1));
  if (isApart && (sign === '?' || sign === '!') && !isUpper(next)) return undefined;
  if (sign === '.' && !isApart && !endsAfterWord(text, at, start, next)) return undefined;
  return after;
}

/** Whether a sentence ends with the quote or bracket at `at`, within which it says its full stop: 'the note "It was kept." There are 7'. */
export function endsInQuote(
  text: string,
  at: number,
  start: number,
  end: number,
  inside: Uint8Array,
): boolean {
  if (!inside[at - start] || inside[at + 1 - start] || !closing.has(text.charAt(at))) return false;
  if (!'.!?'.includes(text.charAt(at - 1)) || !isSpace(text.charCodeAt(at + 1))) return false;
  const next = skipSpace(text, at + 1, end);
  const isName = isUpper(text.charAt(next + 1)) && !isSpace(text.charCodeAt(next + 1));
  return next < end && isUpper(text.charAt(next)) && !isName;
}
