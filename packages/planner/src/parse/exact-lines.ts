import { readCanonical } from '../steps/read.ts';

const opening = '\uE002';
const closing = '\uE003';
const token = new RegExp(`${opening}(\\d+)${closing}`, 'g');

/** What may stand before the sentence of a line: the sign of a list, a keyword. */
const lead = /^\s*(?:(?:[-*•–+]|\d{1,3}[.)])\s+)?(?:(?:given|when|then|and|but),?\s+)?/i;
const quoted = /"(?:[^"\\]|\\.)*"/g;

export interface ExactLines {
  text: string;
  /** With their quotes, as they were written. */
  values: string[];
}

/**
 * Puts a sign in the place of each quoted text of a canonical sentence, so that nothing in it is taken for emphasis, a table or a
 * name: `Call POST "/a" with the body "**x** | y"`.
 */
export function keepExactLines(written: string): ExactLines {
  const values: string[] = [];
  const lines = written
    .replaceAll(opening, '')
    .replaceAll(closing, '')
    .split('\n')
    .map((line) => {
      if (!line.includes('"') || !readCanonical(line.replace(lead, ''))) return line;
      return line.replace(quoted, (whole) => {
        values.push(whole);
        return `${opening}${values.length - 1}${closing}`;
      });
    });
  return { text: lines.join('\n'), values };
}

/** Calls `put` with each text that was kept, and writes what it gives in its place. */
export function replaceExact(
  text: string,
  values: readonly string[],
  put: (whole: string) => string,
): string {
  return text.replace(token, (_, index: string) => put(values[Number(index)] ?? ''));
}
