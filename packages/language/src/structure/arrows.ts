import { isDigit, isSpace, isUpper, skipSpace, trimEnd } from './chars.ts';

const signs = ['-->', '==>', '->', '=>', '→', '⇒', '➜', '➔', '➡', '⟶', '>'];
const signStarts = new Set(signs.map((sign) => sign.charAt(0)));

export interface Arrow {
  start: number;
  end: number;
  /** ">" leads from one thing to the next; the others may lead to a result as well. */
  isPath: boolean;
}

/** An arrow that stands apart from what is left and right of it. */
export function arrowAt(text: string, at: number, start: number, end: number): Arrow | undefined {
  if (!signStarts.has(text.charAt(at))) return undefined;
  if (at > start && !isSpace(text.charCodeAt(at - 1))) return undefined;
  const sign = signs.find((one) => text.startsWith(one, at));
  if (!sign) return undefined;
  const after = at + sign.length;
  if (after < end && !isSpace(text.charCodeAt(after))) return undefined;
  const next = skipSpace(text, after, end);
  const isPath = sign === '>';
  // "seats > 15" compares.
  if (isPath && (isDigit(text.charCodeAt(next)) || text.charAt(next) === '=')) return undefined;
  return { start: at, end: after, isPath };
}

const quotes = '"“„«\'`”';

/**
 * Whether an arrow tells a change, "6 -> 5", "flips Open → Shipped", or belongs to a name rather than leads to what comes next. `start` and `end` bound what it may
 * lead from and to; `isOnly`: there is no other arrow in the sentence.
 */
export function isChange(text: string, arrow: Arrow, start: number, end: number, isOnly: boolean): boolean {
  const left = trimEnd(text, start, arrow.start);
  const right = skipSpace(text, arrow.end, end);
  if (left <= start || right >= end) return false;
  const before = text.charAt(left - 1);
  const after = text.charAt(right);
  if (isDigit(after.charCodeAt(0)) && (isDigit(before.charCodeAt(0)) || '%€$£'.includes(before))) return true;
  if (!isOnly) return false;
  // "listed in more > all" is a name; only a chain is a way.
  if (arrow.isPath) return true;
  if (quotes.includes(before) && quotes.includes(after)) return true;
  return isUpper(after) && isOneWord(text, right, end) && isUpper(lastWord(text, start, left));
}

function isOneWord(text: string, from: number, end: number): boolean {
  const to = trimEnd(text, from, end);
  for (let at = from; at < to; at++) {
    if (text.charAt(at) === ',') return true;
    if (isSpace(text.charCodeAt(at))) return false;
  }
  return true;
}

/** The first letter of the last word before `end`. */
function lastWord(text: string, start: number, end: number): string {
  let from = end;
  while (from > start && !isSpace(text.charCodeAt(from - 1))) from--;
  return text.charAt(from);
}
