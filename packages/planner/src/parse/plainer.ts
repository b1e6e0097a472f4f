import { list } from '../lexicons/list.ts';
import { tenses } from '../lexicons/tenses.ts';
import { anyMark } from '../steps/quoting.ts';
import { applyRules, type Rule } from './idiom-parts.ts';
import { startsWithVerb } from './passages.ts';
import { anyOf } from './wording.ts';

/** Words as they stand at the beginning of a sentence or after another word. */
function either(words: string): string {
  const forms = list(words).map((one) => `[${one.charAt(0).toUpperCase()}${one.charAt(0)}]${one.slice(1)}`);
  return `(?:${forms.sort((one, other) => other.length - one.length).join('|')})`;
}

/** Where a claim or an order begins that words before it only introduce. */
const starts =
  '(?=(?:the|an?|my|your|our|his|her|its|their|this|that|these|those|it|there|i|we|you|they|he|she|one|no|nothing|all|every|each|both|only|please|then|now|if|when|after|check|verify|make|click|press|open|type|enter|fill|choose|select|pick|tick|untick|go|log|sign|search|delete|remove|add|set|change|scroll|sort|close|upload|leave|clear|reload|tap|hit|wait|press|drag|switch|turn|submit|send|confirm|hover|uncheck|put|use|write|look|filter|reset|start|stop|continue|cancel|save|edit|rename|archive|accept|expand|mark|move|toggle)\\b|\\uE000|[A-Z])';

/** What tells when, how or why, and nothing else: it is the same without. */
const openings = either(`
  after that, after this, after a moment, after a while, a moment later, shortly after, shortly afterwards,
  right after, right after that, right afterwards, right away, straight away, at once, once that is done,
  once this is done, when that is done, when this is done, with that done, from there, from here,
  at this point, at that point, by now, this time, here, in here, in there, of course, obviously,
  naturally, clearly, quickly, to do so, to do this, to do that, for that, for this, as a consequence,
  accordingly, hence, thus, besides, as before, just like before, ok, okay, well, alright, all right,
  ideally, in fact, luckily, on the other hand, in other words, as said, without reloading,
  without reloading the page, without a reload, without leaving the page
`);

const politely = '(?:please |kindly |also |just |quickly |now |then |maybe |perhaps )*';
const checking =
  '(?:check|verify|see|confirm|test|make sure|have a look|take a look|look|find out|tell me)(?: for me)?';

