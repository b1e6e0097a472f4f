import { isOver, remaining } from '../progress/progress.ts';
import type { StepContext } from './context.ts';

/** What Playwright's log of an action says of an element that a person could not use either, or of an action that was carried out. */
const reason =
  /intercepts pointer events|not enabled|not visible|not stable|outside of the viewport|not editable|readonly|detached|not attached|performing \w+ action|crashed/;

/** Whether an action ran out of time with nothing wrong with its element: the machine or the page is slow. */
export function isOnlySlow(error: unknown): boolean {
  return (
    error instanceof Error && /Timeout \d+ms exceeded/.test(error.message) && !reason.test(error.message)
  );
}

/**
 * Tries an action for as long as an element is waited for. Where it runs out of time although nothing is wrong with the element, it is
 * tried again for as long as the step may take. The action must do no harm when it is begun twice.
 */
export async function patiently<T>(context: StepContext, act: (timeout: number) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act(Math.min(context.limits.patienceMs, remaining(context.progress)));
    } catch (error) {
      if (!isOnlySlow(error) || isOver(context.progress)) throw error;
    }
  }
}
