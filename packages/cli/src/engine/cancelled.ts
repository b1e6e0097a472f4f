import type { CaseView, ExecutionReport } from '@assay/contract';
import type { Finished } from './engine.ts';
import type { RunState } from './fold-events.ts';

/** A case that had not ended when the run was cancelled. */
export function endCancelled(view: CaseView): CaseView {
  if (view.state === 'done') return view;
  const steps = view.steps.map((step): CaseView['steps'][number] => {
    if (step.outcome !== null) return step;
    return {
      ...step,
      status: 'skipped',
      outcome: 'skipped',
      message: 'Not ended, because the run was cancelled.',
    };
  });
  const successful = steps.filter(({ outcome }) => outcome === 'passed').length;
  return {
    ...view,
    state: 'done',
    verdict: 'error',
    cause: 'cancelled',
    reason: 'The run was cancelled.',
    steps,
    successful_steps: successful,
  };
}

function report(view: CaseView, text: string): ExecutionReport {
  const unknown = { target_url: null, source: null, log: [], files: [], history: [] };
  return { ...unknown, requirement_text: text, case: endCancelled(view) };
}

const patienceMs = 350;

/** After an interruption what was seen so far has to do, where the engine does not hand over its own account at once. */
export async function untilStopped(
  work: Promise<Finished>,
  interruption: AbortSignal,
  seen: () => RunState,
  text: string,
): Promise<Finished> {
  const stopped = Promise.withResolvers<Finished>();
  const onAbort = () =>
    setTimeout(() => {
      const reports = seen().cases.map((view) => report(view, text));
      const trouble = reports.length === 0 ? 'It was cancelled.' : null;
      stopped.resolve({ reports, notes: [], trouble, readPicture: () => null });
    }, patienceMs);
  interruption.addEventListener('abort', onAbort, { once: true });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    interruption.removeEventListener('abort', onAbort);
  }
}
