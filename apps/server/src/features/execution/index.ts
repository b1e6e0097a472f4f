import type { Description, LanguageModel } from '@assay/language/runtime';
import { countSlotsHere } from '@assay/runner';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { RemoveData } from '../accounts/index.ts';
import type { Visual } from '../visual/index.ts';
import { addQueueGauges } from './add-gauges.ts';
import { createEngine, type Engine } from './context/engine.ts';
import type { Parts, RunHooks } from './context/parts.ts';
import { createRecorder } from './context/recorder.ts';
import { type BrowserHere, describeBrowsers } from './describe-browsers.ts';
import { openPastExecutions, type PastExecutions } from './past-executions.ts';
import { createWorker, type WorkerOptions } from './queue/worker.ts';
import { removeOwner } from './remove-case.ts';
import { executionHandlers } from './routes.ts';
import { mostWaiting } from './runs/submit-run.ts';
import { watchRuns } from './runs/watch-runs.ts';
import { scheduleHandlers } from './schedules/routes.ts';
import { describeQueue } from './store/jobs.ts';
import { listWorkers, type WorkerRow } from './store/workers.ts';
import { createStreams } from './stream-events.ts';

export type { RunHooks } from './context/parts.ts';
export type { PastExecutions } from './past-executions.ts';
export { readBounds } from './read-bounds.ts';
export { dayOf, durationBuckets, keptDays, startOfDay } from './store/day-counts.ts';
export { viewExecution } from './view-execution.ts';

/** What administrators look at. */
export interface Inspection {
  queue: Awaited<ReturnType<typeof describeQueue>>;
  /** With so many waiting, new runs are refused. */
  limit: number;
  workers: WorkerRow[];
  browsers: BrowserHere[];
  /** The language model that reads requirements; absent where none is set up. */
  reader?: Description;
}

export interface Execution {
  handlers: Handlers;
  /** What reports are written from. */
  past: PastExecutions;
  /** Begins to take work from the queue; until then it only piles up. */
  start: () => Promise<void>;
  /** Removes a person by the given work, and the files of their runs with them. */
  removeOwner: RemoveData;
  /** Stops what this process does for somebody who is gone. */
  stopOwner: (ownerId: string) => void;
  /** Ends the streams of somebody who has lost access. */
  endStreamsOf: (ownerId: string) => void;
  /** Ends streams, which would hold the server open. */
  endStreams: () => void;
  /** The queue, the workers and the browsers of this machine. */
  inspect: () => Promise<Inspection>;
  /** What reads the author's words. */
  model: () => LanguageModel | undefined;
  /** Stops working; what is under way is reported as interrupted. */
  stop: () => Promise<void>;
}

function describeReader(engine: Engine): Pick<Inspection, 'reader'> {
  const model = engine.model();
  return model ? { reader: model.describe() } : {};
}

/** Runs requirements and saved cases. */
export function createExecution(
  services: Services,
  settings: Settings,
  options: WorkerOptions & {
    /** Where the demo is, as browsers of all workers reach it. */
    demoAddress: () => string;
    hooks: RunHooks;
    visual: Visual;
    removeOld: Parts['removeOldElsewhere'];
    version: string;
  },
): Execution {
  const { db, log, storage, live, signals, mailer, publicUrl, metrics, tracing } = services;
  const slots = settings.PARALLEL ?? countSlotsHere();
  const engine = createEngine(settings, slots, services, (message) => log.warn(message));
  const recorder = createRecorder(db, live, log);
  const watched = watchRuns(services, options.hooks, recorder);
  const worker = createWorker(() => parts, options);
  const parts: Parts = {
    db,
    log,
    storage,
    live,
    mailer,
    publicUrl,
    metrics,
    tracing,
    settings,
    engine,
    recorder: watched.recorder,
    hooks: watched.hooks,
    removeOldElsewhere: options.removeOld,
    visual: options.visual,
    wake() {
      worker.wake();
      signals.send('jobs', '');
    },
    stopRun(runId) {
      worker.stopRun(runId);
      signals.send('stop-run', runId);
    },
  };
  signals.on('jobs', worker.wake);
  signals.on('stop-run', worker.stopRun);
  addQueueGauges(metrics.instruments, { db, engine, underWay: worker.countUnderWay });
  const streams = createStreams(parts);
  return {
    handlers: {
      ...executionHandlers(parts, streams, options.demoAddress),
      ...scheduleHandlers(parts),
    },
    past: openPastExecutions(parts),
    async start() {
      await worker.start();
      // Nobody waits for it: a case that needs a browser elsewhere tells the same when its turn comes.
      void engine
        .findRemoteTrouble()
        .then((troubles) => {
          for (const message of troubles) log.warn(message);
        })
        .catch((error: unknown) => log.error({ err: error }, 'Browsers elsewhere could not be looked for.'));
    },
    async removeOwner(ownerId, remove) {
      await removeOwner(parts, ownerId, remove);
      worker.stopOwner(ownerId);
    },
    stopOwner: worker.stopOwner,
    endStreamsOf: streams.endOf,
    endStreams: streams.close,
    model: engine.model,
    inspect: async () => ({
      queue: await describeQueue(db),
      limit: mostWaiting,
      workers: await listWorkers(db),
      browsers: await describeBrowsers(engine),
      ...describeReader(engine),
    }),
    async stop() {
      recorder.giveUp();
      await worker.stop();
      await engine.close();
    },
  };
}
