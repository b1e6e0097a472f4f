import { anyMark } from '../steps/quoting.ts';
import { nameBefore, type Rule } from './idiom-parts.ts';

const ended = '(?=[.!]?$|,| and )';
const begin = '(^|, |\\band |\\bthen )';
const value = `(${anyMark}|[-+$€£]?\\d[\\w.,:/-]*\\w|\\d|[A-Z][\\w'’.-]*\\w(?: [A-Z\\d][\\w'’-]*){0,4})`;
/** The name of a field as people write it in running text. */
const named = `(${anyMark}|(?!(?:it|this|that|them|a|an|well|usual|before|follows|expected|me|us|you)\\b)[a-z]+(?: (?!field\\b)[a-z]+)?)`;
const credential = '(?:user|customer|member|login|credentials?|account|password)\\b';
const button = `(?:[Tt]he )?((?!The )${nameBefore('button', 'yet')})(?: (button|link))?`;
const who = '(?:i|I|[Ww]e|[Yy]ou|[Oo]ne|[Tt]hey|[Nn]obody|[Tt]he (?:user|customer|visitor))';
const application =
  '(?:[Tt]he (?:system|app|application|site|website|page|server|program|form|shop|service|portal)|[Ii]t)';
const page = `(?:the )?(?!top\\b|bottom\\b|end\\b|beginning\\b|step\\b)(${nameBefore('page', 'screen')}|[a-z]+(?: (?!page\\b|screen\\b)[a-z]+)?)(?: (?:page|screen))?`;
const figure = '((?:exactly |only |just )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten))';
const things = '([a-z]+(?: [a-z]+)?)';

function nameButton(name: string, kind: string): string {
  return kind ? `the ${name} ${kind}` : name;
}

const seen: Rule[] = [
  [
    new RegExp(
      `^${application} (?:should |must |will |has to )?(?:confirm|answer|respond|repl(?:y|ie)|react|greet(?:s)? (?:me|us|you|them))(?:s|es)? (?:this |it )?(?:with |by )(?:saying )?(?:the (?:words?|text|message) )?(${anyMark})${ended}`,
    ),
    'the page shows $1',
  ],
  [
    new RegExp(
      `^${who} (?:should |must |will )?(?:get|see|receive)s? (${anyMark}) as (?:an? |the )?(?:confirmation|answer|reply|result|response|feedback)${ended}`,
    ),
    'the page shows $1',
  ],
  [
    new RegExp(
      `^[Tt]he words? (${anyMark}) (?=(?:should |must |will )?(?:appear|come|show|be|is|are|pop)s?\\b)`,
    ),
    '$1 ',
  ],
  [
    new RegExp(
      `^(?:i|I|[Ww]e|[Yy]ou|[Oo]ne) (?:should |must |can )?no longer (?:see|find|have)s? (?:the )?(.+?)${ended}`,
    ),
    'the $1 is no longer visible',
  ],
];

const counted: Rule[] = [
  [
    new RegExp(`^([Tt]he [a-z]+(?: [a-z]+)?) (?:consists of|comprises|is made up of) (?=${figure} )`),
    '$1 has ',
  ],
  [
    new RegExp(
      `^(?:[Oo]nly |[Jj]ust )?${figure} ${things} (?:should |must |will )?(?:remain|match|survive)s?${ended}`,
      'i',
    ),
    'there are $1 $2',
  ],
  [
    new RegExp(
      `^(?:(?:[Ii]t|[Tt]he (?:search|filter|query)) (?:should |must |will )?(?:now )?(?:find|return|yield|bring up|come back with)s?|[Ww]e are (?:now )?down to) ${figure} ${things}${ended}`,
    ),
    'there are $1 $2',
  ],
];

const disabled: Rule[] = [
  [
    new RegExp(
      `^(?:${who} (?:can['’]?t|cannot|can not|must not be able to|should not be able to|am not able to|are not able to|is not able to) |[Ii]t (?:is|should be|must be) (?:not possible|impossible) to )(?:click|press|hit|push|use)(?: on)? ${button}(?: yet)?${ended}`,
    ),
    (_told, name = '', kind = '') => `${nameButton(name, kind)} is disabled`,
  ],
  [
    new RegExp(
      `^${button} (?:is|should be|must be|stays|remains) (?:still )?(?:blocked|inactive|dead|grayed|greyed)(?: out)?${ended}`,
    ),
    (_told, name = '', kind = '') => `${nameButton(name, kind)} is disabled`,
  ],
];

