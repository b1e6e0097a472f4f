import { ordinalWords } from '../steps/ordinals.ts';
import { anyMark } from '../steps/quoting.ts';
import { hinted, must, nameBefore, type Rule } from './idiom-parts.ts';
import { anyOf } from './wording.ts';

const ordinal = `(?:very )?(?:${anyOf(ordinalWords.slice(0, 10))}|last)`;
const name = nameBefore('with', 'for', 'at', 'goes', 'moves', 'second', 'last', 'first');
const amount = `(?:${anyMark}|\\d[\\d.,]*\\d|\\d)`;
/** "with 9,800", "for $4.20", ", at €80 per night": what stands beside the name. */
const beside = `(?:,? (?:with|for|at)|,)(?: (?:an?|the) (?:[a-z]+ )?(?:[a-z]+ of|of)?)? (${amount})(?: (?:per|a) [a-z]+| each)?`;
const be = `(?:is|are|was|(?:${must}|needs to) (?:then |now |still )?be)`;
const come = `(?:comes?|goes|moves|jumps|stands?|appears?|ranks?|is|are|${must} (?:then |now |still )?(?:come|be|go|move|appear|stand))(?: then| now| listed| shown| up)?`;
const atTop = '(?:at|on|to) (?:the )?(?:very )?top(?: of the (?:list|table|page))?|on top';
const atBottom = '(?:at|on|to) (?:the )?(?:very )?bottom(?: of the (?:list|table|page))?';
const inRow = `in (?:the )?(${ordinal}|top|bottom) (row|place|position|line|one|spot)`;
const place = `(${ordinal}|${atTop}|${atBottom}|${inRow})`;
/** Where a claim begins. */
const joint =
  '(^(?:[Nn]ow |[Tt]hen |[Aa]nd |[Cc]heck that |[Vv]erify that |[Mm]ake sure )*|, |,? and (?:then |now )?|; |: )';
const article = '(?:[Tt]he )?(?!(?:The|Now|Then|And|When|With|If|It|This|That|Click|Press|Check)\\b)';
const goesOn = '(?= *[.]?$|,| and | but )';

function rankOf(words: string): string {
  if (/\btop\b/i.test(words)) return 'first';
  if (/\bbottom\b|\blast\b/i.test(words)) return 'last';
  return new RegExp(anyOf(ordinalWords), 'i').exec(words)?.[0].toLowerCase() ?? 'first';
}

function kindOf(words: string, before: string): string {
  const said = /\b(?:row|line)\b/i.exec(words)?.[0].toLowerCase();
  return said ?? (/\bone\b/.test(words) ? (/\brow\b/.exec(before)?.[0] ?? 'item') : 'item');
}

function tell(rank: string, thing: string, member: string, value: string | undefined): string {
  const one = `the ${rank} ${thing}`;
  return value ? `${one} shows ${member} ¶ ${one} contains ${value}` : `${one} is ${member}`;
}

