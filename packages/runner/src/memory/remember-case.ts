import type { CaseResult } from '../evidence/events.ts';
import type { CaseMemory, RememberedElement } from '../evidence/memory-types.ts';

/** A key for each sentence that stays when other steps are added, removed or changed. */
export function keysOf(sentences: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return sentences.map((sentence) => {
    const number = (seen.get(sentence) ?? 0) + 1;
    seen.set(sentence, number);
    return `${number}: ${sentence}`;
  });
}

/** What the next run of the case should know: the elements of the steps that passed. */
export function rememberCase({ steps }: Pick<CaseResult, 'steps'>): CaseMemory {
  const keys = keysOf(steps.map(({ sentence }) => sentence));
  const entries = steps.flatMap(({ outcome, fingerprint, locator, healed }, index) => {
    const key = keys[index];
    if (outcome !== 'passed' || !fingerprint || !locator || key === undefined) return [];
    const entry: RememberedElement = {
      fingerprint,
      locator,
      ...(healed && { healedFrom: { ...healed.before, score: healed.score } }),
    };
    return [[key, entry] as const];
  });
  return { version: 1, steps: Object.fromEntries(entries) };
}

/** What is remembered of each step; a memory that another version wrote is none. */
export function recallSteps(
  memory: CaseMemory | undefined,
  sentences: readonly string[],
): (RememberedElement | undefined)[] {
  if (memory?.version !== 1) return [];
  return keysOf(sentences).map((key) => (Object.hasOwn(memory.steps, key) ? memory.steps[key] : undefined));
}