const reached: Rule[] = [
  [
    new RegExp(
      `^(?:i|I|[Ww]e|[Yy]ou|[Oo]ne|[Tt]hey|[Tt]he user|[Tt]he customer) (?:should |must |will )?(?:now )?(?:find|finds) (?:myself|ourselves|yourself|themselves|oneself) (?:on|at|in) ${page}${ended}`,
    ),
    'the $1 page is shown',
  ],
  [
    new RegExp(
      `^(?:(?:[Tt]his|[Tt]hat|[Ww]hich) (?:should |must |will )?(?:lead|take|bring|get)s?(?: me| us| you| them| the user)?|[Tt]he page (?:should |must )?(?:change|switch)s?|(?:i|I|[Ww]e|[Yy]ou) (?:should |must |will )?get) to ${page}${ended}`,
    ),
    'the $1 page is shown',
  ],
  [
    new RegExp(`^[Tt]he (?:next|following|new) page (?:is|should be|must be) ${page}${ended}`),
    'the $1 page is shown',
  ],
];

const ticked: Rule[] = [
  [
    new RegExp(
      `^[Tt]here (?:is|should be|must be) an? (?:tick|check ?mark|cross) (?:at|next to|beside|in|for|before|in front of) (?:the )?(${nameBefore()})${ended}`,
    ),
    'the $1 checkbox is ticked',
  ],
  [
    new RegExp(
      `^(?:[Tt]he )?(${nameBefore('checkbox', 'box')}) (?:checkbox|box|option) (?:has|should have|must have|carries) an? (?:tick|check ?mark)${ended}`,
    ),
    'the $1 checkbox is ticked',
  ],
  [
    new RegExp(
      `${begin}(?:[Pp]ut|[Ss]et|[Mm]ake|[Pp]lace) (?:an?|the) (?:tick|check ?mark|cross) (?:at|next to|beside|in|for|before|in front of|on) (?=\\S)`,
      'g',
    ),
    '$1tick ',
  ],
];

const told: Rule[] = [
  [
    new RegExp(
      `^(?:[Aa]s|[Ff]or) (?:the )?${named},? (?:i|I|we|you|it|one|the (?:page|form|list|table)) (?:should |must |will |can )?(?:see|get|have|has|show|say|read|find|state)s? ${value}${ended}`,
    ),
    'the $1 is $2',
  ],
  [
    new RegExp(
      `^[Tt]he value (?:of|in) (the .+? (?:field|box|input)) (?:is|should be|must be) ${value}${ended}`,
    ),
    '$1 has the value $2',
  ],
  [
    new RegExp(
      `^[Ii]t (?:has|gets|should have|must have|should get|receives|is given) the (status|state|label|role|priority) ${value}${ended}`,
    ),
    'its $1 is $2',
  ],
];

const done: Rule[] = [
  [
    new RegExp(
      `${begin}(?:[Uu]se|[Oo]perate) the (${nameBefore('button', 'link')}) (button|link)${ended}`,
      'g',
    ),
    '$1click the $2 $3',
  ],
  [
    new RegExp(`${begin}(?:[Dd]o|[Mm]ake|[Pp]erform) an? (?:single )?(?:mouse )?click on (?=\\S)`, 'g'),
    '$1click ',
  ],
  [
    new RegExp(`${begin}[Gg]ive ${button} an? (?:click|press|push)${ended}`, 'g'),
    (_told, before = '', name = '', kind = '') => `${before}click ${nameButton(name, kind)}`,
  ],
  [
    new RegExp(
      `${begin}([Cc]lick|[Pp]ress|[Oo]pen|[Cc]hoose|[Ss]elect) (?:on )?the one (?:called|named|labelled|labeled|that says|which says|saying) (?=[A-Z\\uE000])`,
      'g',
    ),
    '$1$2 ',
  ],
  [
    new RegExp(
      `${begin}(?:[Ff]ill in|[Gg]ive|[Pp]ut in|[Pp]rovide) ${value} (?:as|for) (?:the |your |his |her |my )?${named}${ended}`,
      'g',
    ),
    '$1enter $2 as the $3',
  ],
  [
    new RegExp(
      `${begin}(?:[Uu]se|[Tt]ake) ${value} (?:as|for) (?!(?:the |this )?(?:${credential}|(?:tests?|testing|browser|example)\\b))(?:the )?${named}${ended}`,
      'g',
    ),
    '$1set the $3 to $2',
  ],
  [
    new RegExp(
      `${begin}[Aa]s (?:the )?${named},? (?:type|enter|put|write|fill)(?: in)? ${value}${ended}`,
      'g',
    ),
    '$1enter $3 as the $2',
  ],
];

