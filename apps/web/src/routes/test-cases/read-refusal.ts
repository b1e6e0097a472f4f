import { explainFailure } from '../../lib/explain-failure.ts';

/** Why a test case was not saved: as a whole, about its title, and about single steps by their words. */
export interface Refusal {
  message: string;
  title: string;
  steps: ReadonlyMap<string, string>;
}

export function readRefusal(
  failure: unknown,
  problems: Record<string, string>,
  sent: readonly string[],
): Refusal {
  const steps = new Map<string, string>();
  for (const [field, message] of Object.entries(problems)) {
    const [, position] = /^steps\.(\d+)/.exec(field) ?? [];
    const words = position === undefined ? undefined : sent[Number(position)];
    if (words !== undefined) steps.set(words, message);
  }
  const title = problems.title ?? '';
  const isSaidElsewhere = title !== '' || steps.size > 0;
  return { title, steps, message: isSaidElsewhere ? '' : (problems.steps ?? explainFailure(failure)) };
}
