import type { ApiCheck } from '@assay/contract';
import { type Kept, mark } from './texts.ts';

/** Makes checks of what a form found; undefined where it is none after all. */
export type Make = (parts: (string | undefined)[], kept: readonly Kept[]) => ApiCheck[] | undefined;
/** The source of an expression that stands where reading is, and what it means. */
export type Form = [source: string, make: Make];
export type Operator = Extract<ApiCheck, { type: 'jsonpath' }>['operator'];

const stop = '(?:and|or|with|where|within|in|but|that|which|has|have|is|are|should|must|then|as)\\b';
/** A quoted text, or words until the next that joins. */
export const value = `(${mark}|[^\\s,]+(?: (?!${stop})[^\\s,]+)*)`;
/** A field, or a way to one. */
export const name = '(\\$[^\\s,]*|[A-Za-z_][\\w-]*(?:\\.[A-Za-z_][\\w-]*|\\[\\d+\\])*)';

/** The same, in a list whose parts are taken apart later. */
export const further = name.replace('(', '(?:');

/** A way to a field as a JSONPath, in which a name with a dash must be quoted. */
export function toPath(word: string): string {
  if (word.startsWith('$')) return word;
  const steps = word.split('.').map((step) => {
    const [, name = step, index = ''] = /^(.*?)((?:\[\d+\])*)$/.exec(step) ?? [];
    return `${name.includes('-') ? `['${name}']` : `.${name}`}${index}`;
  });
  return `$${steps.join('')}`;
}

export function field(word: string, operator: Operator, content?: unknown): ApiCheck[] {
  return [
    { type: 'jsonpath', path: toPath(word), operator, ...(content !== undefined && { value: content }) },
  ];
}
