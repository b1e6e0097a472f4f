import type { Answer, CaseView, RunView, StepReport } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Parts } from './context/parts.ts';
import { viewRuns } from './runs/present-run.ts';
import { readLog } from './store/events.ts';
import { findRun } from './store/runs.ts';

type Results = Answer<'POST /api/process-text'>;
type Result = Results['testResults'][number];

function statusOf({ status }: StepReport): 'success' | 'error' | 'warning' {
  return status === 'success' || status === 'error' ? status : 'warning';
}

function presentSimple({ steps }: CaseView): Result['rpaResult'] {
  return {
    results: steps.map((step) => ({ status: statusOf(step), step: step.action, message: step.message })),
  };
}

function presentEnhanced(view: CaseView, log: string[]): Result['rpaResult'] {
  return {
    step_results: view.steps.map((step) => ({
      status: statusOf(step),
      step_number: step.step_number,
      action: step.action,
      message: step.message,
      current_url: step.current_url,
      page_title: step.page_title,
    })),
    browser_used: view.browser_used || view.browser,
    overall_status: view.verdict === 'passed' ? 'passed' : 'failed',
    success_rate: view.success_rate,
    successful_steps: view.successful_steps,
    total_steps: view.total_steps,
    execution_time: view.execution_time ?? 0,
    execution_log: log,
  };
}

/** Resolves when the run has ended, however that is noticed. */
async function untilEnded({ db, live }: Parts, runId: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = live.follow({ runId }, ({ type }) => type === 'run' && resolve());
  // Another process may have ended it.
  const look = setInterval(resolve, 5000);
  try {
    if ((await findRun(db, runId))?.finishedAt === null) await promise;
  } finally {
    clearInterval(look);
    stop();
  }
}

async function presentResults(parts: Parts, run: RunView, isEnhanced: boolean): Promise<Results> {
  if (!run.generation) throw new AppError('INTERNAL');
  const testResults = await Promise.all(
    run.cases.map(async (view): Promise<Result> => {
      const lines = isEnhanced ? await readLog(parts.db, run.id, view.execution_id) : [];
      return {
        description: view.description || view.title,
        enhanced: isEnhanced,
        rpaResult: isEnhanced
          ? presentEnhanced(
              view,
              lines.map(({ at, level, message }) => `${at} ${level} ${message}`),
            )
          : presentSimple(view),
        test_case_id: view.test_case_id,
        execution_id: view.execution_id,
        verdict: view.verdict ?? 'error',
        reason: view.reason,
      };
    }),
  );
  return { run_id: run.id, generation: run.generation, testResults };
}

/** Waits for a run and gives its results in the shape of the specification. */
export async function waitForRun(parts: Parts, runId: string): Promise<Results> {
  for (;;) {
    await untilEnded(parts, runId);
    const run = await findRun(parts.db, runId);
    if (!run) throw new AppError('NOT_FOUND', { message: 'The run was removed while it was under way.' });
    if (run.finishedAt === null) continue;
    if (run.status === 'failed') {
      throw new AppError('INTERNAL', run.error === null ? {} : { message: run.error });
    }
    const [view] = await viewRuns(parts.db, [run]);
    if (!view) throw new AppError('INTERNAL');
    const usesEngine = run.request.kind === 'requirement' && run.request.body.use_enhanced_rpa !== false;
    return presentResults(parts, view, view.enhanced && usesEngine);
  }
}
