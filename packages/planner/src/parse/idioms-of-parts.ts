import { anyMark } from '../steps/quoting.ts';
import { hinted, must, name, nameBefore, type Rule } from './idiom-parts.ts';
import { splitPredicate } from './predicates.ts';
import { anyCount, readCount } from './wording.ts';

const part = '(?:heading|title|headline|text|sentence|line|name|caption|subject|words?)';
/** "… shows the heading A and the text B": what sort of part each is. */
export const shownPart = new RegExp(
  `(?<=\\b(?:shows?|displays?|contains?|lists?) |\\band )the ${part} (?=[A-Z\\uE000])`,
  'g',
);
const amount = `(?:${anyMark}|\\d[\\d.,]*\\d|\\d)`;
const goesOn = '(?= *[.]?$|,| and | but )';
const ticked = '(ticked|checked|selected|marked|unticked|unchecked|deselected)';
const showing = `(?:${must} )?(?:now |then |still |also )*(?:shows?|displays?|contains?|has|have|lists?|says?|reads?)`;
const places = 'column|list|section|folder|group|lane|tab';
const placeName = nameBefore('again', 'now', 'then', ...places.split('|'));
/** Of these it matters what sort of thing is meant. */
const ownKinds =
  'buttons|links|fields|tabs|columns|rows|headings|options|icons|menus|images|boxes|messages|errors|prices|switches|checkboxes';
/** Where on the page something lies, said beside its name. */
export const asideOfPlace = new RegExp(
  `(?<=\\b[Tt]he [a-z]+(?: [a-z]+)?) (?:further|right|just|directly) (?:down|up|below|above|underneath)(?= ${showing} )`,
  'g',
);

/** "Check the summary: the name is Ann": nobody ticks it. */
export const checkedPart =
  /^(?:please )?check the (?!(?:[a-z]+ )?(?:terms|conditions|newsletter|box|checkbox|option|switch|agreement|policy|subscription)\b)[a-z]+(?: [a-z]+)?: (?=\S)(.+)$/is;

/** "All four boxes get ticked, Cooking too": each of them, and at least as many. */
function tellBoxes(count: string, state: string, named: string): string {
  const least = count === '' ? [] : [`the number of checkboxes is at least ${readCount(count)}`];
  const also = named === '' ? [] : [`${named} is ${state}`];
  return [...least, `every checkbox is ${state}`, ...also].join(' ¶ ');
}

/** A thing is given a title, and "it" is that thing from there on. */
function giveTitle(thing: string, field: string, value: string, rest: string): string {
  return `enter ${value} as the ${field}${rest.replace(/\b(in|into|to|on) it\b/, `$1 the ${thing}`)}`;
}

/** What is said of parts of a thing, or of several things at once. */
const forms: [hint: RegExp, ...Rule][] = [
  [
    /\b[Gg]ives? /,
    new RegExp(
      `\\b[Gg]ives? (?:the|my|our|this|an?|your) ([a-z]+(?: [a-z]+)?) (?:the|an?) (title|name|heading|headline|subject|label)(?: of|:)? (${name})(?=[,.;:]| and |$)(.*)$`,
      's',
    ),
    (_whole, thing = '', field = '', value = '', rest = '') => giveTitle(thing, field, value, rest),
  ],
  [/\b(?:further|right|just|directly) /, asideOfPlace, ''],
  [
    /^(?:[Pp]lease )?[Cc]heck the /,
    checkedPart,
    (whole, claims = '') => (splitPredicate(claims) ? ` ¶ ${claims}` : whole),
  ],
  [
    / and the /,
    new RegExp(
      `(^|,? and |[:;] )((?:[Tt]he|[Ii]ts|[Mm]y) (?:[a-z]+ ){1,3}?)(${showing}) the (${part}) (${name}) and the (?:${part}) (${anyMark}|[A-Z][^,;:\\uE000]*?)(?= *[.]?$|,)`,
    ),
    '$1$2$3 $5 ¶ $2$3 $6',
  ],
  [
    /boxes\b/,
    new RegExp(
      `\\b[Aa]ll (?:(?:of )?(?:the|these|those) )?(?:(${anyCount}) )?(?:of them |check)?boxes (?:are|get|become|turn|${must} be)(?: now| then)? ${ticked}(?:, (?:including |also )?(?:the )?(${name}?)(?: too| as well| included)?)?${goesOn}(?:, and |, | and )?`,
    ),
    (_whole, count = '', state = '', named = '') => `${tellBoxes(count, state, named)} ¶ `,
  ],
  // "X is in the To do column again, which has 3 cards".
  [
    /, which /,
    new RegExp(
      `^(.*)\\bin (?:the )?(${placeName})( (?:${places}))?((?: again| now| then)*), which (?:now |then |again |still )*(?:has|contains|holds|shows|lists) (${anyCount} [a-z]+)(?: (?:again|now|then|(?:like|as) before))*(?= *[.]?$|,)`,
      's',
    ),
    (_whole, before = '', place = '', kind = '', _again = '', things = '') =>
      `${before}in the ${place}${kind || ' section'} ¶ there are ${things} in the ${place}${kind || ' section'}`,
  ],
  // "The posts Coffee and Gardens are still there".
  [
    / and /,
    new RegExp(
      `^[Tt]he (?!(?:${ownKinds})\\b)[a-z]+s (${name}(?:, ${name})*,? and ${name}) (?=(?:are|were|${must}|have|remain|stay)\\b)`,
    ),
    '$1 ',
  ],
  // "The total must be 370 now, and the grand total €3,810".
  [
    / and the /,
    new RegExp(
      `\\b(${must} (?:now |then |still )?be|is(?: now| then| still)?) (${amount})(?: now| then)?,? and (the (?:[a-z]+ )??(?!is |are |must |should |has |shows )[a-z]+) (${amount})(?= *[.]?$)`,
    ),
    '$1 $2 ¶ $3 $1 $4',
  ],
  [
    /\bnothing /,
    /,? (?:and |then |and then )?(nothing (?:changes|happens|is changed|has changed))(?= *[.]?$)/,
    ' ¶ $1',
  ],
  [
    /\bnothing /,
    /^((?:then |and )?nothing (?:changes|happens|is changed|has changed))(?:[,;:]|,? and) (?=\S)/i,
    '$1 ¶ ',
  ],
  // How things are, where nobody has done anything about it yet.
  [
    /^(?:[Ww]ithout|[Aa]s long as|[Ww]hile|[Ss]o long as) /,
    /^(?:[Ww]ithout an?y? [a-z]+(?: [a-z]+)?,? (?=the (?:[a-z]+ )?page )|(?:[Aa]s long as|[Ww]hile|[Ss]o long as) there (?:is|are) (?:no|not an?y?) [a-z]+?(?: yet)?,? (?=the ))(.+)$/s,
    (whole, claim = '') => (splitPredicate(claim) ? claim : whole),
  ],
];

export const parts: Rule[] = forms.map(([hint, form, to]) => hinted(hint, form, to));
