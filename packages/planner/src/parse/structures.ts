import { anyMark } from '../steps/quoting.ts';
import type { Rule } from './idiom-parts.ts';

/** Each with a word that such a sentence has, because looking for a word is quick. */
const forms: [hint: RegExp, ...Rule][] = [
  // "… with the Save button": what it is done with is what is clicked. Names in the deed itself would be lost.
  [
    / (?:with|using|via) .* (?:button|link|icon)\b/,
    new RegExp(
      `^(?!.*\\b(?:shall|should|must|can|cannot|may|will|not|allows?)\\b)(?:[Uu]ser |[A-Z])?([^A-Z\\uE000,;]{3,60}) (?:with|using|via) (?:the )?(${anyMark}|[A-Z]\\w*(?: [a-z]+){0,3}) (button|link|icon)(?= and |\\.?$)`,
    ),
    'click the $2 $3',
  ],
  // "It is the Notebook", of the one thing that was found.
  [
    /^(?:and )?it /,
    /^(?:and )?it (?:is|should be|must be) (?:the )?([A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)\.?$/,
    'the $1 is visible',
  ],
  [/\bboth /, /\bboth (?:the )?([A-Z\uE000][^,;.]*?) and (?=(?:the )?[A-Z\uE000])/g, '$1 and '],
  // "The posts A, B and C": what sort of things they are.
  [
    /, .* and /,
    /\b(that |^)(?:the )?(?:products|posts|items|cards|entries|files|messages|rows|people|hotels|options|articles|folders|results) ([A-Z\uE000][^,;.]*(?:, [A-Z\uE000][^,;.]*?)*,? and [A-Z\uE000][^,;.]*?) (are|should|must|have|will)\b/,
    '$1$2 $3',
  ],
  // "A customer who adds X must see Y": what is done, and what must then be seen.
  [
    / (?:who|that) /,
    /^(?:an? |the |any |every )((?:[a-z-]+ )?(?:user|customer|visitor|guest|shopper|member|person|admin|buyer|reader|student)) (?:who|that) ((?!is |are |has |have |does |do |can |cannot )[a-z]+s .+?),? ((?:must|should|shall|will|has to|sees|gets|can) .+)$/i,
    'the $1 $2 ¶ the $1 $3',
  ],
  // A number of things, and then which.
  [
    /: /,
    new RegExp(
      `^((?:only |just |exactly )?(?:\\d+|one|two|three|four|five|six) [a-z]+ (?:is|are|should be|must be) (?:listed|shown|displayed|visible|left|there)(?: then)?): (${anyMark}(?:(?:,| and|, and) ${anyMark})*)\\.?$`,
      'i',
    ),
    '$1 ¶ $2 is shown',
  ],
  // "A click on X brings …": the deed as a noun.
  [
    /^(?:an?|the) .*(?:click|tap|press) on /i,
    /^(?:an? |the )(?:single )?(?:click|tap|press) on /i,
    'clicking on ',
  ],
  // "Only the message from X is shown": there is no other.
  [
    /\bonly /i,
    /(^|, |and )only (?:the |one )?([a-z]+?)s? (?:from|by|of|named|called|with the name|titled) ([A-Z\uE000][^,;]*?) ((?:should|must|will) be|is|are) (?:still |then |now )?(shown|listed|displayed|visible|left|found)\b/i,
    '$1the number of $2s is 1 ¶ $3 is $5',
  ],
  // What holds only after something does not hold before it.
  [
    / only /,
    /^(.+?) (is|are|should be|must be|can be|becomes?|gets?) only (enabled|disabled|clickable|active|visible|shown|displayed|hidden|selectable) ((?:after|once|when|if|as soon as) .+?)\.?$/i,
    '$1 is not $3 ¶ $4, $1 is $3',
  ],
  [
    / only /,
    /^(.+?) (is|are|should be|must be|can be|becomes?|gets?) (enabled|disabled|clickable|active|visible|shown|displayed|hidden) only ((?:after|once|when|if|as soon as) .+?)\.?$/i,
    '$1 is not $3 ¶ $4, $1 is $3',
  ],
];

/** Sentences that hold several claims in one, taken apart before anything else is read; ` ¶ ` parts them. */
export function takeStructureApart(text: string): string {
  let words = text;
  for (const [hint, form, to] of forms)
    if (hint.test(words)) words = typeof to === 'string' ? words.replace(form, to) : words.replace(form, to);
  return words;
}
