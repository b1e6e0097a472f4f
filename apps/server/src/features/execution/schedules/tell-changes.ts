import { findAccount, mailIfWanted } from '../../accounts/index.ts';
import { findCaseSecrets } from '../../generation/index.ts';
import type { Parts } from '../context/parts.ts';
import { type Execution, listExecutionsOfRuns } from '../store/executions.ts';
import { compareResults, counts } from './compare-results.ts';
import { type CaseResult, claimTelling, type EndedRun, listEarlierResults, listUntold } from './run-store.ts';
import { findSchedule } from './store.ts';
import { type ToldChange, writeMail } from './write-mail.ts';

type Needed = Pick<Parts, 'db' | 'log' | 'mailer' | 'publicUrl'>;

const mostAtOnce = 20;
const retryMs = 60_000;
const giveUpMs = 60 * 60_000;
/** Further back than so many stopped runs in a row nobody remembers what a case came to. */
const mostLookedBack = 50;

async function findBefore(
  { db }: Needed,
  run: EndedRun,
  scheduleId: string,
  testCaseId: string,
): Promise<CaseResult | undefined> {
  const earlier = await listEarlierResults(db, scheduleId, testCaseId, run.createdAt, mostLookedBack);
  return earlier.find(counts);
}

async function listChanges(parts: Needed, run: EndedRun, scheduleId: string): Promise<ToldChange[]> {
  const told: ToldChange[] = [];
  for (const execution of await listExecutionsOfRuns(parts.db, [run.id])) {
    const before = await findBefore(parts, run, scheduleId, execution.testCaseId);
    const change = compareResults(execution, before);
    if (change) told.push({ change, ...present(parts, execution) });
  }
  return told;
}

function present({ publicUrl }: Needed, execution: Execution): Omit<ToldChange, 'change'> {
  const { id, testCase, verdict, reason } = execution;
  const { hide } = findCaseSecrets('', testCase.steps);
  const link = new URL(`/executions/${id}`, publicUrl()).href;
  return { title: hide(testCase.title), verdict, reason: hide(reason), link };
}

async function tell(parts: Needed, run: EndedRun): Promise<void> {
  if (run.scheduleId === null) return;
  const schedule = await findSchedule(parts.db, run.ownerId, run.scheduleId);
  const owner = await findAccount(parts.db, run.ownerId);
  if (!schedule || owner?.status !== 'active') return;
  const changes = await listChanges(parts, run, schedule.id);
  if (changes.length === 0) return;
  const runLink = new URL(`/runs/${run.id}`, parts.publicUrl()).href;
  await mailIfWanted(parts, run.ownerId, writeMail(schedule.name, changes, runLink));
}

/** Tells owners by mail what changed in runs of their schedules that have ended; a mail that cannot be sent is tried again for an hour. */
export async function tellChanges(
  parts: Needed,
  { now, signal }: { now?: number; signal?: AbortSignal } = {},
): Promise<void> {
  for (const run of await listUntold(parts.db, mostAtOnce, now)) {
    if (signal?.aborted) return;
    const again = run.seenAt + retryMs;
    if (!(await claimTelling(parts.db, run, again))) continue;
    try {
      await tell(parts, run);
    } catch (error) {
      parts.log.warn({ err: error, runId: run.id }, 'Changed verdicts could not be mailed.');
      if (run.seenAt - run.finishedAt < giveUpMs) continue;
    }
    await claimTelling(parts.db, { ...run, tellAfter: again }, null);
  }
}
