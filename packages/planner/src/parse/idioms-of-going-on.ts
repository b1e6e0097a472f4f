import { anyMark } from '../steps/quoting.ts';
import { searchWith } from './filling-in.ts';
import { begin, hinted, type Rule } from './idiom-parts.ts';

const next = '(?:press|click|open|choose|pick|sort|book|wait|tap|hit|select)';
const given = `(?:${anyMark}|-?\\d[\\d.,]*|[A-Z]\\w*)`;

/** How one gets from one step to the next. */
export const goingOn: Rule[] = [
  [
    /\bgo(?:es)? (?:through|on) to (?:the )?(?!next\b|following\b)([a-z]+)(?=\s*$|[.,;:]| and )/gi,
    'proceed to $1',
  ],
  [/^.*$/s, searchWith],
  hinted(
    /\bsearch\b/i,
    new RegExp(`${begin}search(?=(?:,? and|,? then|,)(?: then)? ${next}\\b|\\s*$|[.;])`, 'gi'),
    '$1click Search',
  ),
  [
    /\bgo(?:es)? on(?: to the (?:next|following) (?:page|step|screen))?(?= without\b|$|[.,;]| and )/gi,
    'continue',
  ],
  [
    /\b(continue|submit|send it|(?:press|click) [A-Z]\w*) without (?:an?y? )?(?:(?:choos|giv|enter|leav|writ|add|select|pick)ing )?(?:an?y? )?[a-z]+(?=\s*$|[.,;]| and )/gi,
    '$1',
  ],
  [
    /\b(?:confirm|finish|submit|save|complete)(?: it| this| that| the (?:change|entry|input|edit))? (?:with|by pressing|using)(?: the)? (Enter|Return|Escape|Esc|Tab)(?: key)?\b/gi,
    'press $1',
  ],
  [
    new RegExp(`\\b(?:type|write|enter) (${given}) over (?:the )?(?:old )?(${given})`, 'gi'),
    'change the $2 to $1',
  ],
  hinted(
    /\b(?:leave|keep)\b/i,
    new RegExp(`${begin}(?:leave|keep) (?:the )?([a-z][a-z-]*(?: [a-z-]+){0,2}) at (?=\\S)`, 'gi'),
    '$1the $2 is ',
  ),
  [/^(?:the )?([A-Za-z][a-z-]*(?: [a-z-]+){0,2}) (?:stays|remains) at (?=\d|\uE000)/i, 'the $1 is '],
  hinted(
    /\balready\b/i,
    /^(.+? (?:is|are)) (?:already there|there already)(?=;|,? (?:so|and)\b)/i,
    '$1 already filled in',
  ),
];
