import { maskLiterals, readMark, type Sort } from '@assay/planner/reading';

/** The smallest thing that can be pointed at: a word, a sign, or a literal as a whole. */
export interface Unit {
  /** As the author wrote it; of a quoted text what stands between the quotes. */
  text: string;
  /** What sort of literal it is; none for words and signs. */
  sort?: Exclude<Sort, 'n'>;
  /** No space stands between it and the one before. */
  isGlued: boolean;
  /** It belongs to what was said before the sentence that is read. */
  isBefore: boolean;
}

const pieces = /\uE000[a-z]\d+\uE001|[\p{L}\p{N}]+(?:[-'’.&_][\p{L}\p{N}]+)*|[^\s]/gu;
const possessive = /^(.+)(['’]s)$/u;

function splitText(text: string, isBefore: boolean): Unit[] {
  const { text: masked, literals } = maskLiterals(text);
  const units: Unit[] = [];
  let end = -1;
  for (const { 0: found, index } of masked.matchAll(pieces)) {
    const isGlued = index === end;
    end = index + found.length;
    const mark = readMark(found);
    const literal = mark && literals[mark.index];
    if (literal) {
      // A person's name is made of words like any other.
      const { value, sort } = literal;
      units.push({ text: value, ...(sort !== 'n' && { sort }), isGlued, isBefore });
      continue;
    }
    const [, owner, ending] = possessive.exec(found) ?? [];
    units.push({ text: owner ?? found, isGlued, isBefore });
    if (ending) units.push({ text: ending, isGlued: true, isBefore });
  }
  return units;
}

const mostBefore = 40;
export const mostUnits = 110;

/** The units of a sentence, behind the last of those that were said before it. */
export function toUnits(sentence: string, before: string): Unit[] {
  return [...splitText(before, true).slice(-mostBefore), ...splitText(sentence, false)].slice(0, mostUnits);
}

/** What the units from one to another say, as the author wrote it. */
export function textOf(units: readonly Unit[], from: number, to: number): string {
  return units
    .slice(from, to + 1)
    .map(({ text, isGlued }, index) => (index === 0 || isGlued ? text : ` ${text}`))
    .join('');
}
