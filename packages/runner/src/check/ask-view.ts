import type { StepContext } from '../act/context.ts';
import type { Needs } from '../judge/needs.ts';
import type { View } from '../judge/page-view.ts';
import { readFacts, viewOfSession } from './read-facts.ts';

/** Asks something about the page as it is now, reading what the answer needs until there is one. */
export async function askView<T extends { outcome: string }>(
  context: StepContext,
  question: (view: View) => T | Needs,
): Promise<T> {
  const view = viewOfSession(context);
  for (;;) {
    const answer = question(view);
    if (answer.outcome !== 'needs') return answer as T;
    await readFacts(context, view.facts, (answer as Needs).needs);
  }
}