const pressed = '(?:[Cc]lick|[Pp]ress|[Hh]it)(?: on)? (?:the )?';
const record = `([A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*)+|${anyMark})`;

/** "In Anna Berg's row press Delete": what is pressed comes before where it is. */
const rows: Rule[] = [
  [
    new RegExp(
      `${begin}[Ii]n (${nameBefore()})['’]s (row|line|entry|card),? ${pressed}(${nameBefore()})${ended}`,
      'g',
    ),
    '$1click $4 in the $3 of $2',
  ],
  [
    new RegExp(
      `${begin}(?:[Gg]o to|[Ff]ind|[Ll]ocate|[Ll]ook for) the (row|line|entry|card) (?:of|for|with) ${record} and ${pressed}(${nameBefore('in')})(?: there)?${ended}`,
      'g',
    ),
    '$1click $4 in the $2 of $3',
  ],
  [
    new RegExp(
      `${begin}${pressed}(${nameBefore('at', 'beside', 'for')})(?: button)? (?:at|for) ${record}${ended}`,
      'g',
    ),
    '$1click $2 next to $3',
  ],
  [new RegExp(`^[Ff]or ${record}, ${pressed}(${nameBefore()})${ended}`), 'click $2 in the entry of $1'],
];

const nothing = '(?:anything|something|a thing|any (?:field|data|value|text|input)s?)(?: at all)?';
const andThen = '(?:,? and(?: then)?| and|,? but|,? then|[,;])(?: just| simply)? (?=\\S)';

/** "Click Save with all fields empty": a form is sent as it is found. */
const untouched: Rule[] = [
  [
    new RegExp(` without (?:filling|typing|entering|putting|writing) ${nothing} in(?:to [^,.]+)?${ended}`),
    '',
  ],
  [
    new RegExp(
      ` (?:with|while) (?:all|every|both) (?:the |of the )?(?:required |mandatory )?fields?(?: (?:are|is|left|still|being))* (?:empty|blank)${ended}`,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:(?:[Ll]eave|[Kk]eep) (?:everything|it all) (?:empty|blank)|(?:[Ee]nter|[Tt]ype|[Ww]rite|[Ff]ill in|[Pp]ut in) nothing(?: at all)?|(?:[Dd]o not|[Dd]on['’]t) (?:enter|type|write|fill in|put in) ${nothing})${andThen}`,
    ),
    'leave all fields empty and ',
  ],
  [
    new RegExp(`${begin}([Ss]ubmit|[Ss]end) (?:the|an) (?:empty|blank|untouched|unfilled) form`, 'g'),
    '$1$2 the form',
  ],
  [
    new RegExp(
      `^((?:[Cc]lick|[Pp]ress|[Hh]it|[Ss]ubmit) [^,]+?) (?:while|as long as|when) (the [a-z]+(?: [a-z]+)?) (?:is|are) (?:still )?(?:empty|blank)${ended}`,
    ),
    (_told, order = '', field = '') =>
      `leave ${field} empty and ${order.charAt(0).toLowerCase()}${order.slice(1)}`,
  ],
];

/** Other words for what is plainly said. */
export const synonyms: Rule[] = [
  ...seen,
  ...counted,
  ...disabled,
  ...reached,
  ...ticked,
  ...told,
  ...done,
  ...rows,
  ...untouched,
];
