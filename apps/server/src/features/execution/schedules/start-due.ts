import { AppError } from '../../../platform/errors/errors.ts';
import type { Parts } from '../context/parts.ts';
import { submitScheduled } from '../runs/submit-run.ts';
import { nextTime } from './cron.ts';
import { isUnderWay, noteScheduled } from './run-store.ts';
import { claimTime, listCaseIds, listDue, type Schedule } from './store.ts';

type Needed = Pick<Parts, 'db' | 'log' | 'recorder' | 'wake' | 'tracing'>;

const mostAtOnce = 50;
const stillUnderWay = 'The run before it was still under way, so this time was left out.';
const tooManyRuns = 'Too many of your runs were waiting already, so this time was left out.';
const noCases = 'The project had no test cases, so there was nothing to run.';
const ourFault = 'It could not be started, by a fault of ours. It is tried again at the next time.';

/** Starts the run of a due schedule; otherwise says why this time is left out. */
async function start(parts: Needed, schedule: Schedule, nextAt: number | null): Promise<string | undefined> {
  const { db } = parts;
  if (await isUnderWay(db, schedule.id)) return stillUnderWay;
  const caseIds = await listCaseIds(db, schedule);
  if (caseIds.length === 0) return noCases;
  try {
    // The time is claimed in the very transaction that stores the run: either both are done or neither, whoever crashes.
    await submitScheduled(parts, schedule, caseIds, {
      admit: (transaction) => claimTime(transaction, schedule, { nextAt }),
      mark: (transaction, runId) => noteScheduled(transaction, runId, schedule.id),
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'QUEUE_FULL' ? tooManyRuns : error.message;
  }
}

/**
 * Starts what is due. However many times were missed, as when the server was down, it runs once and goes on with the next time
 * from now. Any number of processes may do this at once.
 */
export async function startDue(
  parts: Needed,
  { now, signal }: { now?: number; signal?: AbortSignal } = {},
): Promise<void> {
  for (const schedule of await listDue(parts.db, mostAtOnce, now)) {
    if (signal?.aborted) return;
    let nextAt: number | null = null;
    let leftOut: string | undefined;
    try {
      nextAt = nextTime(schedule.cron, schedule.timezone, schedule.seenAt) ?? null;
      leftOut = await start(parts, schedule, nextAt);
    } catch (error) {
      parts.log.error({ err: error, scheduleId: schedule.id }, 'A scheduled run could not be started.');
      leftOut = ourFault;
    }
    if (leftOut !== undefined) await claimTime(parts.db, schedule, { nextAt, note: leftOut });
  }
}
