import { anyMark } from '../steps/quoting.ts';
import { must, name, type Rule } from './idiom-parts.ts';

const be = `(?:is|are|${must}(?: still| now| then| already)? be)`;
const ordinal = '(?:first|second|third|last|next|top|only)\\b';

/** What fields, choices and cells hold, in other words than the readers of statements know. */
export const fieldClaims: Rule[] = [
  [
    new RegExp(
      `(^|,? and |: )((?:[Vv]erify|[Cc]heck|[Mm]ake sure|[Ee]nsure|[Ss]ee)(?: that)? )?(?:[Tt]he )?(?!The |Check |Verify |Make |Ensure |See )(${name}|\\d[\\d.,:]*) (${be}) (?:still |now |then |already )?(?:shown|displayed|set|pre-?set|selected|pre-?selected|chosen|entered|given|filled in) as (?:the |my |your |its )(?!${ordinal})([a-z][a-z -]*?)(?= *[.]?$| and |,)`,
    ),
    (_whole, start = '', cue = '', value = '', verb = '', field = '') =>
      `${start}${cue ?? ''}the ${field} ${verb} ${value}`,
  ],
  [
    new RegExp(
      `\\b(${be}) (?:still |now |then |already )?(?:set|pre-?set|defaulted) to (?=${anyMark}|[A-Z]|\\d)`,
      'g',
    ),
    '$1 ',
  ],
];