const ranked = new RegExp(
  `${joint}(?:[Tt]he [a-z]+(?: [a-z]+)?, )?${article}(${name})(?:${beside})?,? ${come} ${place}(?: with (${amount}))?${goesOn}`,
  'g',
);
const gapped = new RegExp(`(?:,| and|, and) (?:the )?(${name})(?:${beside})? ${place}${goesOn}`, 'g');
/** "…, and the last one the Lamp for $120" */
const gappedRank = new RegExp(
  `(?:,| and|, and) the (${ordinal})(?: one| row| item| product| entry)? (?:the )?(${name})(?:${beside})?${goesOn}`,
  'g',
);
/** "The lamp is now the first one", "the candle comes first": a thing by the word that tells it. */
const common = '[Tt]he (?!(?:user|list|table|page|order|sort|sorting|same|other)\\b)([a-z]+(?: [a-z]+)?)';
const commonThing = new RegExp(
  `${joint}${common} (?:${be} (?:now |then )?the (${ordinal}) (?:one|item|product|row|entry|result|article)|(?:now |then )?(?:comes|goes|moves|${must} (?:now |then )?(?:come|go|move)) (${ordinal}))${goesOn}`,
);
const gappedCommon = new RegExp(`(?:,| and|, and) the ([a-z]+) (${ordinal})${goesOn}`, 'g');
/** "The order in the first row is now X with $60" */
const inRankedRow = new RegExp(
  `${joint}[Tt]he (?:order|entry|item|product|article|one|result|booking|record) (${inRow}) (?:then )?${be} (?:then |now )?(?:the )?(${name})(?:${beside})?${goesOn}`,
);
const described = new RegExp(
  `${joint}[Tt]he (${ordinal}) ([a-z]+)( (?:in|of|on) the [a-z]+)? (?:then )?${be} (?:then |now )?(?:the )?(${name})${beside}${goesOn}`,
  'g',
);
const reversed = new RegExp(
  `${joint}${article}(${name}) ${be} (?:now |then )?the (${ordinal}) ([a-z]+)${beside}${goesOn}`,
);
/** "The first row is A with 9,800 and the second B with 38,500" */
const secondOfThem = new RegExp(
  `(?:,| and|, and) the (${ordinal})(?: one)? (?:${be} )?(${name})(?:${beside})?${goesOn}`,
  'g',
);
/** "The lowest one comes first, that is X" */
const namely = new RegExp(
  `^[Tt]he (?:[a-z]+ ){1,3}${come} ${place}(?:, that is|, which is|, namely|:) (?:the )?(${name})(?:${beside})?${goesOn}`,
);
/** "…, with X in the first row and Y in the last one" */
const accompanied = new RegExp(`, with (?:the )?(${name})(?:${beside})? (${inRow})${goesOn}`);
const following = new RegExp(
  `(?:,| and|, and) (?:(?:right |directly |immediately )?(?:after|behind|below|under) (?:it|them|that|this) ${come}|followed by|then(?: ${come})?|next ${come}) (?:the )?(${name})(?:${beside})?${goesOn}`,
);
const followed = new RegExp(
  `(?:,| and|, and) (?:the )?(${name})(?:${beside})? ${come} (?:(?:right|directly|immediately|just) (?:after|behind|below|under) (?:it|them|that|this)|next)${goesOn}`,
);

/** "A comes first, B second and C last": each in its place, with what stands beside it. */
function tellRanks(text: string): string {
  let kind = 'item';
  let isRanked = false;
  const told = text
    .replace(reversed, '$1the $3 $4 is $2, $5')
    .replace(inRankedRow, (_whole, _joined, words: string, _rank, _row, member, value) => {
      kind = kindOf(words, text);
      isRanked = true;
      return ` ¶ ${tell(rankOf(words), kind, member, value)}`;
    })
    .replace(namely, (_whole, words: string, _rank, _row, member, value) => {
      isRanked = true;
      return ` ¶ ${tell(rankOf(words), kind, member, value)}`;
    })
    .replace(accompanied, (_whole, member, value, words: string) => {
      kind = kindOf(words, text);
      isRanked = true;
      return ` ¶ ${tell(rankOf(words), kind, member, value)}`;
    })
    .replace(commonThing, (_whole, _joined, thing, rank = '', place = '') => {
      isRanked = true;
      return ` ¶ the ${rankOf(rank || place)} item contains the ${thing}`;
    })
    .replace(described, (_whole, _joined, rank: string, thing: string, where = '', member, value) => {
      kind = thing === 'one' ? kind : thing;
      isRanked = true;
      return ` ¶ ${tell(rankOf(rank), `${kind}${where}`, member, value)}`;
    })
    .replace(ranked, (_whole, _joined, member, value, words: string, _rank, _row, after) => {
      kind = kindOf(words, text);
      isRanked = true;
      return ` ¶ ${tell(rankOf(words), kind, member, value ?? after)}`;
    });
  if (!isRanked) return text;
  const isFirst = / ¶ the first /.test(told);
  return told
    .replace(gappedCommon, (_whole, thing, rank) => ` ¶ the ${rankOf(rank)} ${kind} contains the ${thing}`)
    .replace(gappedRank, (_whole, rank, member, value) => ` ¶ ${tell(rankOf(rank), kind, member, value)}`)
    .replace(
      secondOfThem,
      (_whole, words: string, member, value) => ` ¶ ${tell(rankOf(words), kind, member, value)}`,
    )
    .replace(
      gapped,
      (_whole, member, value, words: string) => ` ¶ ${tell(rankOf(words), kind, member, value)}`,
    )
    .replace(
      isFirst ? following : /(?!)/,
      (_whole, member, value) => ` ¶ ${tell('second', kind, member, value)}`,
    )
    .replace(
      isFirst ? followed : /(?!)/,
      (_whole, member, value) => ` ¶ ${tell('second', kind, member, value)}`,
    )
    .replace(/^ ¶ /, '');
}

const hint = new RegExp(`\\b(?:${anyOf(ordinalWords)}|last|top|bottom)\\b`, 'i');

export const ranks: Rule[] = [hinted(hint, /^.*$/s, tellRanks)];
