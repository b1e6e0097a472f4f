import { anyMark } from '../steps/quoting.ts';
import { hinted, must, type Rule } from './idiom-parts.ts';
import { anyCount, readCount } from './wording.ts';

const begin = '(^|,? and |[;:] )';
const comes =
  '(?:appears?|opens|pops up|comes up|shows up|turns up|slides in|is (?:then |now |also )?(?:shown|displayed|visible)|(?:must|should) (?:appear|open|pop up|come up|show up|be shown|be displayed))';
const shown =
  '(?:error|warning|success|confirmation|info)? ?(?:message|error|warning|notice|note|banner|toast|hint|dialog|window|popup|pop-up|tooltip|alert|panel|menu|list|table)';
/** "An error appears that begins with X": what comes up, and what it says. */
const said = new RegExp(
  `(?<![\\w-])(?:[Aa]n?|[Tt]he) (${shown}) ${comes} (?:that|which) ((?:begins|starts|ends) with|contains|has|mentions|includes|offers|lists) (?=\\S)`,
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

/** "the Baltic Air one for $5": one of what was spoken of. */
const nameOne =
  /\b(the (?!First|Last|Second|Third)[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*) one(?= for | at | with | from |[.,;]| and |$)/g;
/** "The $5 flight must be the last" */
const priced = new RegExp(
  `${begin}[Tt]he (\\uE000m\\d+\\uE001) ([a-z]+) (?:is|comes|${must} (?:be|come)) (?:the )?(first|last)(?: one)?(?= *[.]?$|,| and )`,
);

/** "The table contains three cards (A, B, C)": how many, and which. */
const bracketed = new RegExp(
  `^(.*?)((?:[Tt]he|[Mm]y) [a-z]+(?: [a-z]+)?) ((?:${must} )?(?:now |then |still |only )*(?:contains?|shows?|lists?|has|have|displays?)) ((?:only |just |exactly )?(${anyCount}) [a-z]+(?: [a-z]+)?) \\(((?:the )?[A-Z\\uE000][^()]*)\\)(.*)$`,
);

function tellWhich(told: string, before: string, ...more: string[]): string {
  const [place = '', verb = '', counted = '', count = '', which = '', after = ''] = more;
  const members = which.split(/,? and |, /).map((one) => one.replace(/^the /, ''));
  if (members.length !== readCount(count) || !members.every((one) => /^[A-Z\uE000]/.test(one))) return told;
  const claims = members.map((one) => `${place} contains ${one}`);
  const rest = after.replace(/^,? and |^[,;.] ?/, '');
  return [`${before}${place} ${verb} ${counted}`, ...claims, ...(rest === '' ? [] : [rest])].join(' ¶ ');
}

/** What is told of a thing in a clause that only hangs on it. */
export const relatives: Rule[] = [
  [nameOne, '$1'],
  [
    /(^|,? and |[;:] )(?:right |just )?(?:below|under|underneath|beneath|above) (?:it|that|them|this),? (?:i|we|you) (?:can |should |must |then )?(?:see|find|read) (?=\uE000q)/gi,
    '$1the page shows ',
  ],
  hinted(/ (?:first|last)\b/, priced, '$1the $4 $3 contains $2'),
  hinted(/ \([A-Zt\uE000]/, bracketed, tellWhich),
  hinted(/ (?:that|which) /, said, 'the $1 $2 '),
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
