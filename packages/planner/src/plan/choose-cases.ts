import type { TestCase } from '../steps/language.ts';
import type { Complexity } from './cases/types.ts';

export const caseCounts: Record<Complexity, { least: number; most: number }> = {
  simple: { least: 2, most: 3 },
  medium: { least: 4, most: 6 },
  complex: { least: 6, most: 10 },
};

/** One from each group in turn, so that few cases still show every kind; a limit's three values stay together. */
export function takeTurns(groups: readonly TestCase[][]): TestCase[] {
  const ranked = groups.flatMap((group, place) =>
    group.map((one, index) => {
      const isStatedLimit = one.origin === 'boundary' && one.priority === 'high';
      return { one, place, turn: isStatedLimit ? Math.floor(index / 3) : index };
    }),
  );
  return ranked
    .sort((left, right) => left.turn - right.turn || left.place - right.place)
    .map(({ one }) => one);
}

function sameSteps(one: TestCase): string {
  return one.steps.map((step) => ('sentence' in step ? step.sentence : step.source)).join('\n');
}

/**
 * Two cases with the same steps are one; two with the same title are told apart by a number, unless their author gave it to both.
 */
export function tidyCases(
  cases: readonly TestCase[],
  isTitled: (one: TestCase) => boolean = () => false,
): TestCase[] {
  const seen = new Set<string>();
  const titles = new Map<string, number>();
  return cases
    .filter((one) => {
      const steps = sameSteps(one);
      const isNew = one.origin === 'stated' || !seen.has(steps);
      seen.add(steps);
      return isNew;
    })
    .map((one) => {
      const count = (titles.get(one.title) ?? 0) + 1;
      titles.set(one.title, count);
      return count === 1 || isTitled(one) ? one : { ...one, title: `${one.title} (${count})` };
    });
}
