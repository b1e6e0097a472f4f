import { randomUUID } from 'node:crypto';
import { dayOf, keptDays, startOfDay } from '../days.ts';
import type { Parts } from '../parts.ts';
import { planJob } from '../plan-job.ts';
import { removeOldData } from '../remove-old-data.ts';
import { runCaseJob } from '../run-case-job.ts';
import { createKeeper } from '../schedules/keeper.ts';
import { removeOldEvents } from '../store/events.ts';
import { claimJob, type Job, removeJob, returnJob } from '../store/jobs.ts';
import { findUnwanted } from '../store/runs.ts';
import { nameWorker, noteWorker, removeSilentWorkers, removeWorker } from '../store/workers.ts';
import { concludeRun, describeRun, settleRun } from '../tell-run.ts';
import { recoverJobs } from './recover-jobs.ts';

/** Carries out the jobs of the queue, some at a time. */
export interface Worker {
  /** Puts in order what a crash left behind, and begins. */
  start: () => Promise<void>;
  wake: () => void;
  /** Stops what is under way for a run. */
  stopRun: (runId: string) => void;
  /** Stops what is under way for somebody who is gone. */
  stopOwner: (ownerId: string) => void;
  /** Ends at once: cases under way are reported as interrupted, planning goes back into the queue. */
  stop: () => Promise<void>;
}

const beatMs = 1000;
const keepEventsMs = 60 * 60_000;
const beatsPerTidying = 600;

export function createWorker(parts: () => Parts, options: { isAlone: boolean }): Worker {
  const id = randomUUID();
  const startedAt = Date.now();
  const keeper = createKeeper(parts);
  const busy = new Map<string, { job: Job; controller: AbortController; done: Promise<void> }>();
  let isRunning = false;
  let isClaiming = false;
  let wantsClaim = false;
  let heart: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;
  let beats = 0;
  let tidiedOn: number | undefined;
  let tidying: Promise<void> | undefined;

  async function failPlanning(job: Job, error: unknown): Promise<void> {
    const { recorder, log } = parts();
    log.error({ err: error, runId: job.runId }, 'A requirement could not be planned.');
    await recorder.record({
      runId: job.runId,
      ownerId: job.ownerId,
      persist: async (transaction) => {
        await removeJob(transaction, job.id);
        const message = 'The test cases could not be made, by a fault of ours. Please try again later.';
        await concludeRun(parts(), transaction, job, 'failed', message);
      },
      event: (transaction) => describeRun(transaction, job.runId),
    });
  }

  async function work(job: Job, signal: AbortSignal): Promise<void> {
    const { db, log } = parts();
    try {
      if (job.kind === 'plan') await planJob(parts(), job, signal);
      else if (job.executionId !== null) {
        await runCaseJob(parts(), { ...job, executionId: job.executionId }, signal);
      }
      await removeJob(db, job.id);
    } catch (error) {
      if (signal.aborted && signal.reason === 'interrupted') {
        await returnJob(db, job.id);
        return;
      }
      // What was cancelled may be gone, and cannot be stored any more.
      if (signal.aborted) await removeJob(db, job.id);
      else if (job.kind === 'plan') await failPlanning(job, error);
      else {
        log.error({ err: error, runId: job.runId }, 'A case could not be run.');
        await recoverJobs(
          parts(),
          [job],
          'A fault of ours kept this case from being run to its end. Run it again.',
        );
      }
    }
    await settleRun(parts(), job);
  }

  function begin(job: Job): void {
    const controller = new AbortController();
    const done = work(job, controller.signal)
      .catch((error: unknown) =>
        parts().log.error({ err: error, runId: job.runId }, 'A job could not be ended.'),
      )
      .finally(() => {
        busy.delete(job.id);
        wake();
      });
    busy.set(job.id, { job, controller, done });
  }

  async function claim(): Promise<void> {
    const { db, engine, log } = parts();
    try {
      while (isRunning && busy.size < engine.slots) {
        const job = await claimJob(db, id);
        if (!job) return;
        begin(job);
      }
    } catch (error) {
      log.error({ err: error }, 'No work could be taken from the queue; it is tried again.');
    }
  }

  function wake(): void {
    wantsClaim = true;
    if (isClaiming) return;
    isClaiming = true;
    void (async () => {
      while (wantsClaim) {
        wantsClaim = false;
        await claim();
      }
      isClaiming = false;
    })();
  }

  /** Says that this worker lives, notices what others cancelled, and takes over from workers that died. */
  async function beat(): Promise<void> {
    const { db, engine, hooks } = parts();
    beats += 1;
    const runIds = [...new Set([...busy.values()].map(({ job }) => job.runId))];
    for (const runId of await findUnwanted(db, runIds)) stopRun(runId);
    if (beats % 5 === 0) await noteWorker(db, { id, name: nameWorker(), slots: engine.slots, startedAt });
    if (!options.isAlone && beats % 5 === 0) {
      await removeSilentWorkers(db);
      await recoverJobs(parts());
      wake();
    }
    if (beats % beatsPerTidying === 0) {
      await removeOldEvents(db, Date.now() - keepEventsMs);
      tidyDaily();
    }
    await hooks.beat();
  }

  /** Once a day, beside everything else. */
  function tidyDaily(): void {
    const now = Date.now();
    if (tidying || tidiedOn === dayOf(now)) return;
    const mayGoOn = () => isRunning;
    const before = startOfDay(dayOf(now) - keptDays.testData);
    tidying = removeOldData(parts(), now, mayGoOn)
      .then(() => parts().visual.removeOld(before, mayGoOn))
      .then(() => parts().removeOldElsewhere(before, mayGoOn))
      .then(() => {
        tidiedOn = dayOf(now);
      })
      .catch((error: unknown) => parts().log.warn({ err: error }, 'Old data could not be removed.'))
      .finally(() => {
        tidying = undefined;
      });
  }

  function stopRun(runId: string): void {
    for (const { job, controller } of busy.values()) {
      if (job.runId === runId) controller.abort('cancelled');
    }
  }

  return {
    wake,
    stopRun,
    stopOwner(ownerId) {
      for (const { job, controller } of busy.values()) {
        if (job.ownerId === ownerId) controller.abort('cancelled');
      }
    },
    async start() {
      const { db, engine, log } = parts();
      isRunning = true;
      if (options.isAlone) await db.deleteFrom('workers').execute();
      await noteWorker(db, { id, name: nameWorker(), slots: engine.slots, startedAt });
      await recoverJobs(parts());
      heart = setInterval(() => {
        keeper.beat();
        beating ??= beat()
          .catch((error: unknown) => log.warn({ err: error }, 'The worker could not reach the database.'))
          .finally(() => {
            beating = undefined;
          });
      }, beatMs);
      heart.unref();
      wake();
      tidyDaily();
    },
    async stop() {
      isRunning = false;
      clearInterval(heart);
      await beating;
      await tidying;
      await keeper.stop();
      for (const { controller } of busy.values()) controller.abort('interrupted');
      await Promise.all([...busy.values()].map(({ done }) => done));
      await parts().recorder.settled();
      await removeWorker(parts().db, id).catch(() => undefined);
    },
  };
}
