import { anyMark } from '../steps/quoting.ts';
import { must, name, type Rule } from './idiom-parts.ts';

const be = `(?:is|are|${must}(?: still| now| then| already)? be)`;
const ordinal = '(?:first|second|third|last|next|top|only)\\b';

/** "The sentence about Porto": nothing of it is known but that word. */
export const textAbout = new RegExp(
  `(?<=\\b(?:shows?|contains?|has|have|displays?) )(?:the |a )(?:sentence|paragraph|text|line|passage) (?:about|on|mentioning) (${name})`,
  'g',
);

/** What is done with fields, cells and menus and what they hold, in other words than the readers of sentences know. */
export const widgets: Rule[] = [
  [
    /^(?:then |now )?(?:in|inside|within) (the (?!(?:end|beginning|meantime|first|second|third|next|last|new|other|following|process|case)\b)[^,.¶\uE000]{2,40}?),? (?:it|there) ((?:(?:should|must|has to|will) (?:now |then |still )?(?:say|read|show))|(?:now |then |still )?(?:says|reads|shows)) (?=\S)/i,
    '$1 $2 ',
  ],
  [
    new RegExp(
      `^(?:[Ii]n|[Oo]n|[Uu]nder) the (${name}) tab(?: (?:of|in) (?:the|my|your) [a-z]+)?,? (?=(?:please )?(?:choose|select|pick|click|press|tick|untick|type|enter|set|turn|switch|change|open)\\b)`,
    ),
    'click the $1 tab ¶ ',
  ],
  [textAbout, '$1'],
  [
    /\b(?:go|goes|move|moves|point|points)(?: over)? with (?:the |my )?(?:mouse|pointer|cursor) (?:to|over|onto|at|on) /gi,
    'hover over ',
  ],
  [
    /\bconfirm(?:s|ed)?(?: it| that| this)? (?:with|by pressing|by hitting|using) (?:the )?(Enter|Return)(?: key)?\b/gi,
    'press $1',
  ],
  [
    new RegExp(
      `\\b(?:(?:goes|jumps|switches|falls|comes|changes) back|reverts|returns) to (?=(?:the old |the previous )?(?:value )?(?:${anyMark}|-?\\d[\\d.,]*)(?: again)?(?: *[.]?$| and |,))`,
      'g',
    ),
    'shows ',
  ],
  [
    new RegExp(
      `(^|,? and |: )((?:[Vv]erify|[Cc]heck|[Mm]ake sure|[Ee]nsure|[Ss]ee)(?: that)? )?(?:[Tt]he )?(?!The |Check |Verify |Make |Ensure |See )(${name}|\\d[\\d.,:]*) (${be}) (?:still |now |then |already )?(?:shown|displayed|set|pre-?set|selected|pre-?selected|chosen|entered|given|filled in) as (?:the |my |your |its )(?!${ordinal})([a-z][a-z -]*?)(?= *[.]?$| and |,)`,
    ),
    (_whole, start = '', cue = '', value = '', verb = '', field = '') =>
      `${start}${cue ?? ''}the ${field} ${verb} ${value}`,
  ],
  [
    new RegExp(
      `\\b[Tt]he (?:amount|value|figure|sum|entry|cell) (?:of|for) (?:the )?(${name}) in (?:the )?(?=${name} (?:${be}|shows?|reads?|stays?|remains?|${must})\\b)`,
      'g',
    ),
    '$1 in ',
  ],
  [
    new RegExp(
      `\\b(${be}) (?:still |now |then |already )?(?:set|pre-?set|defaulted) to (?=${anyMark}|[A-Z]|\\d)`,
      'g',
    ),
    '$1 ',
  ],
];
