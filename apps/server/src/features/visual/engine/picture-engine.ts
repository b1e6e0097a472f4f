import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { AppError } from '../../../platform/errors/errors.ts';
import type { StoragePlace } from '../../../platform/settings/place.ts';
import type { Asked, TaskName, Tasks, Told } from './tasks.ts';

export interface PictureEngine {
  /** Does a task beside the main thread, one after another. */
  ask: <K extends TaskName>(task: K, given: Tasks[K]['given']) => Promise<Tasks[K]['answer']>;
  stop: () => Promise<void>;
}

interface Waiting {
  asked: Asked;
  resolve: (answer: Tasks[TaskName]['answer']) => void;
  reject: (error: Error) => void;
}

export const mostWaiting = 200;
const workerFile = new URL('./picture-worker.ts', import.meta.url);

/** A copy in memory of its own, which can be handed over without taking it from the caller. */
function ownCopy(asked: Asked): { asked: Asked; handOver: ArrayBuffer[] } {
  if (asked.task === 'shrink') return { asked, handOver: [] };
  const bytes = new Uint8Array(asked.given.bytes.byteLength);
  bytes.set(asked.given.bytes);
  return {
    asked: { ...asked, given: { ...asked.given, bytes } } as Asked,
    handOver: [bytes.buffer],
  };
}

/**
 * Compares and shrinks pictures in a thread of its own. It is started when it is needed, and again should it die; when there was
 * nothing to do for a while it ends, since only this gives back the memory that large pictures took.
 */
export function createPictureEngine(
  place: StoragePlace,
  log: Pick<Logger, 'error'>,
  { file = workerFile, restMs = 60_000 } = {},
): PictureEngine {
  const line: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let isStopped = false;
  let resting: NodeJS.Timeout | undefined;

  function end(told: Told): void {
    const ended = current;
    current = undefined;
    if ('answer' in told) ended?.resolve(told.answer);
    else if ('refused' in told) ended?.reject(new AppError('BAD_PICTURE', { message: told.refused }));
    else if ('away' in told) {
      ended?.reject(new AppError('UNAVAILABLE', { message: told.away, retryAfterSeconds: 5 }));
    } else ended?.reject(new Error(`A picture could not be worked on: ${told.fault}`));
    next();
  }

  function lose(lost: Worker, cause: unknown): void {
    if (worker !== lost) return;
    worker = undefined;
    if (!isStopped) {
      log.error(
        { err: cause },
        'The thread that compares pictures ended; it is started again when it is needed.',
      );
    }
    const message = 'The picture could not be worked on, by a fault of ours. Please send it again.';
    current?.reject(new AppError('UNAVAILABLE', { ...(!isStopped && { message }), cause }));
    current = undefined;
    next();
  }

  function start(): Worker {
    const started = new Worker(file, { workerData: { place } });
    started.unref();
    started.on('message', end);
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`The worker ended with ${code}.`)));
    return started;
  }

  function rest(): void {
    const idle = worker;
    worker = undefined;
    void idle?.terminate();
  }

  function next(): void {
    if (current || isStopped) return;
    clearTimeout(resting);
    current = line.shift();
    if (!current) {
      resting = setTimeout(rest, restMs).unref();
      return;
    }
    worker ??= start();
    const { asked, handOver } = ownCopy(current.asked);
    worker.postMessage(asked, handOver);
  }

  return {
    async ask<K extends TaskName>(task: K, given: Tasks[K]['given']) {
      if (isStopped) throw new AppError('UNAVAILABLE');
      if (line.length >= mostWaiting) {
        throw new AppError('QUEUE_FULL', {
          message: 'Too many pictures wait to be compared. Please wait a moment and send it again.',
          retryAfterSeconds: 5,
        });
      }
      return new Promise<Tasks[K]['answer']>((resolve, reject) => {
        line.push({ asked: { task, given } as Asked, resolve: resolve as Waiting['resolve'], reject });
        next();
      });
    },
    async stop() {
      isStopped = true;
      clearTimeout(resting);
      for (const { reject } of line.splice(0)) reject(new AppError('UNAVAILABLE'));
      await worker?.terminate();
    },
  };
}
