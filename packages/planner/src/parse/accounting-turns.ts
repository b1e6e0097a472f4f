import type { Rule } from './idiom-parts.ts';
import { accounts } from './idioms-of-accounts.ts';
import { contrasted } from './idioms-of-contrasts.ts';
import { entries } from './idioms-of-entries.ts';
import { firsts } from './idioms-of-firsts.ts';
import { asideOfPlace, checkedPart, shownPart } from './idioms-of-parts.ts';
import { waiting } from './idioms-of-shares.ts';
import { quickLead, stressed } from './idioms-of-telling.ts';
import { textAbout } from './idioms-of-widgets.ts';

/** Turns that say where or when, or that only look as if they denied or limited something. */
export const turns: Rule[] = [
  ...accounts,
  ...firsts,
  ...entries,
  [/\b(?:gives?|awards?|rates?)\b(?= .*\b(?:stars?|title|name|heading|headline|subject|label)\b)/gi, ' '],
  [
    /^without an?y? [a-z]+(?: [a-z]+)?, |^(?:as long as|while|so long as) there (?:is|are) (?:no|not an?y?) [a-z]+/i,
    ' ',
  ],
  [/,? in addition to (?:the )?(?:\uE000q\d+\uE001|[A-Z]\w*)/g, ' '],
  [
    /(\uE000q\d+\uE001) (?:underneath|beneath|(?:below|above|under|beside|next to)(?: it| them)?)(?= *[.]?$)/g,
    '$1',
  ],
  [/ on (?:its|their) own(?: without an?y? [a-z]+)?/g, ' '],
  [
    /\bthe (?:first|second|third|fourth|next|last) page (?=(?:has|shows|lists|contains) (?:just|only) )/gi,
    ' ',
  ],
  [waiting, ' '],
  [asideOfPlace, ''],
  [checkedPart, '$1'],
  [shownPart, ' '],
  [textAbout, '$1'],
  [quickLead, ' '],
  [stressed, ' '],
  [/\bno longer\b(?! than)/gi, 'not'],
  [
    /\b(?:has|have) (?:now |then )?lost (?:its|the|their|his|her) (?:little |small |red )?(\S+) (?:badge|label|mark|marker|tag|icon|flag|dot|sign)\b/gi,
    'not $1',
  ],
  [
    /^(?:without (?:any|an?) (?:filters?|search|search term|selection|input|sorting|login|account)|before anything is (?:chosen|selected|entered|typed)),? /gi,
    ' ',
  ],
  [
    /^(?:when|once|after|as soon as|until) the [a-z]+(?: [a-z]+)? (?:is|are|has|have) (?:been |finished |all )?(?:loaded|loading),? /gi,
    ' ',
  ],
  [/\bcan be (?:selected|chosen|picked)(?: (?:just )?like (?:all )?(?:of )?the others?)?\b/gi, 'can be used'],
  [/\b(?:have|has|had|need|needs) to pay\b/gi, ' '],
  [/\bnot (?:come back|(?:come|pop|turn|show) up(?: again)?|reappear)\b/gi, 'not appear'],
  [
    /\b(?:tells? (?:you|me|us)|says?|states?|reads?) (?:so|this|that|just that|exactly that)(?::|,) (?=\uE000)/gi,
    'says ',
  ],
  [/\b(?:that|this|which|it) leaves(?: us| you| me)?(?: with)?\b/gi, ' '],
  [/\bas (?:long|soon) as\b/gi, ' '],
  [/\b(?:nothing|nobody|no ?one|none) else\b|\bno others?\b/gi, 'only'],
  ...contrasted,
  [/\b(?:instead of|rather than)\b/gi, 'not'],
  [
    /\b(?:below|above|under) (?:it|them|that one) (?=(?:is|are|stays?|remains?|must|should)(?: be)? still\b)/gi,
    ' ',
  ],
  [
    /\bamong (?:them|these|those|(?:the|its|my) [a-z]+s(?: shown| listed| found| displayed)?)(?= is| are|[.,]|$)/gi,
    ' ',
  ],
  // Where a list stands, by what is above it.
  [/^(?:right )?(?:[Uu]nder|[Bb]elow) (?=(?:the |this |our |my )?(?:\uE000q|[A-Z]))/g, ' '],
  [
    /(?<=^|, |\band )(?:below|under|underneath) (?:it|that),? (?=(?:this|the|our|under|in|i|you|we)\b)/gi,
    ' ',
  ],
  [/\b(the first) (?:two|three|four|five|six|\d+) (?=[a-z]+ (?:is|are|must|should|have to)\b)/gi, '$1 '],
  // What is drawn on a button whose name follows in brackets.
  [
    /\bwith (?:the |its )?(?:two|three|four) (?:[a-z]+ )?(?:arrows?|dots|lines|dashes|bars)\b(?=[^()]*\()/gi,
    '',
  ],
  [
    /\bthe (?:order|entry|item|product|article|one|result|booking|record) (?=in the (?:first|second|third|last|top|bottom) (?:row|line) )/gi,
    ' ',
  ],
  // Who tells it to whom is not what is told.
  [
    /\b(?:tells?|told|informs?|informed|notified|notifies|warns?|warned|advised|reminds|explains|confirms|announces|mentions)(?: (?:me|us|you|him|her|them|(?:the |an? )?(?:user|customer|visitor|guest)))? that\b/gi,
    ' ',
  ],
  [/\b(?:the|an?) (?:[a-z]+ )?(?:explanation|information|note|notice|hint|remark|statement) that\b/gi, ' '],
  [/\bthe page(?: itself)? (?:does|must|should|may|will) not (?:change|be left|be reloaded|reload)\b/gi, ' '],
  [/\b[Uu]nder (?:the|these|those|their) (?:[a-z]+ )?(?:fields|inputs|boxes|labels)\b/g, ' '],
  [
    /\b(?:that )?(?:i|we|you|he|she|they) (?:had |have )?(?:typed|entered|gave|given|filled in|wrote|chose)(?: before)?(?= (?:is|are|must|should|has|stays|remains)\b)/gi,
    ' ',
  ],
  [/\bany ?(?:more|longer)\b/gi, ' '],
  [/\b(?:who (?:is|are) )?not (?:yet )?(?:logged|signed) in\b/gi, ' '],
  [/\bfrom \S+ (?=to \S)/gi, ' '],
  [/\b(?:pre-?)?set (?:to|as)\b|\b(?:defaulted to|pre-?selected as)\b/gi, ' '],
  [/\bstep \d+\b/gi, ' '],
  [/\b(?:per|a) (?:night|day|week|month|year|person|piece|unit|hour)\b/gi, ' '],
  [
    /\bthe (?:lowest|highest|cheapest|smallest|largest|biggest|newest|oldest|latest|earliest) [a-z]+(?=, [A-Z\uE000]| comes first, )/gi,
    ' ',
  ],
  // How soon, where no number says it.
  [
    /\b(?:after|in) (?:just )?an? (?:[a-z]+ )?(?:moment|while|bit|instant|few (?:seconds|moments)|couple of (?:seconds|moments)|second or two|moment or two|countdown|delay|pause)\b|\b(?:right|directly|straight|shortly|immediately) after(?:wards)?\b/gi,
    ' ',
  ],
  [
    /\b(?:it|this|that) (?:may |can |will )?takes? (?:an? (?:[a-z]+ )?(?:second|moment|while|bit)|some time|a few (?:seconds|moments))(?: or two)?(?: to [a-z]+)?\b/gi,
    ' ',
  ],
  // "No order is placed: it says …": what follows is the evidence.
  [
    /^(?:no (?:new )?[a-z]+|nothing) (?:is|are|(?:must|should|may|can) be) (?:placed|sent|saved|created|submitted|stored|ordered|booked|paid|changed)(?=: )/gi,
    ' ',
  ],
  [
    /\b(?:one of|among) (?:the|these|those|its) (?:error )?[a-z]+(?=(?: there| shown| on it| on the page)? (?:is|are|reads?|says?|must|should) (?:be |read |say )?\uE000q)/gi,
    ' ',
  ],
  [/\band so (?=is|are|does|do|has|have|will|can|should|must)/gi, ' '],
  [/\bthe same (?:goes|is true|holds|applies) (?:for|to|of)\b/gi, ' '],
  [/\bas before\b/gi, ' '],
  [/\b(reads?) exactly\b/gi, '$1'],
  [/\b(?:any|some)(?:body|one)(?: else)?['’]s\b|\bother people['’]s\b/gi, ' '],
  [/\b(message|error|notice|note|banner|warning|alert) (?:at|on) (?:the )?(?:very )?top\b/gi, '$1'],
  [/\bvery (?=first|last|top|bottom)/gi, ' '],
  // "The posts Bread, Maps and Kites": what sort of things the named ones are.
  [/\b[Tt]he [a-z]+s (?=[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*(?:,| and )[^.]*[A-Z])/g, ' '],
  [/^(?:verify|check|test|make sure|ensure) that .{1,60}? can [^:]{1,60}: /i, ' '],
  [
    /\b(?:on|in|at|of|from|to|via) (?:the|an?|my|our) (?:[\w-]+ ){1,3}(?:page|screen|form|device|viewport)\b/gi,
    ' ',
  ],
  [/^(?:when |once |after )?(?:the |my )?(?:[\w-]+ ){1,3}(?:page|screen|form)\b/gi, ' '],
  [/\b(?:beside|near)\b/gi, 'next to'],
  [/\bbottom\b/gi, 'last'],
  [/\btop\b/gi, 'first'],
];
