import type { CaseView, StepReport } from '@assay/contract';
import type { Trouble } from '@assay/http/guard';
import { successRate } from '@assay/runner';

function placeOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return '';
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

/** Whether the step was on that very page, or could not get there. */
function concerns(trouble: Trouble, step: StepReport): boolean {
  const place = `${trouble.hostname}:${trouble.port}`;
  const named = step.problem?.message.match(/https?:\/\/\S+/g) ?? [];
  return [step.current_url, ...named].some((address) => placeOf(address) === place);
}

function explainStep(step: StepReport, number: number, problem: StepReport['problem']): StepReport {
  if (step.step_number < number) return step;
  const withoutChecks = { ...step, expected: null, actual: null, candidates: [] };
  if (step.step_number === number) {
    const message = problem?.message ?? '';
    return { ...withoutChecks, status: 'error', outcome: 'error', problem, message };
  }
  const message = 'Skipped, because a step before it could not be carried out.';
  return { ...withoutChecks, status: 'skipped', outcome: 'skipped', problem: null, message };
}

/** Nothing counts that was seen on a page which the guard put in the place of one that may not be reached. */
export function explainByGuard(view: CaseView, troubles: readonly Trouble[]): CaseView {
  for (const step of view.steps) {
    const trouble = troubles.find((one) => concerns(one, step));
    // A site that did not answer was told by the step that wanted it.
    if (trouble?.kind !== 'refused') continue;
    const cause = 'refused address';
    const problem = { class: cause, message: trouble.message } as const;
    const steps = view.steps.map((one) => explainStep(one, step.step_number, problem));
    const successful = steps.filter(({ outcome }) => outcome === 'passed').length;
    return {
      ...view,
      status: 'error',
      verdict: 'error',
      cause,
      reason: trouble.message,
      steps,
      successful_steps: successful,
      success_rate: successRate(successful, steps.length, 'error'),
    };
  }
  return view;
}
