import { anyMark } from '../steps/quoting.ts';
import { must, name, nameBefore, names, type Rule, shown } from './idiom-parts.ts';
import { splitPredicate } from './predicates.ts';
import { splitMembers } from './subjects.ts';
import { matchVerb } from './verbs.ts';
import { anyCount } from './wording.ts';

function plainRelation(words: string): string {
  if (/^(?:beside|near|next to)$/i.test(words)) return 'next to';
  return /^above$/i.test(words) ? 'above' : 'below';
}

/** What is checked, in other words than the readers of statements know. */
export const claims: Rule[] = [
  // "Type X into Y and press Enter: you get Z": no form that is filled in after the colon.
  [
    /^((?:type|enter|write|fill in|put) [^:]+ and (?:press|hit|click|tap) [^:]+?): (?=(?:you|i|we|the|it|there|only|no) )/i,
    '$1 ¶ ',
  ],
  [
    /,? (?:when|once|after|as soon as) (?:the|this) page (?:is (?:first )?(?:opened|loaded|shown)|opens|loads|has loaded)(?= *[.,]?$)/i,
    '',
  ],
  [
    new RegExp(
      `\\b[Oo]nly (${names}) (?:is|are|${must} be) (?:then |now |still )?left in the (cart|basket|bag|list|table)(?= *[.]?$| and the )`,
    ),
    (_whole, things = '', place = '') => {
      const members = splitMembers(things).map((thing) => thing.replace(/^the /i, ''));
      const seen = members.map((thing) => `the ${thing} is in the ${place}`);
      return [...seen, `there are exactly ${members.length} results`].join(' ¶ ');
    },
  ],
  [
    /\b(and|but|so|then) no (product|item|row|result|card|post|file|hotel|order|task)s? (?:is|are|should be|must be) (?:listed|shown|displayed|found|left|visible)(?= *[.,]?$| and )/gi,
    '$1 the number of $2s is 0',
  ],
  [
    new RegExp(
      `(^|,? and )(the [^,.¶]{3,50}?|it) (shows?|displays?|reads?|says|contains?) (${nameBefore('but', 'not', 'instead')})(?: instead of|,? (?:and |but )?not) (${name})(?= *[.]?$)`,
      'i',
    ),
    '$1$2 $3 $4 ¶ $2 does not contain $5',
  ],
  [
    /^(the|my|your) ([a-z-]+(?: [a-z-]+)?)(?: (?:that )?(?:i|we|you|he|she|they) (?:had |have )?(?:typed|entered|gave|given|filled in|wrote|chose)(?: before| in)?)? (?:is|are|must be|should be|has to be|stays|remains|must|should) still (?:be )?(?:in (?:its|the|this) (?:field|form|box|input)|there in (?:its|the) (?:field|form))(?: afterwards| then)?(?= *[.]?$| and |,)/i,
    '$1 $2 is still filled in',
  ],
  [new RegExp(`^(?:please )?check (?:the )?page (${anyMark}) *:?$`, 'i'), 'the page $1 is shown'],
  [
    new RegExp(
      `\\b(?:is|are|${must}(?: still| already)? be) (?:still |already )?(?:filled(?: in| out)?|pre-?filled)(?= *[.]?$| and |,)`,
      'gi',
    ),
    'must not be empty',
  ],
  [
    new RegExp(
      `^((?:[Tt]he )?[A-Z][a-z]+) ((?:is|${must}(?: still| now| then)?(?: be)?|stays?|remains?)(?: at| still)?) (${anyMark}|\\d[\\d.,]*) in ([A-Z][a-z]+)(?= *[.]?$| and |,)`,
    ),
    '$1 in $4 $2 $3',
  ],
  [
    /^(?:(?:please )?(?:check|verify|make sure|ensure|assert)(?: that)? )?after (?:an? |the )?(?:page )?(?:reload|refresh|reloading(?: the page| it)?|refreshing(?: the page| it)?),? (?=\S)/i,
    'reload the page ¶ ',
  ],
  [
    /^(?:the )?password (?:(?:is|are) not|(?:must|should|may) not be|(?:is|are) never|must never be) (?:shown|displayed|visible|readable) (?:in|as) (?:clear|plain)(?: ?text)?(?= *[.]?$)/i,
    'the password field is masked',
  ],
  [
    new RegExp(
      `\\b(?:(?:the )?(?:user|customer|i|visitor|shopper|we|you) )?(?:should |must |can |will |then )*sees? (?:an? |the )((?:sub|grand )?total|price|amount|sum|balance) of (${anyMark})(?: there)?`,
      'gi',
    ),
    'the $1 is $2',
  ],
  [
    /(^|, (?:and )?|\band |; )(?:i|we|you|he|she|(?:the )?customer) (?:(?:now|then|still|only|must|should|will|have to|has to|would) )*pays? (\uE000m\d+\uE001)(?: in total| altogether)?(?= *[.]?$|,| and )/gi,
    '$1the total is $2',
  ],
  [
    /\b[Tt]he ([a-z]+) of ((?:the )?[A-Z\uE000].*? than) (?:the one|that) of (?=(?:the )?[A-Z\uE000])/g,
    'the $1 of $2 the $1 of ',
  ],
  [
    new RegExp(
      `^[Ss]orting (?:the [a-z]+ )?(by .+?) (?:puts|brings|shows|lists|moves) (?:the )?(${name}) (?:first|to the top|at the top)(?:,? and (?:the )?(${name}) last)?(?= *[.]?$)`,
    ),
    (_whole, by = '', first = '', last = '') =>
      `sort ${by} ¶ the first item is ${first}${last ? ` ¶ the last item is ${last}` : ''}`,
  ],
  [
    /^no (products|items|rows|results|entries|cards|posts|files|hotels) (?:are|is|should be|must be) (?:listed|shown|displayed|found|left|visible)(?= *[.,]?$| and )/i,
    'the number of $1 is 0',
  ],
  [
    new RegExp(
      `^(?:[Tt]he )?(?!The )(${name}) (?:is|${must} be)(?: now| then)? the (first|last|second|third) ([a-z]+)(?:,? and (?:the )?(${name}) (?:is )?the (first|last|second|third)(?: one)?)?(?= *[.]?$)`,
    ),
    (_whole, one = '', at = '', thing = '', other = '', there = '') =>
      `the ${at} ${thing} is ${one}${other ? ` ¶ the ${there} ${thing} is ${other}` : ''}`,
  ],
  [
    new RegExp(
      `^(.*?)(?:,? (?:and )?)?\\b[Oo]nly (${names}) (?:is|are) (?:then |now |still )?(?:shown|displayed|listed|found|visible|returned|left)(?= *[.]?$| and the )`,
    ),
    (_whole, before = '', things = '') => {
      const members = splitMembers(things).map((thing) => thing.replace(/^the /i, ''));
      const seen = members.map((thing) => `the ${thing} is visible`);
      const done = before
        .trim()
        .replace(/^(?:after|when|by) (?=\w+ing\b)/i, '')
        .replace(/(?:^|,? )(?:so|and|then)$/i, '');
      return [...(done === '' ? [] : [done]), ...seen, `there are exactly ${members.length} results`].join(
        ' ¶ ',
      );
    },
  ],
  [
    /^(?:then )?it (?:(?:must|should|has to|will|needs to) (?:now |then |still )?(?:say|read|show|display)|(?:now |then |still )?(?:says|reads|shows|displays)) (?:the text )?(.+?) (next to|beside|below|under|underneath|above|near) (the .+?)(?= *[.]?$)/i,
    (_whole, text = '', relation = '', anchor = '') =>
      `${text} is visible ${plainRelation(relation)} ${anchor}`,
  ],
  [
    new RegExp(
      `^(the (?:[a-z]+ )?(?:suggestions|options|choices|tags|columns|entries)) (?:are|${must} be) (${names})(?= *[.]?$)`,
      'i',
    ),
    '$1 contain $2',
  ],
  // "… and that …": each claim for itself.
  [
    /^((?:verify|check|make sure|ensure|assert|confirm|validate|expect|see) )that (.+?),? and that (?=\S)/i,
    '$1that $2 ¶ $1that ',
  ],
  [
    new RegExp(
      `(?:,| and|, and)(?: that)? (?:the )?(${name}) (?:${must} )?(?:comes?|be|is|appears?|be listed|is listed|is shown) (?:first|at the top|on top)(?= *[.]?$)`,
    ),
    ' ¶ the first item is $1',
  ],
  [
    new RegExp(
      `^((?:[Vv]erify|[Cc]heck|[Mm]ake sure|[Ee]nsure|[Aa]ssert|[Cc]onfirm|[Ss]ee)(?: that)? )?(?:[Tt]he )?(?!The )(${name}) (?:${must} )?(?:comes?|be|is|appears?|be listed|is listed|is shown) (first|last|at the top|on top|at the bottom)(?: in the list| of the list)?(?= *[.]?$)`,
    ),
    (_whole, cue = '', thing = '', end = '') =>
      `${cue ?? ''}the ${/^(?:last|at the bottom)$/i.test(end) ? 'last' : 'first'} item is ${thing}`,
  ],
  [
    new RegExp(
      `^(.*\\b(?<!first )${anyCount} [a-z]+(?: [a-z]+)?(?: (?:are|is|${must} be)(?: now| then)? ${shown})?(?: in (?:the )?[a-z ]+)?)(?::|,? namely:?) (${names})[.]?$`,
    ),
    (_whole, count = '', things = '') =>
      [count, ...splitMembers(things).map((thing) => `the ${thing.replace(/^the /i, '')} is visible`)].join(
        ' ¶ ',
      ),
    /: |namely/,
  ],
  [
    new RegExp(
      `\\b[Oo]nly (?:the )?(${name}) (?:is|${must}(?: then| now| still)? be) (?:then |now |still )?(?:shown|displayed|listed|found|visible|returned|offered)(?: in (?:the )?(?:list|results?|table|result list))?(?=$|[.,;]| and )`,
      'g',
    ),
    'every result shows $1',
  ],
  [
    /\b(?:(goes|go|went|gone|rises?|rose|increases?|increased|drops?|dropped|falls?|fell|jumps?|decreases?|decreased|sinks?|climbs?|moves?|changes?|changed|switches)(?: up| down)?) from (\S+) to (?=\S+)/gi,
    (_whole, verb = '') => `${/s$/.test(verb) && !/^(?:rose|fell)$/.test(verb) ? 'changes' : 'change'} to `,
  ],
  [/\b(is|be|are|stands?) at (?=\uE000m|\d)/g, '$1 '],
  [
    /^(next to|beside|below|under|underneath|above|near) (the [^,]+?),? (?:it (?:must|should|has to|will|needs to) (?:now |then |still )?(?:say|read|show|display|state|be)|it (?:now |then |still )?(?:says|reads|shows|displays|states)|there (?:must|should|has to|will) (?:now )?(?:be|stand|appear)|there (?:is|are|stands|appears)|(?:i|we|you) (?:can )?see) (?:the text )?(.+)$/i,
    (_whole, relation = '', anchor = '', text = '') =>
      `${text} is visible ${plainRelation(relation)} ${anchor}`,
  ],
  [
    /\bthe ([a-z]+(?: [a-z]+)?) (?:at|on) (?:the )?(?:very )?(top|bottom)(?: of (?:the )?(?:list|table|feed|page|results))?(?= (?:is|should|must|has|shows|reads|will|now|contains)\b)/gi,
    (_whole, thing = '', end = '') => `the ${/top/i.test(end) ? 'first' : 'last'} ${thing}`,
  ],
  [
    /\bthe (?:top|topmost|uppermost) (?=(?:row|item|entry|post|product|card|message|result)\b)/gi,
    'the first ',
  ],
  [
    new RegExp(
      `\\b[Tt]he (message|mail|e-mail|email|row|entry|item|card|task|post|file|person|product|record|booking|order) with (?:the )?(?:subject|title|name|number|heading|label) (?=${name})`,
      'g',
    ),
    (_whole, thing = '') => `the ${/row|card/i.test(thing) ? thing.toLowerCase() : 'item'} `,
  ],
  [
    /\b(?:the )?(?:(?:little|small|red) )?badge (?:at|on|next to|beside|near|by) (?:the )?(\S+(?: \S+)?) (?:link|icon|button|symbol)(?= )/gi,
    'the $1 badge',
  ],
  [
    /^(.*?)(?:\b(?:in|on|inside) (?:the|that) (?:new|other|newly opened|opened|second) (?:browser )?(?:tab|window)\b),? ?(.*)$/is,
    (whole, before = '', after = '') => inNewTab(whole, before, after),
  ],
  [
    new RegExp(
      `^(.+?) (?:${must} (?:now |then )?(?:show|list|display|contain|have|give)|shows|lists|displays|contains|has|gives) ((?:${anyMark} as (?:the |your )?[^,\uE000]+?)(?:(?:, and|,| and) ${anyMark} as (?:the |your )?[^,\uE000]+?)*)[.]?$`,
      'i',
    ),
    (whole, place = '', pairs = '') => showPairs(whole, place, pairs),
  ],
  [
    new RegExp(
      `^(.*\\b(?:first|second|third|last|\\d+(?:st|nd|rd|th)) (?:row|item|entry|card|line) (?:is|shows|${must} be|${must} show)) (${name}) (?:with|,) (?:the )?(?:[a-z]+ )?(${anyMark}|\\d[\\d.,]*\\d|\\d)[.]?$`,
      'i',
    ),
    (_whole, subject = '', first = '', second = '') =>
      `${subject} ${first} ¶ ${subject.replace(/ is$/i, ' contains').replace(/ be$/i, ' contain')} ${second}`,
  ],
];

function inNewTab(whole: string, before: string, after: string): string {
  const rest = `${before}${after}`.replace(/ {2,}/g, ' ').trim();
  const isOpening = /^(?:.* )?(?:open|opens|opened|switch|switches|go|goes)\b/i.test(before);
  return isOpening || rest === '' || !splitPredicate(rest) ? whole : `switch to the new tab ¶ ${rest}`;
}

function showPairs(whole: string, place: string, pairs: string): string {
  if (matchVerb(place) && !/^(?:the|an?|my) /i.test(place)) return whole;
  const told = [
    ...pairs.matchAll(new RegExp(`(${anyMark}) as (?:the |your )?([^,\uE000]+?)(?=,| and |$)`, 'g')),
  ];
  return told
    .map(([, value, label]) => `the ${label} in ${place.replace(/^The /, 'the ')} shows ${value}`)
    .join(' ¶ ');
}
