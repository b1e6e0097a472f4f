import type { RunView } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Parts } from '../context/parts.ts';
import type { LogLine, StoredEvent } from '../store/events.ts';
import { findExecution, listSteps } from '../store/executions.ts';
import { hasJobs } from '../store/jobs.ts';
import { endRun, findRun } from '../store/runs.ts';
import { presentExecution, textOf, viewRuns } from './present-run.ts';

interface About {
  runId: string;
  ownerId: string;
}

async function viewRun(db: Db, runId: string): Promise<RunView | undefined> {
  const run = await findRun(db, runId);
  const [view] = run ? await viewRuns(db, [run]) : [];
  return view;
}

/** The state of a run as an event. */
export async function describeRun(db: Db, runId: string): Promise<StoredEvent | undefined> {
  const view = await viewRun(db, runId);
  if (!view) return undefined;
  const { cases: _, ...rest } = view;
  return { type: 'run', run: rest };
}

/** Ends a run, and lets it be known; false where it had ended already. */
export async function concludeRun(
  { hooks }: Pick<Parts, 'hooks'>,
  transaction: Db,
  { runId, ownerId }: About,
  ...ending: [status: 'finished' | 'cancelled' | 'failed', error?: string]
): Promise<boolean> {
  if (!(await endRun(transaction, runId, ...ending))) return false;
  hooks.concluded?.(runId);
  await hooks.ended(transaction, ownerId, () => viewRun(transaction, runId));
  return true;
}

/** A case that ended as an event. */
export async function describeCase(db: Db, executionId: string): Promise<StoredEvent | undefined> {
  const execution = await findExecution(db, executionId);
  const run = execution && (await findRun(db, execution.runId));
  if (!execution || !run) return undefined;
  const steps = await listSteps(db, [executionId]);
  const view = presentExecution(execution, steps.get(executionId) ?? [], textOf(run));
  return { type: 'case ended', run_id: execution.runId, case: view };
}

export function tellLog(
  { recorder }: Pick<Parts, 'recorder'>,
  { runId, ownerId }: About,
  message: string,
  more: { level?: LogLine['level']; executionId?: string; at?: number } = {},
): Promise<void> {
  const { level = 'info', executionId, at = Date.now() } = more;
  return recorder.record({
    runId,
    ownerId,
    ...(executionId !== undefined && { executionId }),
    event: {
      type: 'log',
      run_id: runId,
      execution_id: executionId ?? null,
      at: new Date(at).toISOString(),
      level,
      message,
    },
  });
}

/** Ends a run of which nothing is left to do. */
export async function settleRun(
  parts: Pick<Parts, 'db' | 'recorder' | 'hooks'>,
  about: About,
): Promise<void> {
  const run = await findRun(parts.db, about.runId);
  if (!run || (await hasJobs(parts.db, about.runId))) return;
  await parts.recorder.record({
    ...about,
    persist: (transaction) =>
      concludeRun(parts, transaction, about, run.cancelledAt === null ? 'finished' : 'cancelled'),
    event: (transaction) => describeRun(transaction, about.runId),
  });
}
