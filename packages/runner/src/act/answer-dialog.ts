import { acceptWords, dismissWords } from '../ground/answer-words.ts';
import { Problem } from '../progress/problem.ts';
import { isOver, pauseBetweenLooks, shorten } from '../progress/progress.ts';
import type { SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { type Found, look, toFound } from './find-target.ts';
import { click } from './point.ts';

/** The button of an HTML dialog that says yes or no; undefined where there is none or the choice is not clear. */
export function findAnswerButton(elements: readonly SeenElement[], accept: boolean): SeenElement | undefined {
  const dialogs = new Set(
    elements
      .filter(({ role, states }) => /^(alert)?dialog$/.test(role) && states.visible)
      .map(({ ref }) => ref),
  );
  const buttons = elements.filter(
    ({ role, states, containers }) =>
      role === 'button' && states.visible && states.enabled && containers.some((ref) => dialogs.has(ref)),
  );
  for (const word of accept ? acceptWords : dismissWords) {
    const named = buttons.filter(({ name }) => name.trim().toLowerCase() === word);
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}

/** Answers the browser's own dialog, or else one made of HTML, waiting for it to open. */
export async function answerDialog(
  context: StepContext,
  accept: boolean,
  text?: string,
): Promise<Found | undefined> {
  const { dialogs } = context.session;
  const progress = shorten(context.progress, context.limits.patienceMs);
  for (;;) {
    if (dialogs.open()) {
      const used = await dialogs.answer(accept, text);
      const { record } = context;
      record?.add({ do: 'answer', accept, ...(used !== undefined && { text: record.general(used) }) });
      return undefined;
    }
    const snapshot = await look(context, progress).catch((error: unknown) => {
      if (dialogs.open() || !isOver(progress)) return undefined;
      throw error;
    });
    const button = snapshot && findAnswerButton(snapshot.elements, accept);
    if (snapshot && button) {
      const candidate = {
        element: button,
        score: 1,
        reason: 'answers the dialog',
        phrase: `the "${button.name}" button`,
      };
      const target = { name: button.name, kind: 'button' } as const;
      const found = await toFound(context, snapshot, target, 'click', [candidate]);
      await context.onFound(found);
      await click(context, found);
      return found;
    }
    if (isOver(progress)) {
      throw new Problem('not found', `There is no dialog to ${accept ? 'accept' : 'dismiss'}.`);
    }
    await pauseBetweenLooks(progress, 60);
  }
}
