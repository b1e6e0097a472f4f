import { randomUUID } from 'node:crypto';
import { nameProcess } from '../../../platform/database/processes.ts';
import { createAgain } from '../../../platform/signals/again.ts';
import type { Parts } from '../context/parts.ts';
import { createKeeper } from '../schedules/keeper.ts';
import { removeOldEvents } from '../store/events.ts';
import { claimJob, findLost, type Job } from '../store/jobs.ts';
import { findUnwanted } from '../store/runs.ts';
import { listSigns, noteWorker, removeAllWorkers, removeWorker } from '../store/workers.ts';
import { doJob } from './do-job.ts';
import { endIdleRuns } from './end-idle-runs.ts';
import { recoverJobs } from './recover-jobs.ts';
import { createTidying } from './tidy-daily.ts';
import { idsOf } from './watch-job.ts';
import { createWatch, place } from './watch-workers.ts';

/** Carries out the jobs of the queue, some at a time, and looks after what others left behind. */
export interface Worker {
  /** Puts in order what a crash left behind, and begins. */
  start: () => Promise<void>;
  wake: () => void;
  /** Stops what is under way for a run. */
  stopRun: (runId: string) => void;
  countUnderWay: () => number;
  /** Stops what is under way for somebody who is gone. */
  stopOwner: (ownerId: string) => void;
  /** Ends at once: cases under way are reported as interrupted, planning goes back into the queue. */
  stop: () => Promise<void>;
}

export interface WorkerOptions {
  /** No other process works on this database. */
  isAlone: boolean;
  /** Without it, this process only looks after the queue. */
  takesJobs: boolean;
  /** Of Assay. */
  version: string;
}

const beatMs = 1000;
const beatsPerSign = 5;
const keepEventsMs = 60 * 60_000;
const beatsPerTidying = 600;

export function createWorker(parts: () => Parts, { isAlone, takesJobs, version }: WorkerOptions): Worker {
  const id = randomUUID();
  const keeper = createKeeper(parts);
  const watch = createWatch();
  const busy = new Map<string, { job: Job; controller: AbortController; done: Promise<void> }>();
  const over = new AbortController();
  let isRunning = false;
  let heart: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;
  let beats = 0;
  const tidying = createTidying(parts, () => isRunning);

  function begin(job: Job): void {
    const controller = new AbortController();
    const done = doJob(parts(), job, controller.signal, over.signal)
      .catch((error: unknown) =>
        parts().log.error({ err: error, ...idsOf(job) }, 'A job could not be ended.'),
      )
      .finally(() => {
        busy.delete(job.id);
        wake();
      });
    busy.set(job.id, { job, controller, done });
  }

  const wake = createAgain(async () => {
    const { db, engine, log } = parts();
    try {
      while (isRunning && takesJobs && busy.size < engine.slots) {
        const job = await claimJob(db, id);
        if (!job) return;
        begin(job);
      }
    } catch (error) {
      log.error({ err: error }, 'No work could be taken from the queue; it is tried again.');
    }
  });

  async function giveSign(): Promise<void> {
    if (!takesJobs) return;
    const { db, engine } = parts();
    await noteWorker(db, { id, name: nameProcess(), place, slots: engine.slots, version });
  }

  /** Takes over from workers that are gone. */
  async function lookAfterOthers(): Promise<void> {
    const { db } = parts();
    for (const { id: gone, seenAt } of watch.findGone(await listSigns(db))) {
      await removeWorker(db, gone, seenAt);
    }
    await recoverJobs(parts());
    await endIdleRuns(parts());
  }

  /** Others may have taken this worker for gone, and what it was doing for interrupted. */
  async function dropLost(): Promise<void> {
    for (const lost of await findLost(parts().db, id, [...busy.keys()])) {
      busy.get(lost)?.controller.abort('lost');
    }
  }

  /** Says that this worker lives, notices what others cancelled, and takes over from workers that died. */
  async function beat(): Promise<void> {
    const { db, hooks } = parts();
    beats += 1;
    const runIds = [...new Set([...busy.values()].map(({ job }) => job.runId))];
    for (const runId of await findUnwanted(db, runIds)) stopRun(runId);
    if (beats % beatsPerSign === 0) await giveSign();
    if (!isAlone && beats % beatsPerSign === 0) {
      await dropLost();
      await lookAfterOthers();
      wake();
    }
    if (beats % beatsPerTidying === 0) {
      await removeOldEvents(db, Date.now() - keepEventsMs);
      tidying.begin();
    }
    await hooks.beat();
  }

  function stopRun(runId: string): void {
    for (const { job, controller } of busy.values()) {
      if (job.runId === runId) controller.abort('cancelled');
    }
  }

  return {
    wake,
    stopRun,
    countUnderWay: () => busy.size,
    stopOwner(ownerId) {
      for (const { job, controller } of busy.values()) {
        if (job.ownerId === ownerId) controller.abort('cancelled');
      }
    },
    async start() {
      const { db, log } = parts();
      isRunning = true;
      if (isAlone) await removeAllWorkers(db);
      await giveSign();
      await lookAfterOthers();
      heart = setInterval(() => {
        keeper.beat();
        beating ??= beat()
          .catch((error: unknown) => {
            watch.beginAnew();
            log.warn({ err: error }, 'The worker could not reach the database.');
          })
          .finally(() => {
            beating = undefined;
          });
      }, beatMs);
      heart.unref();
      wake();
      tidying.begin();
    },
    async stop() {
      isRunning = false;
      clearInterval(heart);
      await beating;
      await tidying.settled();
      await keeper.stop();
      for (const { controller } of busy.values()) controller.abort('interrupted');
      over.abort();
      await Promise.all([...busy.values()].map(({ done }) => done));
      await parts().recorder.settled();
      await removeWorker(parts().db, id).catch(() => undefined);
    },
  };
}
