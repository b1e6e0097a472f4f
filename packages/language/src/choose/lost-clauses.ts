import type { MarkedWords } from './marked-words.ts';

/** What parts a sequence of actions: "sign in, then look for a mug", "home > orders". */
const sequence = /,?\s+(?:and\s+)?(?:then|afterwards|after that|next)\b,?|\s+(?:->|→|=>|>)\s+|;\s+/giu;
const quoted = /"(?:[^"\\]|\\.)*"/g;
const filling = /^(?:Type|Select|Tick|Untick|Choose|Set|Clear|Upload)\b/;
const small = new Set(
  'the and for with into onto from that this there their your then them one all out off its are was has have'.split(
    ' ',
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

/** Parts of a sequence of which no step has a word, where there are fewer deeds than parts: they were left out of the reading. */
export function findLostClauses(sentence: string, steps: readonly string[]): MarkedWords[] {
  const bare = sentence.replace(quoted, (text) => '_'.repeat(text.length));
  const ends = [...bare.matchAll(sequence)];
  if (ends.length === 0 || steps.length === 0) return [];
  const starts = [0, ...ends.map((end) => end.index + end[0].length)];
  const clauses = starts.map((start, index) => {
    const end = ends[index]?.index ?? sentence.length;
    return { kind: 'clause' as const, start, end, text: sentence.slice(start, end).trim() };
  });
  if (countDeeds(steps) >= clauses.length) return [];
  const said = new Set(stemsOf(steps.join(' ')));
  return clauses.filter(({ text }) => {
    const stems = stemsOf(text);
    return stems.length > 0 && !stems.some((stem) => said.has(stem));
  });
}
