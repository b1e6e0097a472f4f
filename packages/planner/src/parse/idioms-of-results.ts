import { hinted, must, name, names, type Rule } from './idiom-parts.ts';
import { splitMembers } from './subjects.ts';

const end = '(?= *[.]?$)';
const goesOn = '(?= *[.]?$|,| and | but )';
const seen = '(?:in there|there|in it|part of (?:it|them|the (?:list|results?)))';
const control =
  '(?:filter|drop-?down|select(?:or| box)?|picker|switcher|sorting|sort order|combo ?box|choice|selection)';

const sendings: Record<string, string> = {
  creat: 'Create',
  sav: 'Save',
  add: 'Add',
  send: 'Send',
  post: 'Post',
};

function tell(things: string, is: string): string {
  return splitMembers(things, true)
    .map((one) => `the ${one.replace(/^the /i, '')} ${is}`)
    .join(' ¶ ');
}

/** What is left to be seen after something was done, in other words than the readers of statements know. */
const forms: [hint: RegExp, ...Rule][] = [
  // "5 tickets are left, and one of them is X"
  [
    /\b[Oo]ne of (?:them|these|those|which|the)\b/,
    new RegExp(
      `(^|,? and |, |; )(?:[Oo]ne of (?:them|these|those|which|the [a-z]+s)) (?:is|${must} be|being) (?:called |named )?(${names})${end}`,
    ),
    (_whole, joined = '', things = '') => `${joined === '' ? '' : ' ¶ '}${tell(things, 'is visible')}`,
  ],
  // "X must not be in there any more"
  [
    /\b(?:there|in it|part of)\b/,
    new RegExp(
      `^((?:[Tt]he )?(?:[a-z]+ )?${name}) (?:${must} (not |no longer |never )?(?:be|appear|show up)|(?:is|are) (not |no longer )) ?(?:still |also )?${seen}(?: any ?more| any longer| either| too| as well)?${end}`,
    ),
    (_whole, thing = '', not: string | undefined, denied: string | undefined) =>
      `${thing} is ${(not ?? denied) ? 'not ' : ''}visible`,
  ],
  // "That takes me to the order X, and …": where one then is, and what else is claimed.
  [
    /\b(?:takes|brings|leads|sends|gets) (?:me|you|us|them|him|her|the user|one)\b/,
    /^(?:[Tt]hat|[Tt]his|[Ww]hich|[Ii]t) (?:then |now )?(?:takes|brings|leads|sends|gets) (?:me|you|us|them|him|her|the user|one) (?:straight |directly |right )?(?:back )?to ((?:[^,.;\uE000]|\uE000[a-z]\d+\uE001){2,60}?)(?:,? and (?=(?:the|there|it|a|an|my|your) )|, (?=where |which )|(?= *[.]?$))/,
    'I am taken to $1 ¶ ',
  ],
  // "After creating it the dialog closes": what was filled in is sent first.
  [
    /^(?:After|Once|When|after|once|when) (?:creating|saving|adding|sending|posting)\b/,
    /^(?:[Aa]fter|[Oo]nce|[Ww]hen) (creat|sav|add|send|post)ing (?:it|this|that|them),? (?=(?:the|an?|there|it|i|you|we|a message)\b|\uE000)/i,
    (_whole, verb = '') => `click ${sendings[verb.toLowerCase()] ?? 'Save'} ¶ `,
  ],
  [/ from (?:then|now|there) on\b/, /,? from (?:then|now|there) on(?= *[.]?$|,| and )/g, ''],
  // "The status filter is still on X"
  [
    / (?:on|at) /,
    new RegExp(
      `\\b([Tt]he (?:[a-z-]+ ){0,3}${control}) (?:is|stays|remains|stands|${must} (?:still |then |now )?(?:be|stay|remain|stand)) (?:still |now |then |again )?(?:on|at) (${name})${goesOn}`,
      'g',
    ),
    '$1 shows $2',
  ],
  // "It says that there are 24 tickets": as many as it says.
  [
    /\bthat there (?:is|are)\b/,
    new RegExp(
      `(^|,? and |, )(?:[Ii]t|[Tt]he (?:page|list|table|heading|title|header)|(?:[Tt]he )?[a-z]+ (?:list|table|page)) (?:${must} )?(?:also |now |then |still )?(?:says?|states?|reads?|tells? (?:me|us|you)|shows?) that (there (?:is|are)(?: now| still)? \\d+ [a-z]+)${goesOn}`,
    ),
    (_whole, joined = '', claim = '') => `${joined === '' ? '' : ' ¶ '}${claim}`,
  ],
  // "The list counts 25 tickets"
  [
    /\bcounts?\b/,
    new RegExp(
      `\\b[Tt]he (?:[a-z]+ )?(?:list|table|page|overview|board|header|heading) (?:now |then )?(?:counts|${must} (?:now |then )?count) (\\d+ [a-z]+)${goesOn}`,
    ),
    'there are $1',
  ],
];

export const results: Rule[] = forms.map(([hint, form, to]) => hinted(hint, form, to));
