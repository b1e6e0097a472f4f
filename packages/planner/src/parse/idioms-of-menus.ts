import { capitalise } from '@assay/contract/text';
import { anyMark } from '../steps/quoting.ts';
import { hinted, name, nameBefore, type Rule } from './idiom-parts.ts';
import { singularOf } from './wording.ts';

/** A menu that belongs to one thing of many; those of a right click and of the whole page are other ones. */
const menu =
  '(?:the|its|his|her|their|an?) (?!(?:context|right-click|main|navigation|user|account|dropdown|drop-down)\\b)((?:[A-Za-z-]+ ){0,3}?(?:menu|dots)(?: button| icon)?)';
const thing = '(row|card|line|entry|item|tile|record)';
const owner = nameBefore('with', 'for', 'at', 'of', 'from', 'via', 'through', 'using', 'by', 'then');
/** Whose menu it is: "of X", "on the card X", "in the row of X", "next to X". */
const whose = `(?:of|for|on|at|in|next to|beside|behind) (?:the )?(?:${thing} (?:of |for |with |called |named )?)?(?:the )?(${owner})(?: ${thing})?(?!['’])`;
const own = `(?:in|on|at|of|from|next to) (?:his|her|its|their|the|that) (?:own )?${thing}`;
const means = '(?:via|through|using|with|by|from|over)';
const press =
  '(?:[Cc]hoose|[Ss]elect|[Pp]ick|[Cc]lick|[Pp]ress|[Uu]se|[Hh]it|[Tt]ake|[Tt]ap)(?:e?s)?(?: on)?';
const actor = '((?:[Ii]|[Ww]e|[Yy]ou|[Tt]he (?:user|admin|agent|manager|owner)) )?';
const start = '(^|[,;] (?:and )?|\\band (?:then )?)';
const end = '(?= *[.]?$|[,:]| and )';

type Maybe = string | undefined;

function openMenu(called: string, kind: Maybe, whom: string): string {
  const isRow = kind === 'row' || kind === 'line';
  const place = isRow
    ? `the row of ${whom}`
    : `the ${whom} ${kind === 'card' || kind === 'tile' ? 'card' : 'item'}`;
  return `click the ${called} in ${place}`;
}

/** "Deactivates": the word that stands in the menu. */
function deedOf(verb: string, who: Maybe): string {
  const isThird = who !== undefined && /^the /i.test(who);
  return capitalise(isThird ? singularOf(verb.toLowerCase()) : verb.toLowerCase());
}

/** What is done with one thing of many by the menu that belongs to it: the menu first, then what it offers. */
const forms: Rule[] = [
  // "Choose X in the menu of Y"
  [
    new RegExp(`\\b${press} (?:the )?(${nameBefore('from')}) (?:from|in|on|out of) ${menu} ${whose}`, 'g'),
    (_whole, entry = '', called = '', before: Maybe, whom = '', after: Maybe) =>
      `${openMenu(called, before ?? after, whom)} ¶ click ${entry}`,
  ],
  // "In the menu of Y choose X"
  [
    new RegExp(
      `${start}(?:[Ii]n|[Ff]rom|[Uu]se|[Oo]pen(?: up)?|[Cc]lick(?: on)?|[Pp]ress) ${menu} ${whose},? (?:and |to )?(?:then )?(?=(?:please )?${press} )`,
      'g',
    ),
    (_whole, joined = '', called = '', before: Maybe, whom = '', after: Maybe) =>
      `${joined}${openMenu(called, before ?? after, whom)} ¶ `,
  ],
  // "Use the menu on Y to move it to Z"
  [
    new RegExp(
      `${start}(?:[Uu]se|[Oo]pen) ${menu} ${whose} (?:to|and) ([a-z]+) (?:it|this|that|him|her|them)( to (?:the )?${name})?${end}`,
      'g',
    ),
    (_whole, joined = '', called = '', before: Maybe, whom = '', after: Maybe, verb = '', to: Maybe) =>
      `${joined}${openMenu(called, before ?? after, whom)} ¶ click ${capitalise(verb)}${(to ?? '').replace(' the ', ' ')}`,
  ],
  // "Move the card Y from A to B with its menu"
  [
    new RegExp(
      `^${actor}(?![Dd]rag)([A-Za-z]+) (?:the )?(?:${thing} |[a-z]+ )?(${owner})(?: from (?:the )?(${nameBefore('with')}))?( to (?:the )?${nameBefore('with', 'via', 'using', 'through', 'by')}) ${means} ${menu}(?: ${own}| on it)?${end}`,
    ),
    (_whole, who: Maybe, verb = '', kind: Maybe, whom = '', from: Maybe, to = '', called = '') =>
      `${openMenu(called, kind, whom)}${from ? ` in the ${from} section` : ''} ¶ click ${deedOf(verb, who)}${to.replace(' the ', ' ')}`,
  ],
  // "Deactivate Y via the menu in her row"
  [
    new RegExp(
      `${start}${actor}([A-Za-z]+) (?:the )?(?:[a-z]+ ){0,2}(${owner}|${anyMark}) ${means} ${menu}(?: (?:${own}|${whose})| on it)?${end}`,
    ),
    (_whole, joined = '', who: Maybe, verb = '', whom = '', called = '', ...kinds) =>
      `${joined}${openMenu(called, kinds[0] ?? kinds[1] ?? kinds[3], whom)} ¶ click ${deedOf(verb, who)}`,
  ],
];

export const menus: Rule[] = forms.map(([form, to]) => hinted(/\b(?:menu|dots)\b/, form, to));
