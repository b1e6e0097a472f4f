import { anyMark } from '../steps/quoting.ts';
import { applyRules, type Rule } from './idiom-parts.ts';
import { startsWithVerb } from './passages.ts';
import { plainClaims } from './plain-claims.ts';
import { leads } from './plain-leads.ts';
import { plainOrders } from './plain-orders.ts';
import { places } from './plain-places.ts';
import { synonyms } from './plain-synonyms.ts';
import { reckoning, tensed } from './plain-tenses.ts';

const noField =
  'type|enter|write|put|choose|select|pick|tab|page|section|menu|dialog|area|column|row|card|view|screen|table|form|window';
const field = `(?:the )?(${anyMark}|[A-Z][\\w'’-]*(?: (?!(?:${noField})\\b)[a-z]+){0,2}?|(?!the )[a-z]+(?: [a-z]+)?(?= (?:field|box|input|dropdown)\\b))(?: (?:field|box|input|dropdown|list))?`;
const value = `(${anyMark}|[-+]?\\d[\\w.:/-]*|[A-Z][\\w'’.-]*(?: [A-Z\\d][\\w'’.-]*){0,4})`;
const begin = '(^|, |\\band |\\bthen )(?:[Ii]n|[Ii]nto|[Uu]nder|[Ff]rom)';
const end = '(?=,|;| and | then |[.!]?$)';

/** "In the City field, type Rome": what is done comes first. */
const inverted: Rule[] = [
  [
    new RegExp(
      `(^|, |\\band |\\bthen )(?:[Ff]rom|[Oo]ut of|[Uu]sing) (the (?:[A-Za-z]+ ){0,2}menu),? (choose|select|pick|click|open|take) (?:the )?${value}${end}`,
      'g',
    ),
    '$1$3 $4 in $2',
  ],
  [
    new RegExp(
      `(^|, |\\band |\\bthen )[Ff]or (?:the )?([a-z]+(?: [a-z]+)?),? (choose|select|pick|take|enter|type) ${value}${end}`,
      'g',
    ),
    '$1$3 $4 as the $2',
  ],
  [
    new RegExp(
      `\\b([Cc]hoose|[Ss]elect|[Pp]ick|[Tt]ake) ${value} for (?:the )?((?!(?:me|you|us|him|her|them|it|now|this|that|all|each|free|sale)\\b)[a-z]+(?: method| type| option)?)${end}`,
      'g',
    ),
    '$1 $2 as the $3',
  ],
  [
    new RegExp(
      `${begin} ${field},? (?:(?:i|we|you) )?([Tt]ype|[Ee]nter|[Ww]rite|[Pp]ut|[Ii]nsert)s? ${value}${end}`,
      'g',
    ),
    (_told, before = '', where = '', verb = '', what = '') => `${before}${verb} ${what} in ${asField(where)}`,
  ],
  [
    new RegExp(`${begin} ${field},? (?:(?:i|we|you) )?([Cc]hoose|[Ss]elect|[Pp]ick)s? ${value}${end}`, 'g'),
    '$1$3 $4 from $2',
  ],
];

function asField(name: string): string {
  return name.startsWith('\uE000') ? name : `the ${name} field`;
}

const tails: Rule[] = [
  [/,? and (?:see|look|watch|check) what happens(?: then| next)?(?=[.!]?$)/i, ''],
  [/,? after (?:that|this)(?=[.!]?$)/i, ''],
  [/(?<=\b(?:not|cannot|can['’]t|n['’]t)\b.*) yet(?=[.!]?$)/i, ''],
  [
    /(?<!\b(?:same|is|are|be|looks?|stays?|remains?)),? as (?:well|expected|usual|before|intended|planned|required|described|promised)(?=[.!]?$)/i,
    '',
  ],
  [
    /(?<=(?:^| )[a-z-]+|\uE001)(?<!\b(?:pay|buy|book|order|try|start|donate|join|subscribe|shop|play|watch|call|apply|is|are|right|until|by)) now(?=[.!]?$)/,
    '',
  ],
];

const byDoing =
  /^(?:(?:start|begin|continue|proceed|finish|end|go on)(?: off| out)? (?:by|with)|(?:test|try|check|reproduce|do) (?:this|that|it) by) ([a-z]+)ing (?=\S)/i;

/** "Start by clicking": the verb as an order. */
function startByDoing(text: string): string {
  const [lead = '', stem = ''] = byDoing.exec(text) ?? [];
  if (stem === '') return text;
  const rest = text.slice(lead.length);
  const orders = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].map(
    (verb) => `${verb.toLowerCase()} ${rest}`,
  );
  return orders.find(startsWithVerb) ?? text;
}

/** "Open the menu once", "Choose Express first": as often as anybody would, and when its turn comes. */
function doOnce(text: string): string {
  if (!startsWithVerb(text) || /^sort/i.test(text)) return text;
  return text.replace(/(?<=[a-z\uE001]) (?:once|first)(?=[.!]?$)/, '');
}

/** What is put otherwise wherever it stands, in this order. */
const within: Rule[] = [
  ...plainOrders,
  ...plainClaims,
  ...synonyms,
  ...inverted,
  ...places,
  ...tensed,
  ...reckoning,
  ...tails,
];

const most = 3;

/** The same in plain grammar: without what only introduces it, in the present, as an order or a claim. */
export function sayPlainly(text: string): string {
  let told = text;
  for (let count = 0; count < most; count++) {
    const next = applyRules(told, leads);
    if (next === told) break;
    told = next;
  }
  return doOnce(applyRules(startByDoing(told), within));
}
