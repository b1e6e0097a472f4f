import { anyMark } from '../steps/quoting.ts';

/** A form, what stands for it, and for some a word without which it need not be looked for. */
export type Rule = [RegExp, string | ((whole: string, ...groups: string[]) => string), RegExp?];

const stops = [
  'and',
  'or',
  'is',
  'are',
  'was',
  'should',
  'must',
  'has',
  'have',
  'comes?',
  'shows?',
  'in',
  'on',
  'as',
  'to',
];

/** A quoted name, or one that begins with a capital; it ends before the words that cannot be part of it. */
export function nameBefore(...words: string[]): string {
  return `(?:${anyMark}|[A-Z][\\w'’-]*(?: (?!(?:${[...stops, ...words].join('|')})\\b)[\\w'’-]+){0,4})`;
}

export const name = nameBefore();
export const names = `(?:the )?${name}(?:(?:, and|,| and) (?:the )?${name})*`;
export const must = '(?:should|must|has to|have to|will|shall|may|can)';
export const shown = '(?:shown|displayed|listed|found|visible|returned|there|offered|left)';

/** Where an order may begin. */
export const begin = '(^|[,;:] (?:and |then )?|\\band |\\bthen |\\b(?:i|we|you) )';

/** A rule for sentences that have a certain word only, because looking for a word is quick. */
export function hinted(hint: RegExp, form: RegExp, to: Rule[1]): Rule {
  return [form, to, hint];
}

export function applyRule(text: string, [form, to, hint]: Rule): string {
  if (hint && !hint.test(text)) return text;
  return typeof to === 'string' ? text.replace(form, to) : text.replace(form, to);
}
