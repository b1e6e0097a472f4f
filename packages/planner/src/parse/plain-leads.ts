import { list } from '../lexicons/list.ts';
import type { Rule } from './idiom-parts.ts';

/** Words as they stand at the beginning of a sentence or after another word. */
function either(words: string): string {
  const forms = list(words).map((one) => `[${one.charAt(0).toUpperCase()}${one.charAt(0)}]${one.slice(1)}`);
  return `(?:${forms.sort((one, other) => other.length - one.length).join('|')})`;
}

/** Where a claim or an order begins that words before it only introduce. */
const starts =
  '(?=(?:the|an?|my|your|our|his|her|its|their|this|that|these|those|it|there|i|we|you|they|he|she|one|no|nothing|all|every|each|both|only|please|then|now|if|when|after|check|verify|make|click|press|open|type|enter|fill|choose|select|pick|tick|untick|go|log|sign|search|delete|remove|add|set|change|scroll|sort|close|upload|leave|clear|reload|tap|hit|wait|press|drag|switch|turn|submit|send|confirm|hover|uncheck|put|use|write|look|filter|reset|start|stop|continue|cancel|save|edit|rename|archive|accept|expand|mark|move|toggle)\\b|\\uE000|[A-Z])';

/** Words that stress one claim among others. */
export const stresses =
  'in particular, above all, most importantly, more importantly, importantly, especially, specifically, notably, for example, for instance, to be precise, in detail, in short, first and foremost, needless to say, as you would expect, as one would expect';

/** What tells when, how or why, and nothing else: it is the same without. */
const openings = either(`
  after that, after this, after a moment, after a while, a moment later, shortly after, shortly afterwards,
  right after, right after that, right afterwards, right away, straight away, at once, once that is done,
  once this is done, when that is done, when this is done, with that done, from there, from here,
  at this point, at that point, by now, this time, here, in here, in there, of course, obviously,
  naturally, clearly, quickly, to do so, to do this, to do that, for that, for this, as a consequence,
  accordingly, hence, thus, besides, as before, just like before, ok, okay, well, alright, all right,
  ideally, in fact, luckily, on the other hand, in other words, as said, without reloading,
  without reloading the page, without a reload, without leaving the page,
  ${stresses}
`);

const politely = '(?:please |kindly |also |just |quickly |now |then |maybe |perhaps )*';
const checking =
  '(?:check|verify|see|confirm|test|make sure|have a look|take a look|look|find out|tell me)(?: for me)?';

/** What stands before a claim or an order and only introduces it. */
export const leads: Rule[] = [
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
  [/^(?:now )?it(?:['’]s| is) (?:now )?time to (?=[a-z])/i, ''],
  [/^(?:please )?(?:go|opt) for (?=(?:the )?[A-Z\uE000])/i, 'choose '],
  [
    /^(?:please )?(?:go over to|head over to|hop over to|bring up|call up|take me to|click through to|(?:get|move) to (?=.* page\b)) ?(?=(?:the|my|your) )/i,
    'go to ',
  ],
  [/^(?:please )?overwrite (?=(?:the|my|your) )/i, 'replace '],
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
    /^(?:i |we |you )?(?:would )?(?:expect|want|need|would like) ((?:the|an?|my|your|our|his|her|its|this|these|those|it|all|every|each|no|nothing|both)(?: [^,;:]*?)?|\uE000[^,;:]*?) (not )?to (?=(?!(?:be able|know|see|check)\b)[a-z])/i,
    '$1 should $2',
  ],
];
