import { ordinalWords } from '../steps/ordinals.ts';
import { anyMark } from '../steps/quoting.ts';
import { nameBefore, type Rule } from './idiom-parts.ts';

const ended = '(?=[.!]?$|,|;| and )';
const is = '(?:is|are|should be|must be|has to be|will be|becomes|gets)';
const property =
  '(?:status|state|label|tag|role|priority|type|category|colou?r|size|badge|mark|flag|value|rating|brand|owner|author|department|group)';
const value = `(${anyMark}|[A-Z\\d][\\w'’-]*(?: [\\w'’-]+){0,2})`;
const name = nameBefore('before', 'after', 'only');

function nthRow(_told: string, kind = '', number = ''): string {
  const ordinal = ordinalWords[Number(number) - 1];
  return ordinal ? `the ${ordinal} ${kind.toLowerCase()} ` : _told;
}

/** Of each, or of none, it is told what it is; a name made of the property and its value would be found nowhere. */
const ofEach: Rule[] = [
  [
    new RegExp(
      `^(?:[Nn]o|[Nn]one of the|[Nn]ot one of the) ([a-z]+(?: [a-z]+)?) (?:has|have|should have|must have|may have|carries|bears|gets) (?:the |an? )?${property} ${value}${ended}`,
    ),
    'no $1 shows $2',
  ],
  [
    new RegExp(
      `^((?:[Ee]very|[Ee]ach|[Aa]ll(?: of)?(?: the)?) [a-z]+(?: [a-z]+)?) (?:has|have|should have|must have|carries|bears|gets) (?:the |an? )?${property} ${value}${ended}`,
    ),
    (_told, each = '', told = '') => `${each} ${/^all/i.test(each) ? 'show' : 'shows'} ${told}`,
  ],
];

const unfolding = '(?:section|panel|accordion|fold-out|foldout)';

/** What is open is more than there: the head of a section is seen when it is closed, too. */
const folded: Rule[] = [
  [
    new RegExp(
      `\\b([Tt]he (?:${name} |[a-z]+ )?${unfolding}(?: ${name})?) (?:is|should be|must be|stays|remains) (?:now |still |again )?(?:open|opened)(?: again)?${ended}`,
      'g',
    ),
    '$1 is expanded',
  ],
  [
    new RegExp(
      `\\b([Tt]he (?:${name} |[a-z]+ )?${unfolding}(?: ${name})?) (?:is|should be|must be|stays|remains) (?:now |still |again )?closed(?: again)?${ended}`,
      'g',
    ),
    '$1 is collapsed',
  ],
];

const thing = `(?!(?:The|Check|Verify|Make|Ensure|Confirm|Expect|Assert|See|It|This|That|There|When|Then|And|But|If|After|Once|Given) |[^,]* (?:field|box|input|button|link|page|dropdown|heading|table|list) )${name}`;

/** "Bob no longer has the role Admin": it is told by the value; no page shows the two as one name. */
const ofOne: Rule[] = [
  [
    new RegExp(
      `^([Tt]he (?:first|second|third|fourth|last|top|new) [a-z]+) (?:has|should have|must have|now has|gets) (?:the |an? )?${property} ${value}${ended}`,
    ),
    '$1 shows $2',
  ],
  [
    new RegExp(
      `^(?:[Tt]he (?:user|customer|member|contact|employee|order|task|ticket|product|card|item|project|invoice|booking) )?(${thing}) (?:does not have|no longer has|should not have|must not have|should no longer have|must no longer have|has not got) (?:the |an? )?${property} ${value}${ended}`,
    ),
    'the $1 item does not show $2',
  ],
  [
    new RegExp(
      `^(?:[Tt]he (?:user|customer|member|contact|employee|order|task|ticket|product|card|item|project|invoice|booking) )?(${thing}) (?:has|should have|must have|now has|still has|gets|should get|receives) (?:the |an? )?${property} ${value}${ended}`,
    ),
    'the $1 item shows $2',
  ],
];

