import type { CaseView, RunEvent, StepReport } from '@assay/contract';
import { foldEvent, nothingYet, type RunState } from '../engine/fold-events.ts';
import type { Progress } from './progress.ts';
import { clean, type Screen } from './screen.ts';
import { count, nameVerdict, tellTime } from './words.ts';

function tellStep({ outcome, expected, actual, problem, duration_ms: took }: StepReport): string {
  if (outcome === 'failed')
    return `failed. Expected: ${clean(expected ?? '')}. Actual: ${clean(actual ?? '')}.`;
  if (outcome === 'error') return `${problem?.class ?? 'error'}. ${clean(problem?.message ?? '')}`;
  return outcome === 'skipped' ? 'skipped' : `done in ${tellTime(took)}`;
}

/** One line per event, for logs of builds and for pipes. */
export function plainProgress(screen: Screen): Progress {
  let state: RunState = nothingYet;
  let status = '';

  const line = (text: string) => screen.write(`${text}\n`);
  const find = (id: string): CaseView | undefined => state.cases.find((one) => one.execution_id === id);
  function lead(id: string): string {
    const index = state.cases.findIndex((one) => one.execution_id === id);
    return `[case ${index + 1}/${state.cases.length}]`;
  }

  function tell(event: RunEvent): void {
    if (event.type === 'planned') {
      const { engine, fallback, notes } = event.generation;
      line(
        `Planned ${count(event.cases.length, 'case')} (${engine === 'built-in' ? 'built-in planner' : engine}).`,
      );
      for (const note of [...(fallback ? [fallback] : []), ...notes]) line(`Note: ${clean(note)}`);
    } else if (event.type === 'case started') {
      const title = clean(find(event.execution_id)?.title ?? '');
      line(`${lead(event.execution_id)} ${title}: started in ${event.browser_used}`);
    } else if (event.type === 'step ended') {
      const planned = find(event.execution_id)?.steps.length ?? 0;
      const { step_number: number, action } = event.step;
      // A sentence that is read with its page in view may become more steps than its draft had.
      const place = number > planned ? number : `${number}/${planned}`;
      line(`${lead(event.execution_id)} step ${place} ${clean(action)}: ${tellStep(event.step)}`);
    } else if (event.type === 'case ended') {
      const { execution_id: id, title, reason } = event.case;
      line(`${lead(id)} ${clean(title)}: ${nameVerdict(event.case)}. ${clean(reason)}`);
    } else if (event.type === 'run' && event.run.status !== status) {
      status = event.run.status;
      const waiting = event.run.waiting_for > 0 ? `, after ${count(event.run.waiting_for, 'other run')}` : '';
      line(`The run is ${status}${waiting}.`);
    }
  }

  return {
    begin(requirement, index, total) {
      state = nothingYet;
      status = '';
      const from = requirement.from ? ` (${requirement.from})` : '';
      line(`Requirement ${index + 1}/${total}${from}: ${clean(requirement.name)}`);
    },
    take(event) {
      state = foldEvent(state, event);
      tell(event);
    },
    end: () => undefined,
  };
}
