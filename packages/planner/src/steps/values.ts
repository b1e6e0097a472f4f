import type { Value } from './language.ts';
import { anyMark, quote } from './quoting.ts';
import { literalAt } from './targets.ts';

/** `"Pear"`, `"Pear" and "Apple"`, `"Pear", "Apple" and "Plum"` */
export function renderValues(values: readonly Value[]): string {
  const quoted = values.map(quote);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}

export const anyValues = `${anyMark}(?:(?:, ${anyMark})* and ${anyMark})?`;

const marks = new RegExp(anyMark, 'g');

export function readValues(text: string, values: string[]): [Value, ...Value[]] | undefined {
  const [first, ...more] = [...text.matchAll(marks)].map(([mark]) => literalAt(mark, values));
  return first === undefined ? undefined : [first, ...more];
}
