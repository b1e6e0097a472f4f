import { actors } from '../lexicons/cues.ts';
import { looksLikeAddress } from '../steps/addresses.ts';
import type { Expectation } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import { expectPage } from './visible.ts';
import { anyOf, tidy, withoutArticle } from './wording.ts';

const travellers = `(?:me|us|him|her|them|you|(?:the |a )?(?:${anyOf(actors.filter((actor) => actor.length > 2))}))`;
const lead = new RegExp(
  `^(?:${travellers} )?(?:straight |directly |right |automatically )?(?:(?:back|over|forward|away) )?(?:to|on|onto|at|in|into) `,
  'i',
);
const addressNoun = new RegExp(
  `^(?:the )?(?:url|address|page(?: at)?|path|location|site)(?: with the (?:url|address))? (${anyMark})$`,
  'i',
);

const calledPage =
  /^(?:the |a )?(?:page|screen|view)(?: (?:called|named|titled|with the (?:title|heading|headline)))? ((?:\uE000|[A-Z]).*)$/;
/** "To the order "A-17"": what sort of thing the page is about, and which. */
const thingForm = new RegExp(`^(?:the |an? )?[a-z]+(?: [a-z]+)? (${anyMark})$`);

const stepForm = /^(?:step|page) \d+(?: (?:of|\/) \d+)?$/i;

/** Where somebody is taken: an address where one is given, else a page by its name. */
export function expectDestination(phrase: string, literals: Literal[], negated = false): Expectation {
  const text = tidy(tidy(phrase).replace(lead, ''));
  const literal = literalOf(addressNoun.exec(text)?.[1] ?? text, literals);
  const not = negated ? ({ negated: true } as const) : {};
  if (literal && looksLikeAddress(literal.value)) {
    const how = literal.sort === 'u' && literal.value.includes('://') ? 'equals' : 'contains';
    return { subject: { of: 'address' }, condition: { is: 'text', how, value: literal.value }, ...not };
  }
  // A step of several is told by the page, not by its address or title.
  if (stepForm.test(text))
    return {
      subject: { of: 'page text' },
      condition: { is: 'text', how: 'matches', value: `/\\b${text}\\b/i` },
      ...not,
    };
  const called = calledPage.exec(text)?.[1] ?? thingForm.exec(text)?.[1];
  if (called) return expectPage(nameOf(called, literals), negated);
  const name = withoutArticle(text).replace(/ ?(?:page|screen|view|website|site)$/i, '');
  return expectPage(nameOf(name === '' ? text : name, literals), negated);
}
