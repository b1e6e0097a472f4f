import { foldWords } from '@assay/contract/text';
import { tidy } from './texts.ts';
import type { Chosen } from './types.ts';

const light = /^(?:my|your|our|their|the|a|an|of|for|in|at)$/;

/** The words of a name. */
function wordsOfName(name: string): string[] {
  return foldWords(name).split(' ');
}

/** Whether a text says no more than the name does: it is a label, and what is meant stands beside it. */
export function isOnlyName(text: string, name: string): boolean {
  const words = wordsOfName(name);
  return foldWords(text)
    .split(' ')
    .every((word) => words.includes(word) || light.test(word));
}

/** "The cart badge" shows "Cart 2": the rest of a text that begins or ends with the name it was found by. */
export function withoutName(text: string, { target }: Chosen): string | undefined {
  const name = foldWords(target.name);
  if (name === '') return undefined;
  const words = tidy(text).split(' ');
  const length = name.split(' ').length;
  if (words.length <= length) return undefined;
  if (foldWords(words.slice(0, length).join(' ')) === name)
    return words
      .slice(length)
      .join(' ')
      .replace(/^[:–-]\s*/, '');
  return foldWords(words.slice(-length).join(' ')) === name ? words.slice(0, -length).join(' ') : undefined;
}
