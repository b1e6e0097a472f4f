import { AppError } from '../../../platform/errors/errors.ts';

export type StopReason = 'cancelled' | 'interrupted';

interface Work {
  id: string;
  ownerId: string;
  /** Stores it; whoever asked is answered after this. */
  accept: () => Promise<void>;
  /** Carries it out, or says that it was stopped before it began. */
  carryOut: (signal: AbortSignal) => Promise<void>;
}

interface Job {
  work: Work;
  controller: AbortController;
  state: 'accepting' | 'waiting' | 'running';
  done: PromiseWithResolvers<void>;
}

export interface Bounds {
  /** At the same time. */
  ofOne: number;
  inTotal: number;
  /** Beyond these. */
  waitingOfOne: number;
  waitingInTotal: number;
}

/** What this process carries out, some at a time; the rest waits for its turn. */
export interface UnderWay {
  /** Takes work on, or says that there is too much; the promise inside settles when it has ended. */
  begin: (work: Work) => Promise<{ done: Promise<void> }>;
  /** Resolves when it has ended; at once where it is not under way here. */
  stop: (id: string, reason: StopReason) => Promise<void>;
  stopOwner: (ownerId: string) => void;
  /** Takes nothing on any more, and ends everything. */
  stopAll: () => Promise<void>;
  /** What was accepted here and has not ended. */
  ids: () => string[];
}

const retryAfterSeconds = 10;

export function createUnderWay(bounds: Bounds): UnderWay {
  const jobs = new Map<string, Job>();
  let isStopped = false;
  const count = (wanted: (job: Job) => boolean) => [...jobs.values()].filter(wanted).length;

  function hasRoomFor({ work }: Job): boolean {
    const isRunning = (job: Job) => job.state === 'running';
    if (count(isRunning) >= bounds.inTotal) return false;
    return count((job) => isRunning(job) && job.work.ownerId === work.ownerId) < bounds.ofOne;
  }

  function start(job: Job): void {
    job.state = 'running';
    job.work
      .carryOut(job.controller.signal)
      .then(job.done.resolve, job.done.reject)
      .finally(() => {
        jobs.delete(job.work.id);
        startNext();
      });
  }

  function startNext(): void {
    for (const job of jobs.values()) {
      if (job.state === 'waiting' && (job.controller.signal.aborted || hasRoomFor(job))) start(job);
    }
  }

  function refuseCrowd(ownerId: string): void {
    const ofOne = count(({ work }) => work.ownerId === ownerId);
    const most = { ofOne: bounds.ofOne + bounds.waitingOfOne, all: bounds.inTotal + bounds.waitingInTotal };
    if (ofOne < most.ofOne && jobs.size < most.all) return;
    throw new AppError('QUEUE_FULL', { retryAfterSeconds });
  }

  async function stop(job: Job, reason: StopReason): Promise<void> {
    job.controller.abort(reason);
    startNext();
    await job.done.promise;
  }

  return {
    async begin(work) {
      if (isStopped) throw new AppError('UNAVAILABLE');
      refuseCrowd(work.ownerId);
      const done = Promise.withResolvers<void>();
      // Whoever does not wait for the end is not ended by it.
      done.promise.catch(() => undefined);
      const job: Job = { work, controller: new AbortController(), state: 'accepting', done };
      jobs.set(work.id, job);
      try {
        await work.accept();
      } catch (error) {
        jobs.delete(work.id);
        done.resolve();
        throw error;
      }
      job.state = 'waiting';
      startNext();
      return { done: done.promise };
    },
    async stop(id, reason) {
      const job = jobs.get(id);
      if (job) await stop(job, reason);
    },
    stopOwner(ownerId) {
      for (const job of jobs.values()) {
        if (job.work.ownerId === ownerId) stop(job, 'cancelled').catch(() => undefined);
      }
    },
    async stopAll() {
      isStopped = true;
      await Promise.allSettled([...jobs.values()].map((job) => stop(job, 'interrupted')));
    },
    ids: () => [...jobs.values()].filter(({ state }) => state !== 'accepting').map(({ work }) => work.id),
  };
}
