import { capitalise } from '@assay/contract/text';
import { anyMark } from '../steps/quoting.ts';
import { nameBefore, type Rule } from './idiom-parts.ts';

const begin = '(^|, |\\band |\\bthen |\\b(?:i|we|you) )';
const ended = '(?=[.!]?$|,|;| and | then )';
const name = nameBefore();
const key = '(Tab|Enter|Return|Escape|Esc|Space|Delete|Backspace|Home|End|F\\d+)';
const figure = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';

function order(form: string, to: Rule[1]): Rule {
  return [new RegExp(`${begin}${form}`, 'gi'), to];
}

/** Other words for what is plainly done. */
export const plainOrders: Rule[] = [
  order(
    `pull down the (${name}|[a-z]+)(?: (?:list|menu|dropdown|box))? and (?:go for|choose|pick|select|take) `,
    (_told, before = '', where = '') => `${before}from the ${where} dropdown select `,
  ),
  order('unfold ', '$1expand '),
  order('(?:order|arrange) (the [a-z]+) by ', '$1sort $2 by '),
  order('(?:run|do|start|make|perform) a (?:new )?search for ', '$1search for '),
  order(
    'take the (first|second|third|last|next) (suggestion|result|option|entry|hit|match)\\b',
    '$1choose the $2 $3',
  ),
  order(
    `scroll (?:down |up )?(?:until|till) ((?:the )?(?:${name}|[a-z ]+?)(?: (?:button|link|section|heading|field))?) (?:(?:shows|comes) up|appears|comes into view|is visible|can be seen|is reached)${ended}`,
    '$1scroll to $2',
  ),
  order(`upload ((?:the file )?${anyMark}) (?:under|at) `, '$1upload $2 to '),
  order(
    `drop ((?:the file )?${anyMark}) (?:on|onto|in|into) (?=the (?:upload|drop)|the [a-z]+ (?:area|zone|field))`,
    '$1upload $2 to ',
  ),
  order(
    '(?:(?:rest|place|put|hold|keep|move) (?:the|your) (?:mouse|pointer|cursor)(?: pointer)?) (?:on|over|above|onto|to) ',
    '$1hover over ',
  ),
  order(`(?:hit|push|strike|use) the ${key} key`, '$1press $2'),
  order(`(?:hit|push|strike) ${key}${ended}`, '$1press $2'),
  order(
    `say (yes|no)(?: to (?:the|that|this) (?:question|dialog|prompt|popup))?${ended}`,
    (_told, before = '', word = '') => `${before}answer ${capitalise(word)}`,
  ),
  order('get rid of (the [a-z]+(?: [a-z]+)?)(?= |[.!]?$)', '$1close $2'),
  order(
    `close (the (?:[a-z]+ )?(?:popup|pop-up|dialog|window|message|banner|box|panel|drawer|card)) (?:with|by|using) (?:the |its )?(?:little |small )?(?:x|cross|X)${ended}`,
    '$1close $2',
  ),
  order(
    `(?:increase|raise|bump|reduce|lower|decrease) (the (?:quantity|number|amount|count|price|volume|brightness|size)(?: of [\\w'’ -]+?)?)(?: up| down)? to (?=${figure}\\b)`,
    '$1change $2 to ',
  ),
  order(
    '(turn|switch) (?:the )?(notifications|messages|alerts|reminders) (on|off)\\b',
    (_told, before = '', verb = '', what = '', state = '') => `${before}${verb} ${state} ${capitalise(what)}`,
  ),
  order(
    '(turn|switch) (on|off) the (notifications|messages|alerts)(?=[.!]?$|,)',
    (_told, before = '', verb = '', state = '', what = '') => `${before}${verb} ${state} ${capitalise(what)}`,
  ),
  [
    new RegExp(
      `${begin}(?:(?:[Nn]avigate|[Gg]o) via (${name}) to|(?:[Ii]n|[Uu]nder|[Ff]rom) (${nameBefore('go')}),? go to) (${name})(?: page)?${ended}`,
      'g',
    ),
    (_told, before = '', via = '', under = '', to = '') => `${before}click ${via || under} and click ${to}`,
  ],
  order(
    "(?:use|click|press|hit) (?:the )?(?:browser['’]s back button|back button of the browser|back in the browser)",
    '$1go back',
  ),
  order(
    '(?:make|set) the (?:window|browser|screen|viewport) (\\d{3,4}) ?(?:px|pixels) wide',
    '$1resize the window to $2 by 800',
  ),
  order(
    '(?:view|open|look at) (?:the|this) (?:page|site) on an? (?:phone|smartphone|mobile phone|mobile)(?: device)?\\b',
    '$1resize the window to 390 by 844',
  ),
  order(
    '(?:view|open|look at) (?:the|this) (?:page|site) on an? tablet\\b',
    '$1resize the window to 768 by 1024',
  ),
  order(
    `post (${anyMark}) (?:in|into|to) (the (?:chat|channel|comments|discussion|forum|group))\\b`,
    '$1type $2 in $3 and send it',
  ),
];