/** What "active", "hidden" or "called" means depends on what it is said of. */
const ofKinds: Rule[] = [
  [
    new RegExp(
      `\\b([Tt]he (?:${name} (?:tab|step|filter|view)|(?:tab|step|filter|view) ${name})) (?:is|should be|must be|becomes|stays|remains) (?:now |still )?active${ended}`,
      'g',
    ),
    '$1 is selected',
  ],
  [
    new RegExp(
      `^[Tt]he password ${is} (?:(?:still |now |again )?(?:hidden|masked|obscured|concealed|unreadable)|(?:shown|displayed) (?:as|in|with) (?:dots|stars|asterisks|bullets))${ended}`,
    ),
    'the password field has the attribute type of password',
  ],
  [
    new RegExp(
      `^[Tt]he password (?:${is} (?:now )?(?:readable|in plain text|(?:shown|displayed|visible) (?:in plain text|as text))|can be read)${ended}`,
    ),
    'the password field has the attribute type of text',
  ],
  [
    new RegExp(
      `^[Tt]he (?:new |next )?page (?:is|should be) (?:called|named|titled) (?:the )?(${name})${ended}`,
    ),
    'the $1 page is shown',
  ],
  [
    /^[Tt]he (?:browser tab|tab of the browser|title of the (?:tab|page|window)) (?:says|shows|reads|is|should (?:say|be|read|show)) /,
    'the page title is ',
  ],
  [
    new RegExp(
      `^[Tt]he (?:text )?cursor (?:is|should be|must be|stands|blinks|is placed|jumps) (?:in|into|inside) (the .+?)${ended}`,
    ),
    '$1 is focused',
  ],
  [
    new RegExp(
      `^(?:the |The )?(${name}) (?:is|should be|must be) (?:shown|listed|displayed|marked|given|flagged) as ([a-z]+)${ended}`,
    ),
    'the $1 item shows $2',
  ],
  [/^([Rr]ow|[Ll]ine) (\d+) (?=(?:says|shows|reads|is|contains|has)\b)/, nthRow],
];

const inOrder: Rule[] = [
  [
    new RegExp(
      `^(?:the |The )?(${name}) (?:comes|is listed|is shown|stands|appears|should come|must come|should be listed) (?:right |directly )?(?:before|above) (?:the )?(${name})${ended}`,
    ),
    '$1 above $2 is visible',
  ],
  [
    new RegExp(
      `^(?:the |The )?(${name}) (?:comes|is listed|is shown|stands|appears|should come|must come|should be listed) (?:right |directly )?(?:after|below) (?:the )?(${name})${ended}`,
    ),
    '$1 below $2 is visible',
  ],
  [
    /^([Tt]he (?:prices|amounts|dates|numbers|values|totals|ratings)) (?:go|run|should go|must go|rise) from (?:the )?(?:low(?:est)?|small(?:est)?|cheap(?:est)?|old(?:est)?) to (?:the )?(?:high(?:est)?|large(?:st)?|big(?:gest)?|expensive|new(?:est)?)/,
    '$1 are sorted in ascending order',
  ],
  [
    /^([Tt]he (?:prices|amounts|dates|numbers|values|totals|ratings)) (?:go|run|should go|must go|fall) from (?:the )?(?:high(?:est)?|large(?:st)?|big(?:gest)?|new(?:est)?) to (?:the )?(?:low(?:est)?|small(?:est)?|old(?:est)?)/,
    '$1 are sorted in descending order',
  ],
];

const parts = '(?:columns|entries|rows|headings|items|sections)';

const told: Rule[] = [
  [
    new RegExp(
      `^([Tt]he .+?) (?:has|have|should have|must have|offers|contains) (?:the (?:following )?|these )?(?:\\w+ )?${parts}:? (?=(?:${anyMark}|[A-Z])[^.]*(?:,| and ))(?!.*\\b(?:in this|in that) order)`,
    ),
    '$1 shows ',
  ],
  [
    new RegExp(
      `^([Tt]he .+?) (?:has|should have|must have|shows) (?:the |a )?placeholder(?: text)? (?=${anyMark})`,
    ),
    '$1 has the attribute placeholder of ',
  ],
  [
    /^([Tt]he ([a-z]+(?: [a-z]+)?) of .+? (?:than|as)) (?:that|the one) of /,
    (_told, claim = '', figure = '') => `${claim} the ${figure} of `,
  ],
];

const changed: Rule[] = [
  [
    /^([Tt]he [a-z]+(?: [a-z]+)?) (?:is|should be|must be|has to be) (?:now )?(?:lower|less|smaller|cheaper) than (?:it was )?before/,
    '$1 decreased',
  ],
  [
    /^([Tt]he [a-z]+(?: [a-z]+)?) (?:is|should be|must be|has to be) (?:now )?(?:higher|more|greater|larger|bigger) than (?:it was )?before/,
    '$1 increased',
  ],
  [
    /^[Tt]here (?:is|should be|must be) nothing (?:left )?in (the (?:[a-z]+ )?(?:list|table|cart|inbox|basket|folder|trash|history))/,
    '$1 is empty',
  ],
];

/** Other words for what is plainly claimed. */
export const plainClaims: Rule[] = [
  ...ofEach,
  ...ofOne,
  ...ofKinds,
  ...folded,
  ...inOrder,
  ...told,
  ...changed,
];
