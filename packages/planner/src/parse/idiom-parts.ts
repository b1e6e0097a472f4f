import { anyMark } from '../steps/quoting.ts';
import { findNeedles } from './needles.ts';

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

const needles = new WeakMap<RegExp, string[] | undefined>();

function needlesOf(form: RegExp): string[] | undefined {
  if (!needles.has(form)) needles.set(form, findNeedles(form));
  return needles.get(form);
}

/** `small` is the text in small letters; a form of which no word is there is not tried. */
function applyRule(text: string, small: string, [form, to, hint]: Rule): string {
  const words = needlesOf(form);
  if (words && !words.some((word) => small.includes(word))) return text;
  if (hint && !hint.test(text)) return text;
  return typeof to === 'string' ? text.replace(form, to) : text.replace(form, to);
}

/** Each rule is applied to what those before it have left. */
export function applyRules(written: string, rules: readonly Rule[]): string {
  let text = written;
  let small = text.toLowerCase();
  for (const rule of rules) {
    const told = applyRule(text, small, rule);
    if (told === text) continue;
    text = told;
    small = text.toLowerCase();
  }
  return text;
}

/** The same where a rule may take a sentence apart at ` ¶ `: those after it are applied to each part by itself. */
export function applyToParts(written: string, rules: readonly Rule[], from = 0): string[] {
  const [text = '', ...others] = written.split(' ¶ ');
  if (others.length > 0) return [text, ...others].flatMap((part) => applyToParts(part, rules, from));
  const small = text.toLowerCase();
  for (let at = from; at < rules.length; at++) {
    const rule = rules[at];
    const told = rule ? applyRule(text, small, rule) : text;
    if (told !== text) return applyToParts(told, rules, at + 1);
  }
  return [text];
}
