import { runInNewContext } from 'node:vm';
import { Problem } from '../progress/problem.ts';

/** Stops patterns that backtrack without end; long enough for a machine that is busy with other things. */
const longestMatch = 2000;

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Styles may show a text in capitals that the author knows otherwise. */
function isInCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** Words that are told all in small letters may begin with a capital where they stand. */
function begun(text: string): string | undefined {
  const first = text.charAt(0).toUpperCase();
  return text === text.toLowerCase() && first !== text.charAt(0) ? `${first}${text.slice(1)}` : undefined;
}

/** What a field holds is taken letter for letter. */
export function equalsValue(actual: string, expected: string): boolean {
  const [shown, wanted] = [tidy(actual), tidy(expected)];
  return shown === wanted || (isInCapitals(shown) && shown === wanted.toUpperCase());
}

export function equalsText(actual: string, expected: string): boolean {
  return equalsValue(actual, expected) || tidy(actual) === begun(tidy(expected));
}

/** Around a name within a text, a page has quotes of its own kind, or none. */
function anyQuotes(word: string): string {
  const pattern = RegExp.escape(word);
  return /[\p{L}\p{N}]/u.test(word) ? pattern.replace(/\\x22|[“”„]/g, '["“”„«»]?') : pattern;
}

/** Whether the words stand there one after the other, whatever space is between them; a page of millions of words is not copied for it. */
function holdsWords(text: string, words: string): boolean {
  const wanted = tidy(words);
  const pattern = wanted.split(' ').map(anyQuotes).join('\\s+');
  // "2 cards" does not stand in "12 cards", nor "$12" in "$12.90".
  const start = /^\d/.test(wanted) ? '(?<!\\d[.,]?)' : '';
  // Behind a day its time may follow: "2025-03-17.10:25".
  const time = /\d{4}-\d\d-\d\d$/.test(wanted) ? '(?!\\d{1,2}:\\d\\d)' : '';
  const end = /\d$/.test(wanted) ? `(?!\\d|[.,]${time}\\d)` : '';
  return new RegExp(`${start}${pattern}${end}`).test(text);
}

export function containsText(actual: string, expected: string): boolean {
  const inCapitals = expected.toUpperCase();
  const withCapital = begun(tidy(expected));
  return (
    holdsWords(actual, expected) ||
    (withCapital !== undefined && holdsWords(actual, withCapital)) ||
    (isInCapitals(inCapitals) && holdsWords(actual, inCapitals))
  );
}

/** A pattern, written bare or as /pattern/flags. One that would run for ages is stopped. */
export function matchesPattern(actual: string, pattern: string): boolean {
  const [, source = pattern, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(pattern) ?? [];
  try {
    const expression = new RegExp(source, flags.replaceAll('g', ''));
    const test = () => expression.test(tidy(actual));
    return runInNewContext('test()', { test }, { timeout: longestMatch }) === true;
  } catch (error) {
    throw new Problem('not understood', `"${pattern}" cannot be used as a pattern: ${String(error)}.`, {
      cause: error,
    });
  }
}

export function matchText(actual: string, how: 'equals' | 'contains' | 'matches', expected: string): boolean {
  if (how === 'equals') return equalsText(actual, expected);
  return how === 'contains' ? containsText(actual, expected) : matchesPattern(actual, expected);
}

/** A text as it appears in a report: in quotes, not endlessly long. */
export function show(text: string): string {
  const tidied = tidy(text);
  return `"${tidied.length > 300 ? `${tidied.slice(0, 299)}…` : tidied}"`;
}
