import type { Cause, Verdict } from '@assay/contract/choices';
import { v7 as orderedId } from 'uuid';
import { createRecorder } from '../src/features/execution/context/recorder.ts';
import { settleRun } from '../src/features/execution/runs/tell-run.ts';
import { endExecution, listExecutionsOfRuns } from '../src/features/execution/store/executions.ts';
import { insertCases } from '../src/features/generation/index.ts';
import type { Mail } from '../src/platform/mail/mail.ts';
import type { RunningApp } from './start.ts';

type App = Pick<RunningApp, 'services'>;

/** What the scheduler needs of a process that takes nothing from the queue; mails are kept. */
export function makeParts({ services }: App) {
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
    },
    close: () => undefined,
  };
  const recorder = createRecorder(services.db, services.live, services.log);
  const hooks = { ended: async () => undefined, beat: async () => undefined };
  return { ...services, mailer, mails, recorder, hooks, wake: () => undefined };
}

export async function addCase(
  { services }: App,
  ownerId: string,
  { title = 'Checkout', projectId = null }: { title?: string; projectId?: string | null } = {},
): Promise<string> {
  const id = orderedId();
  const one = {
    id,
    ownerId,
    projectId,
    title,
    description: '',
    status: 'generated' as const,
    priority: 'medium' as const,
    origin: 'stated' as const,
    testType: 'functional',
    requirementText: 'Open the shop.',
    expectedResult: '',
    targetUrl: null,
    steps: [],
    seenNames: [],
  };
  await insertCases(services.db, [one], Date.now());
  return id;
}

export async function listScheduledRuns({ services }: App, scheduleId: string): Promise<string[]> {
  const rows = await services.db
    .selectFrom('runs')
    .select('id')
    .where('schedule_id', '=', scheduleId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes a schedule due, as if its time had come so long ago. */
export async function makeDue({ services }: App, id: string, agoMs = 0): Promise<void> {
  await services.db
    .updateTable('schedules')
    .set({ next_at: Date.now() - agoMs })
    .where('id', '=', id)
    .execute();
}

/** Ends a run as a worker does, without a browser: each case by its title. */
export async function endRunAs(
  app: App,
  runId: string,
  verdicts: Record<string, Verdict>,
  cause: Cause | null = null,
): Promise<void> {
  const { db } = app.services;
  const parts = makeParts(app);
  for (const { id, testCase, ownerId } of await listExecutionsOfRuns(db, [runId])) {
    const verdict = verdicts[testCase.title] ?? 'passed';
    await endExecution(db, id, {
      status: verdict === 'passed' ? 'success' : 'error',
      verdict,
      cause,
      reason: verdict === 'passed' ? '' : 'The total was $13.00.',
      executedAt: Date.now(),
    });
    await db.deleteFrom('jobs').where('execution_id', '=', id).execute();
    await settleRun(parts, { runId, ownerId });
  }
}
