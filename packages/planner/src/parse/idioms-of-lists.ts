import { anyMark } from '../steps/quoting.ts';
import { hinted, must, name, names, type Rule } from './idiom-parts.ts';
import { splitMembers } from './subjects.ts';
import { anyCount, readCount } from './wording.ts';

const end = '(?= *[.]?$)';
const goesOn = '(?= *[.]?$|,| and | but )';
const noneElse = '(?:nothing else|nobody else|no ?one else|none else|no others?(?: [a-z]+)?|no other ones?)';
/** The things that were spoken of; more words would tell which of them. */
const group = 'them|these|those|(?:the|its|my) [a-z]+s(?: shown| listed| found| displayed| there)?';
/** A thing by its name, or by the one word that tells it from the others: "the mug". */
const thing = `(?:(?:the )?${name}|the (?!(?:first|last|other|rest|list|table|page|same|following)\\b)[a-z]+[^s\\s,.])`;
const seeing =
  '(?:sees?|gets?|finds?|shows?|lists?|displays?|contains?|has|have|holds?|[Tt]here (?:is|are)|left with)';

function membersOf(things: string): string[] {
  return splitMembers(things.trim(), true).map((one) => one.replace(/^(?:the|both) /i, ''));
}

function tell(members: readonly string[], is: string): string[] {
  return members.map((one) => `the ${one} ${is}`);
}

/** What else a sentence says, as a sentence of its own. */
function restOf(rest: string): string[] {
  const told = rest.replace(/^(?:[.,;]| and\b| but\b)+ */, '').trim();
  return told === '' ? [] : [told];
}

/** "2 products, the Pot and the Mug": as many as are named. */
function tellCounted(before: string, count: string, counted: string, things: string): string[] | undefined {
  const members = membersOf(things);
  return members.length === readCount(count)
    ? [`${before}${count} ${counted}`, ...tell(members, 'is visible')]
    : undefined;
}

