import { anyMark } from '../steps/quoting.ts';
import { nameBefore, type Rule } from './idiom-parts.ts';

const thing = nameBefore('it', 'you', 'i', 'we', 'the', 'there', 'an?', 'no', 'every', 'only');
const part =
  '(?:section|card|row|panel|tab|box|column|area|list|table|dialog|tile|group|block|form|menu|bar|window|summary)';
const where = `(?:(?:row|card|item|entry) (?:of|for) ${thing}|(?:first|second|third|last) (?:row|item|card|entry)|${anyMark} ${part}|[A-Z][\\w'’-]*(?: [A-Za-z][\\w'’-]*)? ${part}|(?:[a-z]+ )?(?:dialog|header|footer|sidebar|menu|table|list|panel|popup|pop-up|toolbar|summary|banner|navigation|top bar|window|form))`;
/** The cart may be a page of its own as well. */
const anyPlace = `(?:[Ii]n|[Oo]n|[Ii]nside|[Ww]ithin) ((?:the|my|your|our) (?:${where}|(?:shopping )?(?:cart|basket|bag)))`;
const place = `(?:[Ii]n|[Oo]n|[Ii]nside|[Ww]ithin) ((?:the|my|your|our) ${where})`;
const cue =
  '(?:[Cc]heck|[Vv]erify|[Mm]ake sure|[Ee]nsure|[Cc]onfirm|[Ss]ee|[Aa]ssert)(?: that| whether| if)?';
const subject = `(?=(?:the|an?|there|it|you|i|we|no|all|every|each|only|exactly|my|your|its|I)\\b|${anyMark}|[A-Z])`;

const says = '(?:should |must |has to |will |can )?(?:now |then |also |still )?';
const text = '(?:the|an?) (?:text|message|words|note|notice|hint|label|sentence|line)';
const opening = `(?:it ${says}(?:says?|reads?|shows?|states?)|(?:you|i|I|we|the user) ${says}(?:sees?|reads?|finds?)|there ${says}(?:is|be)|there (?:should|must|has to) be|${text})(?: ${text})?(?: that says| which says| saying| reading| with the text)?`;
const closing =
  '(?: (?:is|are|should be|must be|has to be) (?:now |then |still )?(?:shown|displayed|visible|there|written|to be seen)| appears| can be seen| should appear| must appear)?';
const end = '(?=[.!]?$|,? and )';

const doing = 'click|press|choose|select|pick|type|enter|tick|untick|open|tap|add|remove|delete|change|set';
const position =
  '(?:very )?(?:(?:top|bottom|upper|lower)(?: (?:left|right))?|left(?:-hand)?|right(?:-hand)?|middle|centre|center)(?: (?:corner|side|edge|part|area|half|end))?';
const screen = '(?: of (?:the|this) (?:page|screen|window|site|view|browser))';

/** Where something is said to be, in front of the claim; and where on the screen, which says nothing. */
export const places: Rule[] = [
  [
    new RegExp(
      `^((?:[Ii]n|[Oo]n|[Aa]t|[Uu]nder|[Ff]rom) (?:the|my|your|our|this|that) (?:(?!(?:is|are|must|should|has|have|shows?|says?|will|can)\\b)[^\\s,;:.]+ ){0,7}?(?!(?:${doing})\\b)[^\\s,;:.]+) (${doing})(?= (?:on |the |an? |my |your |it\\b|all |both |${anyMark}|[A-Z\\d]))`,
    ),
    '$1, $2',
  ],
  [new RegExp(`(^|, )(?:[Aa]t|[Oo]n|[Ii]n|[Tt]o) the ${position}${screen},? (?=\\S)`), '$1'],
  [new RegExp(`,? (?:at|on|in|to) the ${position}${screen}${end}`, 'g'), ''],
  [new RegExp(`^${cue} ${anyPlace},? ${subject}`), 'in $1, '],
  [new RegExp(`^(?:[Tt]hen|[Nn]ow|[Aa]fterwards|[Nn]ext|[Aa]lso),? ${anyPlace},? ${subject}`), 'in $1, '],
  [new RegExp(`^${place},? ${opening} (${anyMark})${closing}${end}`), '$1 shows $2'],
  [
    new RegExp(
      `^([Bb]elow|[Uu]nder|[Uu]nderneath|[Aa]bove|[Nn]ext to|[Bb]eside) (the [a-z]+(?: [a-z]+)?|${thing}),? ${opening} (${anyMark})${closing}${end}`,
    ),
    (_told, near = '', what = '', said = '') => `${said} is visible ${near.toLowerCase()} ${what}`,
  ],
  [
    new RegExp(
      `^(?:${cue} )?((?:[Tt]he|[Mm]y|[Ii]ts|the) [a-z-]+(?: [a-z-]+)? (?:is|are|shows|reads|says|should be|must be) (?:${anyMark}|[$€£]?\\d[\\d.,]*|[A-Z][a-z]+)) ${place}(?=[.!]?$)`,
    ),
    (_told, claim = '', told = '') => `in ${told}, ${claim.charAt(0).toLowerCase()}${claim.slice(1)}`,
  ],
];
