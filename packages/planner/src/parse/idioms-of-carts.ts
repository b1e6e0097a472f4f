import { anyMark } from '../steps/quoting.ts';
import { begin, hinted, name, type Rule } from './idiom-parts.ts';
import { anyCount } from './wording.ts';

const cart = '(?:the|my|your|his|her) (?:shopping )?(?:cart|basket|bag|trolley|folder|list|order)';
const pressed = '(?:click|press|hit|tap|choose)(?:s|es)?(?: on)?';

/** Things that are put somewhere and taken out again, and the buttons that belong to them. */
export const carts: Rule[] = [
  [new RegExp(`\\b(add|put)s? (${anyCount}) of (?:these|those|the|them) (?=[a-z])`, 'gi'), '$1 $2 '],
  [/\b(put)s? (?:one|1) (?=[a-z-]+ |[A-Z])/gi, '$1 the '],
  [
    /\b(add)s? (?:one|1|an?) (?=[A-Z]|[a-z-]+ (?!of\b)|[a-z-]+(?:[.,;]|$))(?!(?:new|comment|note|card)\b)/gi,
    '$1 the ',
  ],
  hinted(
    /\b(?:buys?|purchase)\b/i,
    new RegExp(`${begin}(?:buy|buys|purchase) (${anyCount}) (?:the )?(${name})(?= and |, |\\s*[.]?$)`, 'gi'),
    '$1add $2 $3 to the cart',
  ),
  [/^((?:[a-z]+ )?(?:buy|order|get|purchase)) (?:one|1|an?) (?=[^:]*:)/i, '$1 the '],
  [
    new RegExp(`\\b(add)s? ((?:the |an? )?${name}),? and then ((?:the |an? )?)(?=${name})`, 'gi'),
    '$1 $2 and add $3',
  ],
  [
    new RegExp(
      `\\b(puts?) ((?:the |an? )?${name}),? and then ((?:the |an? )?${name}) (?=(?:in|into|to) )`,
      'gi',
    ),
    '$1 $2 and $3 ',
  ],
  hinted(
    /\bout\b/i,
    new RegExp(
      `${begin}(?:take|throw) ((?:the |an? )?[^,;.]+?) (?:back )?out(?: again)? (?:of|in) (${cart})(?: again)?(?=$|[.,;]| and )`,
      'gi',
    ),
    '$1go to $3 and remove $2',
  ),
  hinted(
    /\bout\b/i,
    new RegExp(
      `${begin}(?:take|throw) ((?:the |an? )?[^,;.]+?) (?:back )?out(?: again)?(?=$|[.,;]| and )`,
      'gi',
    ),
    '$1remove $2',
  ),
  [
    new RegExp(`\\b(to|into|in) (${cart})((?:,? and|, then|,)(?: then)? (?:open|view|go to)) it\\b`, 'gi'),
    '$1 $2$3 $2',
  ],
  [
    new RegExp(`\\b(${pressed} [A-Z][\\w'’-]*(?: [a-z]+){0,2}) (?:at|by) (?:the )?(${name})`),
    '$1 in the $2 item',
  ],
  [
    new RegExp(
      `\\b((?:[Cc]lick|[Pp]ress|[Hh]it|[Tt]ap)) ([A-Z][\\w'’ -]*), (?:and )?then ([A-Z][a-z]+) at (?:the )?(${name})`,
    ),
    '$1 $2, then click $3 in the $4 item',
  ],
  [
    new RegExp(
      `\\b(?:choose|select|pick|press|click)(?: on)? (${anyMark}|[A-Z][^,;.]*?) (?:in|from|at) the (?:question|dialog(?:ue)?|pop-?up|prompt|confirmation)(?: box| window)?(?=$|[.,;]| and )`,
    ),
    'click $1',
  ],
];
