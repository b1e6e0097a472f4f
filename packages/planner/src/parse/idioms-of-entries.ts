import { hinted, must, type Rule } from './idiom-parts.ts';
import { anyCount } from './wording.ts';

const who = '(?:i|we|you|he|she|they|(?:the )?(?:user|customer|visitor|person))';
const did =
  '(?:had |have |has )?(?:just )?(?:typed|entered|filled|put|written|wrote|chosen|chose|selected|given|gave|provided)(?: in| there)?(?: before| earlier)?';
const things = '(?:data|values?|entr(?:y|ies)|inputs?|details|texts?|answers?|information|content)';
const entered = `(?:everything|all|what|whatever|exactly what|(?:all )?(?:the|my|your|our) ${things})(?: that)? ${who} ${did}`;
const own = `(?:(?:all )?(?:of )?(?:my|your|our|their|his|her|the user['’]s) ${things}|${entered})`;
const fields = `(?:(all|both)(?: of)?(?: the| my| these)? ?)?(?:the |my |these )?(?:(${anyCount}) )?(?:fields|inputs|input fields|text fields|boxes|form|form fields)`;
const end = '(?= *[.]?$|[,;]| and )';
const begin = '(^|[,;:] (?:and )?|\\band )';
const be = `(?:is|are|${must}(?: all)?(?: still)? be|stays?|remains?|has been|have been)`;

/** What was filled in is found again: "All my entries are still there", "Nothing I typed is lost". */
export const entries: Rule[] = [
  hinted(
    /\b(?:typed|entered|filled|put|written|wrote|chosen|chose|selected|given|gave|provided)\b/,
    new RegExp(
      `${begin}${fields} (?:${must} )?(?:all )?(?:still |again )?(?:contains?|holds?|ha(?:s|ve)|shows?|keeps?|retains?|filled(?: in)? with) (?:still )?${entered}${end}`,
      'i',
    ),
    (_told, joined = '', all = '', count = '') =>
      `${joined}${/^both$/i.test(all) ? 'both' : 'all'} ${count === '' ? '' : `${count} `}values are still there`,
  ),
  hinted(
    /\b(?:still|kept|preserved|retained|remembered|lost|unchanged)\b/,
    new RegExp(
      `${begin}${own} ${be} (?:all |both )?(?:still )?(?:there|kept|preserved|retained|remembered|unchanged|in place|not lost|filled in|in (?:the|their) (?:fields?|form))${end}`,
      'i',
    ),
    '$1all values are still there',
  ),
  hinted(
    / lost\b/,
    new RegExp(
      `${begin}(?:nothing(?: that)? ${who} ${did} (?:is|gets|${must} (?:be|get)|has been|was)|${own} (?:(?:is|are) not|(?:must|should|may) not (?:be|get)|(?:do|does) not get)) lost${end}`,
      'i',
    ),
    '$1all values are still there',
  ),
];
