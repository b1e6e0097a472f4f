import type { CaseView, GenerationView, RunView, StepReport } from '@assay/contract';
import { reportPlanned, successRate } from '@assay/runner';
import type { Db } from '../../../platform/database/database.ts';
import { findCaseSecrets, findGenerations } from '../../generation/index.ts';
import { findLastEvent } from '../store/events.ts';
import { type Execution, listExecutionsOfRuns, listSteps } from '../store/executions.ts';
import { countBefore } from '../store/jobs.ts';
import type { Run } from '../store/runs.ts';
import { findAbsence } from '../store/workers.ts';

export function toTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

function presentSteps(
  execution: Execution,
  ended: readonly StepReport[],
  hide: (text: string) => string,
): StepReport[] {
  const byNumber = new Map(ended.map((step) => [step.step_number, step]));
  const last = Math.max(0, ...byNumber.keys());
  return execution.testCase.steps.map((step, index) => {
    const known = byNumber.get(index + 1);
    if (known) return known;
    if (execution.state === 'done') return reportPlanned(step, index, 'skipped', hide);
    const isNext = execution.state === 'running' && index === last;
    return reportPlanned(step, index, isNext ? 'running' : 'pending', hide);
  });
}

/** An execution as the contract shows it; without its steps where they were not read. */
export function presentExecution(
  execution: Execution,
  ended: readonly StepReport[] | undefined,
  requirementText: string,
): CaseView {
  const { testCase } = execution;
  const { hide } = findCaseSecrets(requirementText, testCase.steps);
  const steps = ended ? presentSteps(execution, ended, hide) : [];
  const successful =
    execution.state === 'done' || !ended
      ? execution.successfulSteps
      : ended.filter(({ outcome }) => outcome === 'passed').length;
  return {
    execution_id: execution.id,
    test_case_id: execution.testCaseId,
    run_id: execution.runId,
    title: hide(testCase.title),
    description: hide(testCase.description),
    priority: testCase.priority,
    origin: testCase.origin,
    expected_result: hide(testCase.expectedResult),
    state: execution.state,
    status: execution.status,
    verdict: execution.verdict,
    cause: execution.cause,
    reason: execution.reason,
    healed: execution.healed,
    browser: execution.browser,
    browser_used: execution.browserUsed,
    success_rate: successRate(successful, execution.totalSteps, execution.verdict),
    successful_steps: successful,
    total_steps: execution.totalSteps,
    execution_time: execution.durationMs,
    executed_at: toTime(execution.executedAt),
    steps,
  };
}

/** The author's words of a run; empty where saved cases run again. */
export function textOf({ request }: Pick<Run, 'request'>): string {
  return request.kind === 'requirement' ? request.body.text : '';
}

/** The form of the request: the enhanced one sends more than the text and the model. */
export function isEnhanced({ request }: Pick<Run, 'request'>): boolean {
  if (request.kind === 'cases') return true;
  const { complexity, include_edge_cases, use_enhanced_nlp, use_enhanced_rpa, browser } = request.body;
  return [complexity, include_edge_cases, use_enhanced_nlp, use_enhanced_rpa, browser].some(
    (value) => value !== undefined,
  );
}

export function presentRun(
  run: Run,
  parts: {
    generation: GenerationView | null;
    cases: CaseView[];
    lastEvent: number;
    waitingFor: number;
    noWorker: { lastSeenAt: number | null } | undefined;
  },
): RunView {
  const { request } = run;
  const { hide } = findCaseSecrets(textOf(run), []);
  return {
    id: run.id,
    status: run.status,
    kind: request.kind,
    title: run.title,
    text: hide(textOf(run)),
    target_url: run.targetUrl,
    project_id: run.projectId,
    browser: (request.kind === 'requirement' ? request.body.browser : request.browser) ?? 'chrome',
    enhanced: isEnhanced(run),
    error: run.error,
    waiting_for: parts.waitingFor,
    no_worker:
      parts.noWorker && run.finishedAt === null ? { last_seen_at: toTime(parts.noWorker.lastSeenAt) } : null,
    generation: parts.generation,
    cases: parts.cases,
    created_at: new Date(run.createdAt).toISOString(),
    started_at: toTime(run.startedAt),
    finished_at: toTime(run.finishedAt),
    last_event: parts.lastEvent,
  };
}

/** Runs with all that belongs to them, in a handful of queries however many they are; lists leave out the steps of what ended. */
export async function viewRuns(
  db: Db,
  runs: readonly Run[],
  { asList = false }: { asList?: boolean } = {},
): Promise<RunView[]> {
  const ids = runs.map(({ id }) => id);
  // The last event is read first: what happens meanwhile is then told twice rather than not at all.
  const lastEvents = await findLastEvent(db, ids);
  const generations = await findGenerations(db, ids);
  const executions = await listExecutionsOfRuns(db, ids);
  const shown = executions.filter(({ state }) => !asList || state === 'running');
  const steps = await listSteps(
    db,
    shown.map(({ id }) => id),
  );
  const noWorker = runs.some(({ finishedAt }) => finishedAt === null) ? await findAbsence(db) : undefined;
  return Promise.all(
    runs.map(async (run) =>
      presentRun(run, {
        noWorker,
        generation: generations.get(run.id) ?? null,
        cases: executions
          .filter(({ runId }) => runId === run.id)
          .map((one) => {
            const isShown = !asList || one.state !== 'done';
            return presentExecution(one, isShown ? (steps.get(one.id) ?? []) : undefined, textOf(run));
          }),
        lastEvent: lastEvents.get(run.id) ?? 0,
        waitingFor: run.status === 'queued' ? await countBefore(db, run.createdAt) : 0,
      }),
    ),
  );
}
