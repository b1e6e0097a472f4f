import { anyMark } from '../steps/quoting.ts';
import { hinted, must, type Rule } from './idiom-parts.ts';
import { anyCount } from './wording.ts';

const begin = '(^|,? and |[;:] )';
const comes =
  '(?:appears?|opens|pops up|comes up|shows up|turns up|slides in|is (?:then |now |also )?(?:shown|displayed|visible)|(?:must|should) (?:appear|open|pop up|come up|show up|be shown|be displayed))';
const shown =
  '(?:error|warning|success|confirmation|info)? ?(?:message|error|warning|notice|note|banner|toast|hint|dialog|window|popup|pop-up|tooltip|alert|panel|menu|list|table)';
/** "An error appears that begins with X": what comes up, and what it says. */
const said = new RegExp(
  `${begin}(?:[Aa]n?|[Tt]he) (${shown}) ${comes} (?:that|which) ((?:begins|starts|ends) with|contains|has|mentions|includes|offers|lists) (?=\\S)`,
);

const thing = `((?:(?:[Tt]he|[Mm]y|[Yy]our|[Oo]ur) )?(?:[a-z]+ ){0,2}?(?:${anyMark}|[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*){0,3})|[Tt]he (?:[a-z]+ ){0,2}[a-z]+)`;
/** "The lamp, which costs $5, must be in the cart": each for itself. */
const inserted = new RegExp(
  `${begin}${thing}, (?:which|who) ((?:is|are|has|have|costs?|shows?|says?|reads?|contains?|belongs?|stands?) [^,;¶]{1,60}), (?=(?:${must}|is|are|has|have|costs?|shows?|says?|reads?|contains?|comes?|stays?|remains?|appears?)\\b)`,
);

/** "Four flights are left and none of them says X or Y" */
const noneOf = new RegExp(
  `((?:${anyCount}) ([a-z]+?)s\\b[^¶]*?),? (?:and|but) none of (?:them|these|those) (says?|shows?|contains?|mentions?|has|have|reads?|lists?) (${anyMark})((?:(?:,|,? or) ${anyMark})*)(?= *[.]?$)`,
  'i',
);
/** "No row shows X or Y": neither of them. */
const noneOr = new RegExp(
  `(^|,? and |[;:] )((?:no [a-z]+(?: [a-z]+){0,3}?|none of (?:them|these|those|the [a-z]+)) (?:${must} )?(?:says?|shows?|contains?|mentions?|has|have|reads?|lists?)) (${anyMark})((?:,? ${anyMark})*,? or ${anyMark})(?= *[.]?$)`,
  'i',
);
const mark = new RegExp(anyMark, 'g');

function singular(verb: string): string {
  return /^have$/i.test(verb) ? 'has' : /s$/i.test(verb) ? verb : `${verb}s`;
}

function deny(claim: string, first: string, others: string): string {
  return [first, ...(others.match(mark) ?? [])].map((one) => `${claim} ${one}`).join(' ¶ ');
}

/** What is told of a thing in a clause that only hangs on it. */
export const relatives: Rule[] = [
  hinted(/ (?:that|which) /, said, '$1the $2 $3 '),
  hinted(/, wh(?:ich|o) /, inserted, '$1$2 $3 ¶ $2 '),
  hinted(/ none of /, noneOf, (_told, counted = '', things = '', verb = '', first = '', others = '') =>
    [counted, deny(`no ${things} ${singular(verb)}`, first, others)].join(' ¶ '),
  ),
  hinted(
    / or \uE000/,
    noneOr,
    (_told, lead = '', none = '', first = '', others = '') =>
      `${lead === '' ? '' : ' ¶ '}${deny(none, first, others)}`,
  ),
];
