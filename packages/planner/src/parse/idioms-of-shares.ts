import { kindWords } from '../lexicons/kinds.ts';
import { anyMark } from '../steps/quoting.ts';
import { hinted, must, name, names, type Rule } from './idiom-parts.ts';
import { splitMembers } from './subjects.ts';
import { anyOf } from './wording.ts';

const goesOn = '(?= *[.]?$|,| and (?:the|it|[A-Z]\\w* (?:is|are|must|should)) ?)';
const holder =
  '(?:[Tt]he (?:[a-z]+ ){0,2}?(?:list|table|page|results?|search|cart|basket|board|column|inbox|folder|overview)|[Ii]t|[Yy]ou|I|[Ww]e)';
const having = `(?:${must} )?(?:now |then |still )*(?:see|get|shows?|lists?|contains?|has|have|displays?|sees|gets|holds?)`;
const partOfPage = new RegExp(`\\b(?:${anyOf(Object.values(kindWords).flat())})s?$`, 'i');

const ownPlace = /(?:cart|basket|board|column|inbox|folder)$/i;

/** "The list shows only A and B": these are there, and nothing beside them. */
function tellOnly(whole: string, joined: string, place: string, things: string): string {
  const members = splitMembers(things).map((thing) => thing.replace(/^the /i, ''));
  if (members.some((member) => partOfPage.test(member))) return whole;
  const where = ownPlace.test(place) ? `in ${place.toLowerCase()}` : 'visible';
  const seen = members.map((member) => `the ${member} is ${where}`);
  return `${joined === '' ? '' : ' ¶ '}${[...seen, `there are exactly ${members.length} results`].join(' ¶ ')} ¶ `;
}

/** How long something takes, where no number says it. */
export const waiting =
  /^there (?:is|will be) an? (?:short |brief |little |small )?(?:countdown|delay|pause|wait),? (?:and then|and|then|until|before) (?=\S)/i;

/** What there is besides, beneath or at first, and what is all there is. */
const forms: [hint: RegExp, ...Rule][] = [
  [
    /\b(?:only|just|nothing but) /,
    new RegExp(
      `(^|, (?:and |so |then )?|,? and |: )(${holder}) ${having} (?:only|just|nothing but) (${names})(?: (?:there|now|then|left|any ?more))*${goesOn}(?:,? and |, )?`,
    ),
    (whole, joined = '', place = '', things = '') => tellOnly(whole, joined, place, things),
  ],
  [
    /\b(?:tooltip|hint|bubble|popover|balloon)\b/,
    new RegExp(
      `,? and (?:then )?(?:an?|the) (?:little |small |short )?(?:tooltip|hint|bubble|popover|balloon)(?: (?:appears?|pops up|opens|comes up))?(?: and| that| which)? (?:explains?|says?|saying|tells (?:me|you|us)|reads?|shows?|with)(?: that)? (?=${anyMark})`,
    ),
    ' ¶ the page shows ',
  ],
  [
    / with \uE000q/,
    new RegExp(
      `^(.+?),? (?:and )?with (${anyMark}) (?:underneath|beneath|(?:below|above|under|beside|next to)(?: it| them)?)(?= *[.]?$)`,
    ),
    '$1 ¶ $2 is shown',
  ],
  [
    /\b(?:begin|start|beginning|first)\b/,
    /,? (?:to (?:begin|start) with|(?:in|at) the (?:very )?(?:beginning|start))(?= *[.]?$|, )/,
    '',
  ],
  [
    / there\b/,
    /\b(disabled|enabled|gr[ea]yed out|selected|ticked|checked|unchecked|empty) there(?= *[.]?$|,| and )/g,
    '$1',
  ],
  [/^[Tt]here /, waiting, ''],
  [/ in addition to /, new RegExp(`,? in addition to (?:the )?${name}(?=,| and |\\.?$)`), ''],
  [/ on (?:its|their) own\b/, / on (?:its|their) own(?=[ ,.]|$)(?: without an?y? [a-z]+)?/, ''],
  [
    /\b(?:just|only) /,
    new RegExp(
      `\\b((?:type|types|enter|enters|put|puts|write|writes|fill in)) (?:just|only) (?=(?:${anyMark}|[\\w.@-]+) (?:in|into|as)\\b)`,
      'gi',
    ),
    '$1 ',
  ],
  [
    /^(?:[Uu]nder|[Ii]n) [A-Z]/,
    /^([Uu]nder|[Ii]n) ([A-Z][\w-]*(?: [a-z-]+)?),? (?:i|you|we) (click|press|choose|select|pick|tap|hit|open)(?: on)? (.+)$/is,
    '$3 $4 in the $2 section',
  ],
];

export const shares: Rule[] = forms.map(([hint, form, to]) => hinted(hint, form, to));
