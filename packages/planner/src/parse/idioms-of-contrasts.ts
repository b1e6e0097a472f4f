import { anyMark } from '../steps/quoting.ts';
import { hinted, must, type Rule } from './idiom-parts.ts';
import { startsWithVerb } from './passages.ts';

const end = '(?= *[.]?$)';
const subject = `((?:[Tt]he|[Ii]ts|[Mm]y|[Yy]our|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]hat|[Tt]his) [^,;:¶]{1,60}?|[Ii]t|${anyMark}|[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*){0,3})`;
const value = `(${anyMark}|-?\\d(?:[\\d.,]*\\d)?|[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*){0,3})`;
const adverbs = '(?:now |then |still |again |also |therefore |correctly )*';
const begin = '(^|,? and |[;:] )';
const same = `(?:is|are|${must} (?:now |then |still )?be|stays?|remains?|becomes?|is called|reads?|shows?|says?)(?: at| back at)?`;

/** "The price is $132, not $120": what it is, and what it is not. */
const ofValues = new RegExp(
  `${begin}${subject} (${same}|costs?) ${adverbs}${value}((?: as well| now| again| too| there| then)*),? (?:and |but )?not ${value}${end}`,
);

function tellValues(_told: string, joined: string, thing: string, verb: string, ...more: string[]): string {
  const [is = '', tail = '', other = ''] = more;
  // What is not shown exactly may still be shown: "shows" is denied as it was said.
  if (/^(?:shows?|says?|reads?)$/.test(verb) && !/^(?:\d|\uE000m)/.test(other))
    return `${cut(joined)}${thing} ${verb} ${is}${tail} ¶ ${thing} does not contain ${other}`;
  const denied = /^costs?/.test(verb) ? `does not cost ${other}` : `is not ${other}`;
  return `${cut(joined)}${thing} ${verb} ${is}${tail} ¶ ${thing} ${denied}`;
}

function cut(joined: string): string {
  return joined === '' ? '' : ' ¶ ';
}

/** "The mail is in the archive, not in the inbox" */
const ofPlaces = new RegExp(
  `${begin}${subject} ((?:is|are|${must} (?:now |then |still )?be|appears?|shows? up)) ${adverbs}(?:back )?((?:in|on|under|at) [^,;:¶]{2,40}?),? (?:and |but )?(?:not|no longer) ((?:in|on|under|at) [^,;:¶]{2,40}?)(?: any ?more| any longer)?${end}`,
);

const replaced = '(?:the |an? |any )?([a-z-]+(?: [a-z-]+)?)';
/** "Instead of the table the page shows X", "X is shown instead of the table" */
const insteadFirst = new RegExp(
  `^(?:[Ii]nstead of|[Rr]ather than) ${replaced}?,? (?=(?:the|it|you|we|[iI]|there|an?|my|one|users?|customers?|only|\\uE000q\\d+\\uE001)(?: |$))`,
);
const insteadLast = new RegExp(
  `(?<=\\b(?:sees?|shows?|says?|reads?|displays?|appears?|shown|displayed|gets?|finds?|there is)\\b.*\\uE001.*) (?:instead of|rather than) ${replaced}${end}`,
  'i',
);
/** What is contrasted with something is gone, where there is but one of its kind on most pages. */
const single = /^(?:table|dialog|error|map|chart|form|diagram|editor|preview|spinner)$/;

function tellReplaced(claim: string, thing: string): string {
  return `${claim} ¶ ${single.test(thing) ? `the ${thing} is not visible` : ''}`;
}

/** "… instead of suggestions": what is shown in their place is the claim. */
export const contrasted: Rule[] = [
  [insteadFirst, ' '],
  [insteadLast, ' '],
];

/** What is claimed together with what it is not. */
export const contrasts: Rule[] = [
  hinted(
    /^(?:[Ii]nstead of|[Rr]ather than) /,
    new RegExp(`${insteadFirst.source}(.+)$`),
    (_told, thing = '', claim = '') => tellReplaced(claim, thing),
  ),
  hinted(
    / (?:instead of|rather than) /,
    new RegExp(`^(.+)${insteadLast.source}`, 'i'),
    (told, claim = '', thing = '') => (startsWithVerb(claim) ? told : tellReplaced(claim, thing)),
  ),
  hinted(/ not /, ofValues, tellValues),
  hinted(
    / (?:not|no longer) /,
    ofPlaces,
    (_told, joined = '', thing = '', verb = '', place = '', other = '') =>
      `${cut(joined)}${thing} ${verb} ${place} ¶ ${thing} is not ${other}`,
  ),
];
