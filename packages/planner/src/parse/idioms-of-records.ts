import { anyMark } from '../steps/quoting.ts';
import { hinted, must, nameBefore, names, type Rule } from './idiom-parts.ts';
import { splitMembers } from './subjects.ts';
import { anyCount } from './wording.ts';

const end = '(?= *[.]?$)';
const goesOn = '(?= *[.]?$|,| and | but |;)';
const be = `(?:is|are|${must} (?:now |then |still )*be)`;
const now = '(?:now |then |still |again |already )*';
const name = nameBefore('with', 'for', 'at', 'of', 'from', 'gone');
const state = `(?:${anyMark}|[A-Z][\\w'’-]*(?: [a-z]+){0,2})`;
const oneOf = `(?:one|row|entry|item|card|record|line)`;

/** One of several things that a page lists, how it stands, and what is left of them. */
const forms: [hint: RegExp, ...Rule][] = [
  // "That leaves only Ann Lee", "which leaves us with just two products".
  [
    /\bleav/,
    new RegExp(
      `(?:^|,? (?:and |so |then )?|; )(?:that|this|which|it|leaving)(?: ${must})?(?: leaves?)?(?: us| you| me)?(?: with)? (?:only|just) (?:the )?(${names}) *[.]?$`,
    ),
    (_whole, things = '') => ` ¶ only ${things} ${/,| and /.test(things) ? 'are' : 'is'} left`,
  ],
  [
    /\bleav/,
    new RegExp(
      `(?:^|,? (?:and |so |then )?|; )(?:that|this|which|it|leaving)(?: ${must})?(?: leaves?)?(?: us| you| me)?(?: with)? (?:only |just |exactly )?(${anyCount}) ([a-z]+)(?: left)? *[.]?$`,
      'i',
    ),
    ' ¶ there are exactly $1 $2',
  ],
  // "Then I see A. But not B."
  [
    /^not /i,
    new RegExp(`^not (?:the )?(${names})(?: any ?more| any longer)?${end}`, 'i'),
    (_whole, things = '') =>
      splitMembers(things)
        .map((one) => `the ${one.replace(/^the /i, '')} is not visible`)
        .join(' ¶ '),
  ],
  [
    /\bno /,
    /(, (?:and |then )?)no (?!(?:errors?|messages?|warnings?|alerts?|notices?|hints?)\b)([a-z]+s) (?:are|will be|should be|must be) (?:shown|listed|displayed|found|visible|left)(?= but | and |,| *[.]?$)/i,
    '$1the number of $2 is 0',
  ],
  // "The one with Ann Lee on 3 May is Pending".
  [
    /\bone /i,
    new RegExp(
      `(^|[,;] (?:and )?|\\band )the ${oneOf} (?:with|for|of|from|by) (?:the )?(${name})(?: (?:on|at|from|for|of) (\\uE000d\\d+\\uE001))? (?:${be}|${must} ${now}(?:show|read|say)|${now}(?:shows|reads|says)) (?:marked |marked as |listed as |shown as )?(?:as )?(${state})${goesOn}`,
      'gi',
    ),
    (_whole, joined = '', thing = '', date = '', standing = '') =>
      [
        ...(date === '' ? [] : [`${joined}the item ${thing} contains ${date}`]),
        `${date === '' ? joined : ''}the item ${thing} contains ${standing}`,
      ].join(' ¶ '),
  ],
  [/\bone /i, new RegExp(`\\b([Tt]he) one (?:with|for|of|from|by) (?:the )?(?=${name})`, 'g'), '$1 item '],
  // "X is still there and still Open".
  [
    / still /,
    new RegExp(
      `^(?:[Tt]he )?(${name}) ((?:is|${must}) still(?: be)? (?:there|listed|shown|visible|in (?:the|my) [a-z]+)),? and (?:is |${must} )?(?:also )?(?:still )?(?:be )?(${state})${goesOn}`,
    ),
    'the $1 $2 ¶ the item $1 contains $3',
  ],
  // "That message should have lost its New badge".
  [
    /\blost\b/,
    new RegExp(
      `(?<!\\w)((?:the|that|this|its|my) [^,.¶]{2,40}?|it|${name}) (?:has|have|${must} have)(?: now| then)? lost (?:its|the|their|his|her) (?:little |small |red )?(${anyMark}|[A-Z]\\w*) (?:badge|label|mark|marker|tag|icon|flag|dot|sign)${goesOn}`,
      'i',
    ),
    '$1 does not contain $2',
  ],
  // "She is gone from the waiting list, which now has two entries".
  [
    /, which /,
    /(\bthe (?:[a-z]+ ){0,2}(?:list|table|cart|basket|inbox|board|column|page|form|total|counter|badge|menu))(?: of [a-z]+)?, which (?:now |then |still )*(?=(?:has|shows|contains|says|reads|lists|is|holds)\b)/i,
    '$1 ¶ $1 ',
  ],
  // "The status is back on Open": what it was before it is again.
  [
    / back /,
    new RegExp(
      `\\b(?:${be}|${must} ${now}(?:go|jump|return|switch|change)|${now}(?:goes|jumps|returns|switches|changes))(?: now| then| again)? back (?:on|at|to) (?=\\uE000q\\d|\\uE000i\\d)`,
      'gi',
    ),
    'shows ',
  ],
  [
    / back /,
    new RegExp(
      `(^|[,;:] |,? (?:and|but|so|then) )(?:you|i|we|it) (?:is|are|${must} ${now}be) back (?:at|to|on) (?=${anyMark})`,
      'gi',
    ),
    '$1the page shows ',
  ],
  [/ found\b/, new RegExp(`\\bthere are (${anyCount} [a-z]+) found${goesOn}`, 'gi'), '$1 are found'],
  // "There is none, and the page says so: X".
  [
    / so\b/,
    new RegExp(
      `\\b(says?|tells? (?:you|me|us)|states?|reads?) (?:so|this|that|just that|exactly that)(?::|,) (?=${anyMark})`,
      'gi',
    ),
    '$1 ',
  ],
  [
    /\bpay\b/,
    /\b(the (?:grand )?(?:total|amount|sum|price|fee)) (?:that )?(?:i|you|we|they|he|she|the (?:customer|user|visitor|guest|patient|buyer)) (?:have|has|had|need|needs) to pay\b/gi,
    '$1',
  ],
  // "It does not come back".
  [
    /\bnot\b/,
    /\b(?:does|do|should|must|will|may) not (?:come back|come up again|come up|pop up again|pop up|turn up again|turn up|show up again|show up|reappear)(?: again| any ?more)?(?= *[.]?$|,| and | but | when | after )/gi,
    'is not visible',
  ],
  // "You get the confirmation number HC-1".
  [
    /\b(?:gets?|given|receives?|told)\b/,
    new RegExp(
      `\\b(?:gets?|is given|are given|receives?|is told|are told|obtains?)(?: back)? (?:the|an?|your|my|their|his|her) ((?:[a-z]+ ){0,2}(?:number|code|id|reference|total|date|time|link)) (${anyMark})${goesOn}`,
      'gi',
    ),
    'sees that the $1 contains $2',
  ],
];

export const records: Rule[] = forms.map(([hint, form, to]) => hinted(hint, form, to));
