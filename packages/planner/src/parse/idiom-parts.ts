import { anyMark } from '../steps/quoting.ts';
import { type Heard, hear, mayFit, type Sought, seek } from './hearing.ts';

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

interface Prepared extends Sought {
  rule: Rule;
}

const prepared = new WeakMap<readonly Rule[], Prepared[]>();

function prepare(rules: readonly Rule[]): Prepared[] {
  const known = prepared.get(rules);
  if (known) return known;
  const made = rules.map((rule) => ({ rule, ...seek(rule[0]) }));
  prepared.set(rules, made);
  return made;
}

function applyRule(heard: Heard, one: Prepared): string {
  const { text } = heard;
  if (!mayFit(one, heard)) return text;
  const [form, to, hint] = one.rule;
  if (hint && !hint.test(text)) return text;
  return typeof to === 'string' ? text.replace(form, to) : text.replace(form, to);
}

/** Each rule is applied to what those before it have left. */
export function applyRules(written: string, rules: readonly Rule[]): string {
  let heard = hear(written);
  for (const one of prepare(rules)) {
    const told = applyRule(heard, one);
    if (told !== heard.text) heard = hear(told);
  }
  return heard.text;
}

/** The same where a rule may take a sentence apart at ` ¶ `: those after it are applied to each part by itself. */
export function applyToParts(written: string, rules: readonly Rule[], from = 0): string[] {
  const [text = '', ...others] = written.split(' ¶ ');
  if (others.length > 0) return [text, ...others].flatMap((part) => applyToParts(part, rules, from));
  const heard = hear(text);
  const all = prepare(rules);
  for (let at = from; at < all.length; at++) {
    const one = all[at];
    const told = one ? applyRule(heard, one) : text;
    if (told !== text) return applyToParts(told, rules, at + 1);
  }
  return [text];
}
