import { anyMark } from '../steps/quoting.ts';
import { must, type Rule } from './idiom-parts.ts';
import { anyCount } from './wording.ts';

const now = '(?:now |then |still |again |also )*';
const says = `(?:${now}(?:says|reads|shows|displays|states|changes to|becomes)|${must} ${now}(?:say|read|show|display|state|change to|become))`;
const start = '(^|[,;:] |,? (?:and|but|so|then) )';
const ends =
  '(?:at the (?:very )?(?:top|bottom|end)|on top|further (?:up|down)|up there|down there|right there)';
const small = '(?:line|text|sentence|label|caption|note|words|counter|info|display|indicator)';
const things = '[a-z]+(?: [a-z]+)?';

/** Nobody ticks these: to check them is to look at them, and what follows is said of them. */
const looked =
  'heading|headline|list|table|grid|counter|badge|line|text|column|row|order|status|title|message|label|total|grand total|subtotal';

/** What is measured is not counted: "down to 12 euros". */
const measured = '(?:euros?|dollars?|pounds?|percent|points?|minutes?|seconds?|hours?|days?)';

/** Small texts and numbers of a page in the words that people have for them. */
export const figures: Rule[] = [
  // "In progress is down to 2 cards"
  [
    new RegExp(
      `\\b(?:is|are)(?: (?:now|then|again))? (?:down|up) to (?=(?:only |just )?${anyCount} (?!${measured}\\b)[a-z]+)`,
      'g',
    ),
    'has ',
  ],
  // "The bubble at Messages", "the number by the bell"
  [
    /\b([Tt]he (?:(?:small|little|tiny|red|unread) )*(?:number|count|counter|badge|bubble|figure)) (?:at|by) (?=the [a-z]|[A-Z\uE000])/g,
    '$1 next to ',
  ],
  [
    new RegExp(
      `^(?:please )?(?:check|look at|have a look at|take a look at|inspect) (the (?:[a-z]+ ){0,2}?(?:${looked})(?: (?:of|in|on|below|above|under|next to) (?:(?! (?:is|are|has|have|shows?|says?|reads?|and|for|that|contains?) )[^,.:;\\uE000]){2,40})?) *[.:]?$`,
      'i',
    ),
    '$1 is visible',
  ],
  [
    /\b([Tt]he|an?) (?:(?:little|small|tiny|red|blue|green|grey|gray|round|coloured|colored) )+(?=(?:number|counter|count|badge|bubble|figure|digit|line|text)s?\b)/g,
    '$1 ',
  ],
  // "At the top it says …": somewhere on the page, since nothing is named.
  [
    new RegExp(
      `${start}(?:right )?(?:${ends}|there)(?: of (?:the|this) (?:page|screen|form|list|table|window))?,? (?:it|there it|you(?: can)? see that it) (?=${says} (?:the (?:text|words|message) )?${anyMark})`,
      'gi',
    ),
    '$1the page ',
  ],
  // "The line at the top reads …" is no line of a table.
  [
    new RegExp(
      `\\b(the (?:[a-z]+ )?)${small} ${ends}(?: of (?:the|this) (?:page|screen|form|list|table|window|board))? (?=${says} (?:the (?:text|words) )?${anyMark})`,
      'gi',
    ),
    '$1text ',
  ],
  [
    new RegExp(
      `\\b(the (?!first |second |third |last |next |same |top )(?:[a-z]+ )?)line (?=${says} (?:the (?:text|words) )?${anyMark})`,
      'gi',
    ),
    '$1text ',
  ],
  [
    /\b(the (?:[a-z]+ )?)line (?=(?:above|below|under|underneath|beneath|next to|beside) (?:the|it|them|that|this)\b)/gi,
    '$1text ',
  ],
  [
    new RegExp(
      `\\bthe (?:[a-z]+ )?(?:line|text|sentence|label|caption|note|words) (?:(?:above|below|there|under it) )?${now}(?:changes|turns|switches) (?:in)?to (?=${anyMark})`,
      'gi',
    ),
    'the page shows ',
  ],
  // "It is back to 12 people", "the total goes back to 90".
  [
    new RegExp(
      `${start}(?:it|we|you)(?: is| are|['’]s|['’]re| goes| must be| should be)? ${now}back (?:at|to|down to|up to) (?=(?:all )?${anyCount} [a-z]+)`,
      'gi',
    ),
    '$1there are ',
  ],
  [
    new RegExp(
      `\\b(?:is|are|goes|go|jumps|returns|falls|comes)(?: (?:now|then|again))? back(?: (?:down|up))? (?:at|to) (?=${anyCount} [a-z]+)`,
      'gi',
    ),
    'has ',
  ],
  [
    /\b(?:is|are|goes|jumps|returns|falls|drops|comes|changes|switches|springs|snaps)(?: (?:now|then|again))? back(?: (?:down|up))? (?:at|to) (?=\uE000m|[$€£]?\d)/gi,
    'is ',
  ],
  [
    /\b(must|should|has to|will|shall)(?: (?:now|then|again))? (?:be|go|jump|return|fall|come|change) back(?: (?:down|up))? (?:at|to) (?=\uE000m|[$€£]?\d)/gi,
    '$1 be ',
  ],
  // "12 people in total, five of them on the first page".
  [
    new RegExp(
      `,? (?:and |but )?(?:of (?:which|whom|them|these) )?(${anyCount})(?: of (?:them|these|which|whom))? (?:(?:are|is|stand|fit) )?(?:(?:shown|listed|displayed|visible) )?on (?:the|this) (?:first|second|third|last|next|current|same)? ?page(?= *[.,;]?$)`,
      'i',
    ),
    ' ¶ there are $1 results',
  ],
  [
    new RegExp(
      `\\b(?:all )?(${anyCount} ${things}) (?:are|is|${must} be) (?:now |then |again )?(?:counted|reported|told|announced)\\b`,
      'gi',
    ),
    'there are $1',
  ],
];
