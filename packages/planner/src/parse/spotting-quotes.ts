import type { Expectation } from '../steps/language.ts';
import type { Literal } from './literals.ts';
import { literalOf } from './literals.ts';
import type { Mode } from './outcomes.ts';

const showing =
  'shown|displayed|visible|listed|reported|seen|found|present|printed|written|given|returned|there|mentioned|rendered|presented';
const seen = new RegExp(
  `\\b(?:${showing}|appears?|appear|shows?|displays?|sees?|reads?|says?|lists?|contains?|includes?|tells?|(?:below|above|under|next to) it|in there|(?:be|is|are) in$|(?:errors?|messages?|texts?|hints?|notices?|warnings?)(?: (?:is|are|must be|should be))?:?)(?= |:|$)`,
  'i',
);
const claiming =
  /\b(?:should|must|shall|has to|have to|needs? to|expect\w*|verify|check|make sure|ensure|is|are|see|shows?|says?|reads?|appears?)\b/i;
/** A state is more than being there: "greyed out" is not shown by the words of the button. */
const state = new RegExp(
  `\\b(?:be|is|are|stays?|remains?|becomes?|gets?|looks?|turns?) (?!(?:(?:then|now|also|still|again|correctly|clearly) )?(?:${showing}|in|on|at|below|above|under|the|an?)\\b|\\uE000)`,
  'i',
);
const acting =
  /\b(?:click|press|tap|typ(?:e|ing)|enter|select|choos|pick|open|drag|fill|submit|go(?:es|ing)? to|add|remov|delet|hid|disappear|vanish|gone|clos|chang|mov(?:e|ing)|first|last|second|third|twice|once|times|count|number|sort|order of|link(?:s|ed)? to|lead|redirect|colou?r|bold|red|green|disabled|enabled|same|differ|equal|match)/i;
const control =
  /\uE000q\d+\uE001 (?:field|dropdown|checkbox|box|slider|input|switch|button|link|tab|icon|option|row|column|section|table)\b|\b(?:field|dropdown|checkbox|box|slider|input|switch|button|link|tab|icon|option|row|column|section|table|heading|title) \uE000q/i;

/** "Shown underlined", "displayed twice": how it is shown is more than that it is. */
const manner = new RegExp(
  `\\b(?:${showing}|appears?|shows?(?: up)?) (?!(?:in|on|at|below|above|under|underneath|there|here|to|by|the|an?|that|and|now|then|again|up|next)\\b)[a-z]`,
  'i',
);

/** Every quoted text of a claim that something is to be seen must stand on the page. */
export function spotQuoted(text: string, mode: Mode, literals: Literal[]): Expectation[] | undefined {
  const marks = text.match(/\uE000q\d+\uE001/g) ?? [];
  const others = text.replace(/\uE000q\d+\uE001/g, '');
  if (marks.length === 0 || /\uE000|\d/.test(others)) return undefined;
  if (!seen.test(text) || !(mode === 'then' || claiming.test(text))) return undefined;
  if (state.test(text) || manner.test(text) || acting.test(others) || control.test(text)) return undefined;
  const values = marks.map((mark) => literalOf(mark, literals)?.value ?? '');
  if (values.some((value) => value.trim() === '')) return undefined;
  return values.map((value) => ({
    subject: { of: 'page text' },
    condition: { is: 'text', how: 'contains', value },
  }));
}
