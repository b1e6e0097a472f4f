import { tenses } from '../lexicons/tenses.ts';
import type { Rule } from './idiom-parts.ts';
import { anyOf } from './wording.ts';

const should = '(should|must|will|shall|would|may|can|has to|have to|needs to|need to|ought to)';
const idleAdverb =
  '(?:really|of course|certainly|definitely|naturally|obviously|surely|clearly|indeed|in fact|hopefully|finally|eventually|suddenly|promptly|simply)';
const between = '(?:now |then |also |already |just |since |finally |indeed |again |all |both )*';
const participles = anyOf(tenses.map(([, , past]) => past));
/** What follows a verb that needs nothing more. */
const ended =
  '(?=$|[.,;:!]| (?:to|from|in|into|on|at|and|by|back|again|there|now|then|too|as|with|below|above|next|automatically|immediately)\\b| [A-Z\\d\\uE000])';

function presentOf(past: string): string {
  return tenses.find(([, , form]) => form === past.toLowerCase())?.[1] ?? past;
}

function baseOf(past: string): string {
  return tenses.find(([, , form]) => form === past.toLowerCase())?.[0] ?? past;
}

const figure = '(\\uE000m\\d+\\uE001|-?\\d[\\d.,]*)';
const sum = '(total|subtotal|price|balance|sum|discount|fee|tax|amount|cost)';
const seen =
  '(?:[Yy]ou get|[Tt]here (?:is|should be|must be)|[Ii]t (?:shows|says)|(?:I|i|[Ww]e|[Yy]ou) (?:should |must |can |will )?(?:see|get|have)|[Tt]he page shows)';

/** What an amount comes to. */
export const reckoning: Rule[] = [
  [new RegExp(`^${seen} (?:an?|the) ${sum} of ${figure}`), 'the $1 is $2'],
  [
    new RegExp(`^[Aa]n? ${sum} of ${figure} (?:is|should be|must be) (?:shown|displayed|charged|listed)`),
    'the $1 is $2',
  ],
  [
    new RegExp(
      `^${figure} (?:is|should be|must be) (?:shown as |given as |displayed as )?the ${sum}(?=[.]?$|,| and )`,
    ),
    'the $2 is $1',
  ],
  [
    new RegExp(
      `\\b(should|must|will|has to) (?:come|amount|add up|sum up|stand|be) (?:to|at) (?=${figure})`,
      'g',
    ),
    '$1 be ',
  ],
  [
    new RegExp(
      `\\b(?:amounts to|comes to|adds up to|sums up to|stands at|is(?: now| then)? at) (?=${figure})`,
      'g',
    ),
    'is ',
  ],
  [
    new RegExp(
      `\\bis (?:now |then )?(?:reduced|increased|raised|lowered|corrected|updated) to (?=${figure})`,
      'g',
    ),
    'is ',
  ],
];

/** What was, will or should be so, told as what is so. */
export const tensed: Rule[] = [
  [/\b(?:is|are) (?:meant|going|supposed|intended|designed|bound) to (?=[a-z])/g, 'should '],
  [new RegExp(`\\b${should} ${idleAdverb},? `, 'gi'), '$1 '],
  [new RegExp(`\\b(?:is|are) ${idleAdverb} `, 'gi'), (told) => (/^are/i.test(told) ? 'are ' : 'is ')],
  [new RegExp(` ${idleAdverb} (?=[a-z]+s\\b)`, 'gi'), ' '],
  [new RegExp(`\\b${should} ${between}have ${between}been (?=[a-z])`, 'gi'), '$1 be '],
  [
    new RegExp(`\\b(has|have) ${between}been (?=[a-z]+(?:ed|en|wn|nt|ld|pt|t)\\b)`, 'gi'),
    (_told, verb = '') => (/^has/i.test(verb) ? 'is ' : 'are '),
  ],
  [
    new RegExp(`\\b${should} (not|never) have (${participles})${ended}`, 'g'),
    (_told, verb = '', not = '', past = '') => `${verb} ${not} ${baseOf(past)}`,
  ],
  [
    new RegExp(`\\b(?:has|have) (?:not|never) (${participles})${ended}`, 'g'),
    (_told, past = '') => `does not ${baseOf(past)}`,
  ],
  [
    new RegExp(`\\b${should} ${between}have ${between}(${participles})${ended}`, 'g'),
    (_told, verb = '', past = '') => `${verb} ${baseOf(past)}`,
  ],
  [
    new RegExp(`\\b(?<!(?:[Nn]othing|[Nn]obody) )(?:has|have|had) ${between}(${participles})${ended}`, 'g'),
    (_told, past = '') => presentOf(past),
  ],
  [/\b(has|have) got (?=\S)/gi, '$1 '],
  // Whom a page tells something, it tells whoever reads it.
  [
    /\b(?:tell|inform|greet|welcome|warn|notif)(y|s|ies)? (?:me|you|us|him|her|them|the (?:user|customer|visitor|guest|reader))(?: with| that|:)? (?=\uE000q)/gi,
    (_told, ending = '') => (/s$/.test(ending) ? 'says ' : 'say '),
  ],
  [
    /\b([Cc]lick|[Pp]ress|[Tt]ap|[Hh]it)(s|es|ing)?(?: on)? (it|that|this) (?:for )?(?:an?|the|one) (?:second|third|fourth|further|other|more) time\b/g,
    '$1$2 $3 again',
  ],
  [
    /\b(?:was|were|is|are) (?:now |also |successfully )?(?:added|put|placed|saved|filed|moved) (?:to|in|into|on|onto|under) (?=(?:the|my|your|our) (?!(?:[a-z]+ )?(?:cart|basket|bag|trolley)\b))/g,
    'is in ',
  ],
  [
    /\b(?:was|were|is|are|has been|have been|should be|must be) (?:now |also |successfully )?(?:removed|deleted|dropped) (?:from|off|out of) (?=(?:the|my|your|our) )/g,
    'is gone from ',
  ],
  [/\bdrops out of (?=(?:the|my|your|our) )/g, 'is gone from '],
  [
    /\b(list|table|page|menu|cart|basket|box) ((?:now |then |still )?)has ([A-Z\uE000][^,;:.]*?) in it\b/g,
    '$1 $2contains $3',
  ],
  [/\b(is|are) (?:now |then )?(?:shown|displayed|listed|marked) as (?=[A-Z\uE000])/g, '$1 '],
  [
    /\b[Tt]here (?:is|should be|must be|has to be|will be) (?:an?|one|some) (?:[a-z]+ )?(?:line|text|note|sentence|hint|remark|notice|caption)(?: (?:that|which))? (?:says?|saying|reads?|reading|with the text|with the words) (?=\uE000q)/g,
    'the page shows ',
  ],
  [new RegExp(`\\b${should} ${between}become (?=\\S)`, 'g'), '$1 be '],
  [/\b(is|are) (?:then|thus|therefore) (?=[a-z])/g, '$1 '],
];
