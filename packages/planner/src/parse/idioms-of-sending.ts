import { anyMark } from '../steps/quoting.ts';
import { begin, hinted, type Rule } from './idiom-parts.ts';

const goesOn = '(?= *[.]?$|,| and | then |;)';
const letter =
  '(?:message|request|question|enquiry|inquiry|note|mail|e-?mail|feedback|comment|review|complaint|application|ticket)';
const means = '(?:through|via|with|using|by means of|over|on|in)';

/** "and as message "Hi"": the name of the field comes first where its value follows. */
function nameFirst(given: string): string {
  return given.replace(/(^|, |\band )(?:and )?as (?:the )?([a-z-]+(?: [a-z-]+)?) (?=\uE000)/gi, '$1$2 ');
}

/** What is written and sent, and what is paid: the fields first, then the button. */
const forms: [hint: RegExp, ...Rule][] = [
  [
    /\bform\b/i,
    new RegExp(
      `^(?:please |then |now |i |we |you )*(?:send|submit|write|post|leave|contact)s?(?: (?:us|me|them|him|her|the [a-z]+))?(?: an?| the| your| some)?(?: ${letter})? ${means} (?:the |our |this |your )?(?:[a-z-]+ ){0,2}form(?::| with:?| giving|,) (.+?)[.]?$`,
      'is',
    ),
    (_whole, given = '') => `fill in the form: ${nameFirst(given)} ¶ send it`,
  ],
  [
    /\bform\b/i,
    /^(?:please |then |now |i |we |you )*(?:(?:fill in|fill out|complete) and )?(?:send|submit)s? (?:off )?(?:the |our |this |your )?(?:[a-z-]+ ){0,2}form: (.+?)[.]?$/is,
    (_whole, given = '') => `fill in the form: ${nameFirst(given)} ¶ send it`,
  ],
  [
    /\b(?:reply|respond|answer)/i,
    new RegExp(
      `${begin}(?:reply|respond|answer)(?:s)?(?: (?:to (?:it|them|him|her|the [a-z]+)))?(?: with)?(?: the text| the words)? (\\uE000q\\d+\\uE001)${goesOn}`,
      'gi',
    ),
    '$1enter $2 as the reply ¶ send it ¶ ',
  ],
  [
    /\bpay\b/i,
    new RegExp(
      `^(?:please |then |now |i |we |you )*pay (?:for )?(?:the )?(?:(?:bill|invoice|order|booking) )?(${anyMark}) (?:with|by|using) (?:the |my |a )?((?:credit |debit )?card(?: number)? .+?)[.]?$`,
      'is',
    ),
    'click Pay in the item $1 ¶ fill in the form: $2 ¶ click Pay',
  ],
  [
    /\bfilter/i,
    new RegExp(
      `\\b([Ff]ilters?)( [a-z ]+?)? by ([A-Z]\\w*|${anyMark}) and (?:by )?([A-Z]\\w*|${anyMark})${goesOn}`,
      'g',
    ),
    (_whole, verb = '', things = '', first = '', second = '') =>
      `${verb}${things} by ${first} and ${verb.toLowerCase()} by ${second}`,
  ],
  // "Take 16 March 2026 at 14:00", "take the 10:30 slot".
  [
    /\b(?:take|choose|pick|select|switch)\b/i,
    new RegExp(
      `${begin}(?:take|choose|pick|select|switch to) (\\uE000d\\d+\\uE001) (?:at|and) (\\uE000d\\d+\\uE001)${goesOn}`,
      'gi',
    ),
    '$1choose $2 and choose $3',
  ],
  [
    /\b(?:take|switch)\b/i,
    new RegExp(
      `${begin}(?:take|switch to) (?:the )?(\\uE000d\\d+\\uE001)(?: (?:slot|appointment|time|one|date|day))?${goesOn}`,
      'gi',
    ),
    '$1choose $2',
  ],
  // "Continue to the second step": on, whatever the next page is called.
  [
    /\b(?:step|page|screen)\b/,
    /\b(?:go(?:es)? on|continues?|proceeds?|moves? on|advances?|go(?:es)? forward) to (?:the )?(?:(?:next|following|second|third|fourth|fifth|last|final) (?:step|page|screen)|(?:step|page|screen) (?:\d|two|three|four|five))(?= *$|[.,;]| and )/gi,
    'continue',
  ],
];

export const sending: Rule[] = forms.map(([hint, form, to]) => hinted(hint, form, to));