/** Which things are there and which are not, one claim for each. */
const forms: [hint: RegExp, ...Rule][] = [
  [
    /\b(?:else|others?|ones?)\b/,
    new RegExp(
      `^(.*\\b${seeing} (?:exactly |just |only )?)(${anyCount}) ([a-z]+(?: [a-z]+)?)(?:,|:) (${names}),? (?:and|but) ${noneElse}${goesOn}(.*)$`,
    ),
    (whole, before = '', count = '', counted = '', things = '', rest = '') => {
      const told = tellCounted(before, count, counted, things);
      return told ? [...told, ...restOf(rest)].join(' ¶ ') : whole;
    },
  ],
  [
    /\b(?:else|others?|ones?)\b/,
    new RegExp(
      `^(.*\\b${seeing} )(?:exactly |just |only )?(${names}),? (?:and|but) ${noneElse}${goesOn}(.*)$`,
    ),
    (_whole, before = '', things = '', rest = '') => {
      const [first = '', ...others] = membersOf(things);
      const count = `there are exactly ${others.length + 1} results`;
      return [`${before}the ${first}`, ...tell(others, 'is visible'), count, ...restOf(rest)].join(' ¶ ');
    },
  ],
  [
    /, .* and /,
    new RegExp(`^(.*\\b${seeing} )(${anyCount}) ([a-z]+(?: [a-z]+)?), (${names})${end}`),
    (whole, before = '', count = '', counted = '', things = '') =>
      tellCounted(before, count, counted, things)?.join(' ¶ ') ?? whole,
  ],
  [
    /\b(?:among|one of)\b/,
    new RegExp(
      `^(${names}) (?:is|are|${must} be) (not |no longer |never )?(?:also |still )?(?:among|one of) (?:${group})${end}`,
    ),
    (_whole, things = '', not = '') => tell(membersOf(things), `is ${not ? 'not ' : ''}visible`).join(' ¶ '),
  ],
  [
    /\b[Aa]mong\b/,
    new RegExp(
      `(^|,? and |; )[Aa]mong (?:${group})(?: there)? (?:is|are|${must} be|(?:you|i|we) (?:see|find)) (not )?(?:also )?(${names})${end}`,
    ),
    (_whole, joined = '', not = '', things = '') =>
      `${joined === '' ? '' : ' ¶ '}${tell(membersOf(things), `is ${not ? 'not ' : ''}visible`).join(' ¶ ')}`,
  ],
  [
    / but n/,
    new RegExp(
      `^(.*\\b(?:[Tt]he [^,.¶]{2,40}?) (?:${must} (?:then |now |still )*)?(?:shows?|lists?|displays?|contains?|holds?) (?:.+?)),? but (?:not|no) (${names})${end}`,
    ),
    (_whole, shown = '', things = '') => [shown, ...tell(membersOf(things), 'is not visible')].join(' ¶ '),
  ],
  [
    / but n/,
    new RegExp(
      `^(.*\\b(?:sees?|gets?|finds?|[Tt]here (?:is|are)) .+?),? but (?:not|no|never|none of)(?: any)? (${names})${end}`,
    ),
    (_whole, seen = '', things = '') => [seen, ...tell(membersOf(things), 'is not visible')].join(' ¶ '),
  ],
  [
    /\b(?:[Nn]obody|[Nn]o|[Nn]oone|[Nn]othing|[Nn]one)\b/,
    new RegExp(
      `(^|,? and |; )(?:[Tt]here (?:is|are|${must} be) )?(?:[Nn]obody|[Nn]o ?one|[Nn]othing|[Nn]one of them|[Nn]o [a-z]+) (?:(?:who|that|which) (?:is|are) )?(?:from|of|by|called|named) (${name}) (?:(?:is|are|remains?|appears?|${must} be)(?: still| left| now| then)* )?((?:in|on) (?:the|my|this) [a-z]+(?: [a-z]+)?)${end}`,
    ),
    '$1the $2 is not $3',
  ],
  [
    /\b[Oo]nly\b/,
    new RegExp(
      `^(.*?)(?:^|,? (?:and |so |then )?)\\b[Oo]nly (${thing}(?:(?:, and|,| and) ${thing})*) (?:is|are|remains?|stays?|${must}(?: still| then| now)? (?:be|remain|stay))(?: then| now| still)*(?: left( (?:in|on) (?:the|my) (?:cart|basket|bag|list|table|board))?| remaining| there)?${goesOn}(.*)$`,
    ),
    (whole, before = '', things = '', place = '', rest = '') => {
      if (!/\b(?:left|remain|remains|remaining|stays?)\b/.test(whole)) return whole;
      const members = membersOf(things);
      const count = `there are exactly ${members.length} results`;
      const there = place ? `is${place}` : 'is visible';
      return [...restOf(before), ...tell(members, there), count, ...restOf(rest)].join(' ¶ ');
    },
  ],
  [
    / (?:instead of|rather than|and no)/,
    new RegExp(
      `(^|,? and )((?:[Tt]he|[Mm]y|[Ii]ts) [^,.¶]{2,50}?) ((?:${must} )?(?:then |now |still |also )*(?:shows?|displays?|reads?|says?|contains?|lists?|is called)) (?:the )?(${name}),? (?:instead of|rather than|and no longer|and not|and no more) (?:the )?(${name})${goesOn}(?:,? and )?`,
    ),
    (_whole, joined = '', subject = '', verb = '', there = '', gone = '') =>
      `${joined === '' ? '' : ' ¶ '}${subject} ${verb} ${there} ¶ ${subject} does not contain ${gone} ¶ `,
  ],
  [
    / the only /,
    new RegExp(
      `(^|,? and |, |; )(${thing}|it|this|that) (?:is|are|${must} (?:then |now |still )?be)(?: now| then)? the only ([a-z]+(?: (?!in\\b|on\\b|left\\b|there\\b|shown\\b|listed\\b|that\\b)[a-z]+)?)(?: left| there| shown| listed| found| that (?:is|are) (?:left|there|shown|listed|found))?(?: (?:in|on) (?:the|this) (?:list|page|table|results?|result list|search results))?${goesOn}`,
    ),
    (_whole, joined = '', one = '', counted = '') =>
      [
        ...(joined === '' ? [] : ['']),
        ...(/^(?:it|this|that)$/i.test(one) ? [] : [`${one} is visible`]),
        `the number of ${counted.replace(/(?<!s)$/, 's')} is 1`,
      ].join(' ¶ '),
  ],
  [
    /fields|inputs|boxes|labels/,
    new RegExp(
      `^(?:[Uu]nder|[Bb]elow|[Nn]ext to|[Bb]eside|[Aa]t|[Bb]y) (?:the|these|those|their) (?:[a-z]+ )?(?:fields|inputs|boxes|labels),? (?:[Ii]|we|you|there|it) (?:${must} )?(?:expect|see|sees|get|read|find|is|are|be|say|says) ((?:the (?:messages?|errors?|texts?|hints?) )?${anyMark}(?:(?:,| and|, and) ${anyMark})*)(?= *[.]?$)`,
    ),
    (_whole, texts = '') =>
      (texts.match(new RegExp(anyMark, 'g')) ?? []).map((one) => `the page shows ${one}`).join(' ¶ '),
  ],
  // Where it stands tells which one is meant.
  [
    / still\b/,
    /\b([A-Z][\w'’-]*) (?:right |just )?(?:below|above|under|next to|beside|after|before) (?:it|them|that one) (?=(?:is|are|stays?|remains?|must|should)(?: be)? still\b|(?:must|should) still\b)/,
    '$1 ',
  ],
  // "You land on its page, where the price is $5"
  [
    /, where /,
    /(?<=\S), where (?=(?:the|an?|it|there|i|you|we|my|your|its|only|no)\b[^,]* (?:is|are|must|should|has|have|shows?|says?|reads?|lists?|see|find|reads?|contains?|costs?|stands?)\b)/i,
    ' ¶ ',
  ],
  [
    /\bthey /,
    /(^|, (?:and )?|\band |; )they (?:are|must be|should be|have to be) (?=(?:gone|no longer)\b)/gi,
    '$1it is ',
  ],
  // What stays as it is beside what changes.
  [
    / wh(?:ile|ereas|ilst) /,
    /(?<=\S), (?:while|whereas|whilst) (?!\w+ing\b)(?=[^,]+ (?:is|are|stays?|remains?|still|must|should|has|have|shows?|keeps?|does|do|says?|reads?)\b)/i,
    ' ¶ ',
  ],
  [
    /\b[Bb]oth\b/,
    new RegExp(
      `\\b[Bb]oth (?:the )?(${name}) and (?:the )?(${name}) (?=(?:are|were|have|show|must|should|keep|stay|remain)\\b)`,
    ),
    'the $1 and the $2 ',
  ],
  [
    /\b[Bb]oth\b/,
    /^(.*?)\b[Bb]oth ((?:the |my |your |his |her |their )[\w-]+(?: [\w-]+)?) and (?:the |my |your |his |her |their )?([\w-]+(?: [\w-]+)?) (?=(?:are|were|have|show|must|should|keep|stay|remain)\b)/,
    '$1$2 and the $3 ',
  ],
];

export const lists: Rule[] = forms.map(([hint, form, to]) => hinted(hint, form, to));
