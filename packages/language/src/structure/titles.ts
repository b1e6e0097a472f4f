import { countWords, isLower, isSpace, isUpper, isWord } from './chars.ts';
import { cutClauses } from './clauses.ts';
import { endOfGreeting } from './mail.ts';

const longestTitle = 120;
const ticket = /\[?([A-Z][A-Z0-9]{1,9})[-_]\d{1,6}\b/y;
const tag = /\[[^\]\n]{2,30}\] ?(?=\S)/y;
const caseName =
  /(?:(?:test ?case|test|tc|case|scenario|use case|uc)[ _#-]*[\w.-]{0,20}\d[\w-]*\s*(?:[:.)|–—-]|$)|TC[A-Z0-9_-]{0,20}\d+\b)/iuy;

/** "BRD" of "BRD-118 Board: assignee filter". */
export function ticketPrefix(text: string, from: number): string | undefined {
  ticket.lastIndex = from;
  return ticket.exec(text)?.[1];
}

export function hasTag(text: string, from: number): boolean {
  tag.lastIndex = from;
  return tag.test(text);
}

/** Where the name of a test case ends that a line begins with: "TC-07", "Test 3:", "Case 12 -". */
export function endOfCaseName(text: string, from: number, end: number): number | undefined {
  caseName.lastIndex = from;
  const found = caseName.exec(text);
  const stop = from + (found?.[0].length ?? 0);
  if (!found || stop > end) return undefined;
  const last = text.charAt(stop - 1);
  // "Test 1.5" is no name, "Test 1. Log in" is.
  return isWord(last) || stop === end || isSpace(text.charCodeAt(stop)) ? stop : undefined;
}

/** Whether a line may be a title by itself: short, one piece, no full stop. */
export function looksLikeTitle(text: string, from: number, end: number): boolean {
  if (end - from > longestTitle || '.!?;,:…'.includes(text.charAt(end - 1))) return false;
  if (isLower(text.charAt(from)) || '/{('.includes(text.charAt(from))) return false;
  if (endOfGreeting(text, from, end) !== undefined) return false;
  return countWords(text, from, end, 15) <= 14 && cutClauses(text, from, end).length === 1;
}

/** Like a title, and short enough to be nothing else. */
export function looksLikeHeading(text: string, from: number, end: number): boolean {
  const stop = text.charAt(end - 1) === ':' ? end - 1 : end;
  const isShort = countWords(text, from, stop, 6) <= (stop < end ? 4 : 5);
  return (
    isShort && (isUpper(text.charAt(from)) || text.charAt(from) === '"') && looksLikeTitle(text, from, stop)
  );
}
