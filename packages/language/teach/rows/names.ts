import { readCanonical } from '@assay/planner/reading';
import { namesOf, partsOf } from '../check/parts-of-step.ts';
import { isStep } from './canonical.ts';

/** An address or a file is no free text. */
const reaching: ReadonlySet<string> = new Set(['open', 'call', 'upload']);

/** What the steps call things on the page, and what they copy from the text. */
export function namedIn(steps: readonly string[]): { names: string[]; values: string[] } {
  const names = new Set<string>();
  const values = new Set<string>();
  for (const step of steps.filter(isStep)) {
    const command = readCanonical(step);
    if (!command) continue;
    const parts = partsOf(command);
    for (const { target } of parts.acting) for (const name of namesOf(target)) names.add(name);
    for (const name of parts.names) names.add(name);
    if (!reaching.has(command.do)) for (const value of parts.values) values.add(value);
  }
  return { names: [...names].filter(Boolean), values: [...values].filter(Boolean) };
}

const sign = /[\p{L}\p{N}]/u;

function isSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return false;
  if (code < 128) return (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);
  return sign.test(text.charAt(at));
}

/** Where a text stands as whole words. A search for one at a time is much faster here than a regular expression for each. */
export function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  if (words === '') return places;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (!isSign(text, at - 1) && !isSign(text, at + words.length)) places.push(at);
  return places;
}

export function hasWords(text: string, words: string): boolean {
  return placesOf(text, words).length > 0;
}

/** The same in any case. */
export function hasWordsInAnyCase(text: string, words: string): boolean {
  return hasWords(text.toLowerCase(), words.toLowerCase());
}

export function replaceWords(text: string, from: string, to: string): string {
  let replaced = '';
  let end = 0;
  for (const at of placesOf(text, from)) {
    replaced += text.slice(end, at) + to;
    end = at + from.length;
  }
  return replaced + text.slice(end);
}

/** Replaces whole words inside the double quotes of a line. */
export function replaceQuoted(line: string, from: string, to: string): string {
  if (!line.includes(from)) return line;
  return line.replace(/"((?:[^"\\]|\\.)*)"/g, (quoted) => replaceWords(quoted, from, to));
}
