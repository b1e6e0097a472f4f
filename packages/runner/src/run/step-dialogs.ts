import type { Command } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { Problem } from '../progress/problem.ts';

const mostDialogs = 20;

/** Whether a step is about a dialog of the browser, which then stays open for it. */
export function isAboutDialog(command: Command): boolean {
  if (command.do === 'answer dialog') return true;
  const expectation = command.do === 'expect' ? command : command.do === 'wait' ? command.until : undefined;
  return expectation?.subject.of === 'dialog text';
}

/** Accepts dialogs that no step answers, so that the page goes on; a page that opens them without end is given up. */
export async function answerUnasked(context: StepContext, startedAt: number): Promise<void> {
  const { dialogs } = context.session;
  for (let open = dialogs.open(); open; open = dialogs.open()) {
    const recent = dialogs.seen.filter(({ at }) => at >= startedAt).length;
    if (recent > mostDialogs) {
      throw new Problem(
        'site down',
        `The page opened more than ${mostDialogs} dialogs in one step ("${open.text}"), so nobody could use it.`,
      );
    }
    if (recent <= 1) {
      context.warn(`The page asked "${open.text}" (${open.kind}); no step answers that, so it was accepted.`);
    }
    const used = await dialogs.answer(true);
    const { record } = context;
    record?.add({ do: 'answer', accept: true, ...(used !== undefined && { text: record.general(used) }) });
  }
}

/**
 * Waits for work that a dialog may interrupt. Before the page was touched, the dialog is in the way and gets accepted; after, it is what
 * the action brought about, and waits for the next step.
 */
export async function superviseDialogs(
  context: StepContext,
  work: Promise<unknown>,
  hasTouched: () => boolean,
  startedAt: number,
): Promise<void> {
  work.catch(() => undefined);
  for (;;) {
    const opened = context.session.dialogs.whenOpened().then(() => true);
    const interrupted = await Promise.race([work.then(() => false), opened]);
    if (!interrupted || hasTouched()) return;
    await answerUnasked(context, startedAt);
  }
}