const leads: Rule[] = [
  [new RegExp(`^(?:[Aa]nd |[Bb]ut |[Ss]o )?(?:${openings}|OK)(?:, | )(?:and |then )?${starts}`), ''],
  [
    /^there(?:, | (?=(?:the|i|we|you|click|press|choose|type|enter|select|an? [a-z]+ (?:pops|opens|appears)) ))(?=\S)/i,
    '',
  ],
  [/^(?:at the|in the) end(?:, | (?=(?:the|it|i|we|you|there) ))(?=\S)/i, ''],
  [/^(?:on|in) (?:this|that|the same) (?:page|screen|view|form|dialog|window),? (?=\S)/i, ''],
  [/^in order to (?:test|check|verify|see|try|do) (?:it|this|that|so)(?: out)?, /i, ''],
  [/^to (?:test|check|verify|try) (?:it|this|that)(?: out)?, /i, ''],
  [/^(?:what (?:i|we|you) (?:expect|want|should see)|what should happen|what must happen): /i, ''],
  // Orders to somebody who is there.
  [
    new RegExp(
      `^(?:can|could|would|will) you ${politely}(?!${checking} (?:that|if|whether)\\b)(?=[a-z])`,
      'i',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:let us|let's|let’s|let me|go ahead and|be sure to|take care to|make sure (?:to|you)) ${politely}(?=[a-z])`,
      'i',
    ),
    '',
  ],
  [/^(?:remember|do not forget|don['’]t forget|never forget) to (?=[a-z])/i, ''],
  [
    /^(?:(?:i|we|you) (?:would|will)(?: now| then| like to)?|(?:i|we|you)['’]d|(?:i|we|you) (?:need|have) to) (?=(?:click|press|open|type|enter|fill|choose|select|pick|tick|untick|go|log|sign|search|add|set|change|scroll|sort|close|upload|leave|clear|reload|tap|delete) )/i,
    '',
  ],
  // "Anna clicks": whoever it is.
  [
    /^[A-Z][a-z]+ (?=(?:clicks|types|enters|presses|selects|chooses|ticks|unticks|fills|uploads|taps|picks|logs in|signs in) )/,
    'the user ',
  ],
  // Claims that somebody wants to see.
  [
    new RegExp(
      `^(?:can|could|would|will) you ${politely}${checking} (?:that|if|whether) |^(?:please )?(?:have|take) (?:a |another )?(?:quick |close )?look (?:that|if|whether) |^(?:i|we) (?:want|need|would like) to (?:know|see|check|be sure|make sure) (?:that|if|whether) `,
      'i',
    ),
    'check that ',
  ],
  [
    /^(?:it is (?:very |really |also )?(?:important|essential|crucial|vital|necessary)(?: (?:to|for) (?:me|us|them))? that|it (?:must|should) be (?:so|the case) that|(?:the|our|my) (?:idea|point|goal|rule|requirement|thing|main thing|outcome) is that|(?:please )?(?:note|notice|watch|mind) that|(?:i|we) expect to see that|it turns out that|(?:this|that|which) means that) /i,
    'check that ',
  ],
  [
    /^(?:i |we |you )?(?:would )?(?:expect|want|need|would like) ((?:the|an?|my|your|our|his|her|its|this|these|those|it|all|every|each|no|nothing|both)(?: [^,;:]*?)?|\uE000[^,;:]*?) to (?=(?!(?:be able|know|see|check)\b)[a-z])/i,
    '$1 should ',
  ],
];

const should = '(should|must|will|shall|would|may|can|has to|have to|needs to|need to|ought to)';
const idleAdverb =
  '(?:really|of course|certainly|definitely|naturally|obviously|surely|clearly|indeed|in fact|hopefully|finally|eventually|suddenly|promptly|simply)';
const between = '(?:now |then |also |already |just |since |finally |indeed |again |all |both )*';
const participles = anyOf(tenses.map(([, , past]) => past));
/** What follows a verb that needs nothing more. */
const ended =
  '(?=$|[.,;:!]| (?:to|from|in|into|on|at|and|by|back|again|there|now|then|too|as|with|below|above|next|automatically|immediately)\\b| [A-Z\\d\\uE000])';

function presentOf(past: string): string {
  return tenses.find(([, , form]) => form === past.toLowerCase())?.[1] ?? past;
}

function baseOf(past: string): string {
  return tenses.find(([, , form]) => form === past.toLowerCase())?.[0] ?? past;
}

const tensed: Rule[] = [
  [/\b(?:is|are) (?:meant|going|supposed|intended|designed|bound) to (?=[a-z])/g, 'should '],
  [new RegExp(`\\b${should} ${idleAdverb},? `, 'gi'), '$1 '],
  [new RegExp(`\\b(?:is|are) ${idleAdverb} `, 'gi'), (told) => (/^are/i.test(told) ? 'are ' : 'is ')],
  [new RegExp(` ${idleAdverb} (?=[a-z]+s\\b)`, 'gi'), ' '],
  [new RegExp(`\\b${should} ${between}have ${between}been (?=[a-z])`, 'gi'), '$1 be '],
  [
    new RegExp(`\\b(has|have) ${between}been (?=[a-z]+(?:ed|en|wn|nt|ld|pt|t)\\b)`, 'gi'),
    (_told, verb = '') => (/^has/i.test(verb) ? 'is ' : 'are '),
  ],
  [
    new RegExp(`\\b${should} ${between}have ${between}(${participles})${ended}`, 'g'),
    (_told, verb = '', past = '') => `${verb} ${baseOf(past)}`,
  ],
  [
    new RegExp(`\\b(?<!(?:[Nn]othing|[Nn]obody) )(?:has|have|had) ${between}(${participles})${ended}`, 'g'),
    (_told, past = '') => presentOf(past),
  ],
  [/\b(has|have) got (?=\S)/gi, '$1 '],
  // Whom a page tells something, it tells whoever reads it.
  [
    /\b(?:tell|inform|greet|welcome|warn|notif)(y|s|ies)? (?:me|you|us|him|her|them|the (?:user|customer|visitor|guest|reader))(?: with| that|:)? (?=\uE000q)/gi,
    (_told, ending = '') => (/s$/.test(ending) ? 'says ' : 'say '),
  ],
  [
    /\b([Cc]lick|[Pp]ress|[Tt]ap|[Hh]it)(s|es|ing)?(?: on)? (it|that|this) (?:for )?(?:an?|the|one) (?:second|third|fourth|further|other|more) time\b/g,
    '$1$2 $3 again',
  ],
  [
    /\b(?:was|were|has been|have been) (?:now |also |successfully )?(?:added|put|placed|saved|filed|moved) (?:to|in|into|on|onto|under) (?=(?:the|my|your|our) (?!(?:[a-z]+ )?(?:cart|basket|bag|trolley)\b))/g,
    'is in ',
  ],
  [new RegExp(`\\b${should} ${between}become (?=\\S)`, 'g'), '$1 be '],
  [/\b(is|are) (?:then|thus|therefore) (?=[a-z])/g, '$1 '],
];

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
  [
    /(?<!\bsame),? as (?:well|expected|usual|before|intended|planned|required|described|promised)(?=[.!]?$)/i,
    '',
  ],
  [
    /(?<=(?:^| )[a-z-]+|\uE001)(?<!\b(?:pay|buy|book|order|try|start|donate|join|subscribe|shop|play|watch|call|apply|is|are|right|until|by)) now(?=[.!]?$)/,
    '',
  ],
  [
    /^((?!.*\b(?:sort|order|newest|oldest|cheapest|lowest|highest|come|is|are|be)\w*\b).*) first(?=[.!]?$)/i,
    '$1',
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

/** "Open the menu once": as often as anybody would. */
function doOnce(text: string): string {
  return startsWithVerb(text) ? text.replace(/(?<=[a-z\uE001]) once(?=[.!]?$)/, '') : text;
}

const most = 3;

/** The same in plain grammar: without what only introduces it, in the present, as an order or a claim. */
export function sayPlainly(text: string): string {
  let told = text;
  for (let count = 0; count < most; count++) {
    const next = applyRules(told, leads);
    if (next === told) break;
    told = next;
  }
  const ordered = applyRules(startByDoing(told), inverted);
  return doOnce(applyRules(applyRules(ordered, tensed), tails));
}
