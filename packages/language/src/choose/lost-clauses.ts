import { findMarkedWords, type MarkedKind, type MarkedWords } from './marked-words.ts';

/** What parts a sequence of actions: "sign in, then look for a mug", "home > orders". */
const sequence =
  /(?:,|(?<![\s,]))\s+(?:and\s+)?(?:then|afterwards|after that|next(?!\s+(?:to|page)\b))\b,?|(?<!\s)\s+(?:->|→|=>|>)\s+|;\s+/giu;
/** What may part clauses, or only the items of a list: "Next off, Previous on". */
const joint = new RegExp(
  String.raw`${sequence.source}|,\s+(?:(?:and|but|or)\s+)?|(?<!\s)\s+(?:and|but)\s+`,
  'giu',
);
/** Reasons, conditions and examples: they ask for nothing by themselves. */
const aside =
  /^(?:because|since|as|so|otherwise|although|though|if|unless|while|when|where|which|who|e\.g\.|i\.e\.|such as|like|for example|instead|in (?:that|this) order|nobody)\b/i;
/** Looked for by themselves. */
const apart = new Set<MarkedKind>(['quoted', 'address', 'mail']);
/** So many lost clauses are told. */
const most = 20;
const filling = /^(?:Type|Select|Tick|Untick|Choose|Set|Clear|Upload)\b/;
/** Words that any clause may hold, whatever it is about. */
const small = new Set(
  `the and for with into onto from that this there here their your his her him its our then them they she one all out off are was were has
  have had been being not must should shall will would can could may might does did done again also still only just once ever even very more
  most less same other another each every both than after before until during next first second third last page list line field window item
  entry screen time thing things look looks see seen check make sure please verify appear appears shown shows show says say display
  displayed visible too now back stay stays remain remains going get gets let who what where when how`.split(
    /\s+/,
  ),
);

/** Beginnings of words, so that "orders" is found in "order". */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.filter((word) => !small.has(word)).map((word) => word.slice(0, 4));
}

/** How many things are done or claimed; filling in a form and sending it is one. */
function countDeeds(steps: readonly string[]): number {
  return steps.filter((step, index) => !filling.test(step) || !steps[index + 1]).length;
}

/** The sentence with quoted texts and addresses as blanks of the same length. */
function hideMarked(sentence: string, marked: readonly MarkedWords[]): string {
  const hidden = marked.filter(({ kind }) => apart.has(kind));
  const between = hidden.map(({ start }, index) => sentence.slice(hidden[index - 1]?.end ?? 0, start));
  const blanks = hidden.map(({ start, end }) => '_'.repeat(end - start));
  return (
    between.map((text, index) => text + blanks[index]).join('') + sentence.slice(hidden.at(-1)?.end ?? 0)
  );
}

function split(sentence: string, bare: string, parting: RegExp): MarkedWords[] {
  const ends = [...bare.matchAll(parting)];
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  return starts.map((start, index) => {
    const end = ends[index]?.index ?? sentence.length;
    return { kind: 'clause' as const, start, end, text: sentence.slice(start, end).trim() };
  });
}

/** Clauses of which no step has a word, where there are fewer steps than clauses: they were left out of the reading. */
export function findLostClauses(
  sentence: string,
  steps: readonly string[],
  marked: readonly MarkedWords[] = findMarkedWords(sentence),
): MarkedWords[] {
  if (steps.length === 0) return [];
  const said = new Set(stemsOf(steps.join(' ')));
  const bare = hideMarked(sentence, marked);
  const isLost = ({ text, start, end }: MarkedWords) => {
    const stems = stemsOf(bare.slice(start, end));
    return !aside.test(text) && stems.length > 0 && !stemsOf(text).some((stem) => said.has(stem));
  };
  const findIn = (clauses: readonly MarkedWords[], count: number) =>
    count < clauses.length ? clauses.filter(isLost).slice(0, most) : [];
  const ofSequence = findIn(split(sentence, bare, sequence), countDeeds(steps));
  return ofSequence.length > 0 ? ofSequence : findIn(split(sentence, bare, joint), steps.length);
}

/** Of lost words those that lie in no lost clause: to be told, or read by themselves. */
export function leaveOutInner(lost: readonly MarkedWords[]): MarkedWords[] {
  const clauses = lost.filter(({ kind }) => kind === 'clause');
  return lost.filter(
    (one) => one.kind === 'clause' || !clauses.some(({ start, end }) => start <= one.start && one.end <= end),
  );
}
