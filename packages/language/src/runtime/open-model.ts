import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Clock, realClock } from './clock.ts';
import { createQueue } from './fair-queue.ts';
import {
  type Answer,
  type Ask,
  type Description,
  type LanguageModel,
  ModelError,
  type ModelState,
} from './language-model.ts';
import type { About, FromWorker, Question } from './messages.ts';
import { createSpeed } from './speed.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

export interface ModelOptions {
  /** A GGUF file, or its parts in order. */
  file: string | readonly string[];
  /** Of the whole file, where it is in pieces. */
  sha256?: string;
  /** Where pieces are put together. */
  cacheFolder?: string;
  /** Absent: those that are free when the model is loaded, but one. */
  threads?: number;
  /** How many tokens a prompt and its answer may have. */
  contextSize?: number;
  /** After so long without a request the model's memory is given back. */
  idleMs?: number;
  /** For requests that do not say how long they may take. */
  maxMs?: number;
  /** More requests than these are refused at once. */
  maxWaiting?: number;
  /** The program of the model's process; another one in tests. */
  program?: URL;
  clock?: Clock;
}

interface Job {
  question: Question;
  resolve(answers: Answer[]): void;
  reject(error: unknown): void;
  /** Its author no longer waits for it. */
  isDropped: boolean;
  starts: number;
}

/** A process that does not stop at its limit is ended after so long. */
const graceMs = 30_000;
/** A model that could not be loaded is tried again after so long. */
const retryMs = 60_000;

function sizeOf(files: readonly string[]): number | undefined {
  const sizes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  return sizes.reduce((sum, size) => (sum === undefined || size === undefined ? undefined : sum + size), 0);
}

/** A language model in a process of its own, which is started when it is first needed and ended when nobody needs it. */
export function openModel(options: ModelOptions): LanguageModel {
  const { idleMs = 300_000, maxMs = 60_000, maxWaiting = 200, contextSize = 4_096 } = options;
  const { clock = realClock, program = new URL('./model-worker.ts', import.meta.url) } = options;
  const files = typeof options.file === 'string' ? [options.file] : options.file;
  const settings = {
    files,
    contextSize,
    cacheFolder: options.cacheFolder ?? join(tmpdir(), 'assay-models'),
    ...(options.sha256 !== undefined && { sha256: options.sha256 }),
    ...(options.threads !== undefined && { threads: options.threads }),
  };
  const queue = createQueue<Job>();
  const speed = createSpeed();
  let worker: WorkerProcess | undefined;
  let running: Job | undefined;
  let about: About = {};
  let status: ModelState = { state: 'not loaded' };
  let failedAt = 0;
  let lastId = 0;
  let isClosed = false;
  let stopTimer = () => {};

  function settle(job: Job | undefined, end: (job: Job) => void): void {
    if (job && !job.isDropped) end(job);
    if (job) job.isDropped = true;
  }

  function rejectAll(error: Error): void {
    for (const job of [running, ...queue.clear()]) settle(job, ({ reject }) => reject(error));
    running = undefined;
  }

  async function endWorker(): Promise<void> {
    stopTimer();
    const ending = worker;
    worker = undefined;
    if (status.state !== 'failed') status = { state: 'not loaded' };
    await ending?.stop();
  }

  function fail(reason: string): void {
    status = { state: 'failed', reason };
    failedAt = clock.now();
    rejectAll(new ModelError('unavailable', `The language model cannot be loaded. ${reason}`));
    void endWorker();
  }

  /** A request that was being answered is tried once more: the process may have been ended by chance, or by this very request. */
  function onEnd(reason: string): void {
    const wasLoading = status.state === 'loading';
    const job = running;
    stopTimer();
    worker = undefined;
    status = { state: 'not loaded' };
    const mayTryAgain = job && !job.isDropped && job.starts < 2;
    if (wasLoading && job && !mayTryAgain) {
      fail(`Its process ended while it loaded the model: ${reason}.`);
      return;
    }
    running = undefined;
    const message = `The language model's process ended while it answered: ${reason}. It was tried twice.`;
    if (mayTryAgain) queue.putBack(job);
    else settle(job, ({ reject }) => reject(new ModelError('interrupted', message)));
    goOn();
  }

  function finish(id: number, end: (job: Job) => void): void {
    if (running?.question.id !== id) return;
    const job = running;
    running = undefined;
    stopTimer();
    settle(job, end);
    goOn();
  }

  function onMessage(message: FromWorker): void {
    if (message.kind === 'ready') {
      about = message.about;
      status = { state: 'ready' };
      if (running) limit(running);
    } else if (message.kind === 'failed') fail(message.reason);
    else if (message.kind === 'answers') {
      speed.add(message.cost);
      finish(message.id, ({ resolve }) => resolve(message.answers));
    } else finish(message.id, ({ reject }) => reject(new ModelError(message.code, message.message)));
  }

  /** For a process that no longer listens. */
  function limit({ question }: Job): void {
    stopTimer();
    stopTimer = clock.after(question.maxMs + graceMs, () => {
      void endWorker();
      onEnd(`it did not stop ${graceMs / 1000} seconds after its limit, and was ended`);
    });
  }

  function start(): WorkerProcess {
    const started = startWorker(program, { onMessage, onEnd });
    started.post({ kind: 'load', settings });
    status = { state: 'loading' };
    return started;
  }

  function goOn(): void {
    if (running || isClosed) return;
    running = queue.take();
    worker?.hold(running !== undefined);
    stopTimer();
    if (running) {
      running.starts += 1;
      worker ??= start();
      worker.post({ kind: 'ask', question: running.question });
      if (status.state === 'ready') limit(running);
    } else if (worker) stopTimer = clock.after(idleMs, () => void endWorker());
  }

  function refusal(): ModelError | undefined {
    if (isClosed) return new ModelError('closed', 'The language model was closed.');
    if (status.state === 'failed' && clock.now() - failedAt < retryMs)
      return new ModelError('unavailable', `The language model cannot be loaded. ${status.reason}`);
    if (queue.length < maxWaiting) return undefined;
    return new ModelError('busy', `${maxWaiting} requests wait for the language model. Try again later.`);
  }

  function drop(job: Job, reason: unknown): void {
    settle(job, ({ reject }) => reject(reason));
    if (job === running) worker?.post({ kind: 'cancel', id: job.question.id });
    else queue.remove(job);
  }

  function complete({ owner, signal, ...ask }: Ask): Promise<Answer[]> {
    const refused = refusal();
    if (refused) return Promise.reject(refused);
    if (signal?.aborted) return Promise.reject(signal.reason);
    lastId += 1;
    const { prompt, maxTokens, allowed, samples = 1 } = ask;
    const question: Question = {
      id: lastId,
      prompt,
      maxTokens: Math.max(1, maxTokens),
      maxMs: ask.maxMs ?? maxMs,
      samples,
      ...(allowed && { allowed }),
    };
    return new Promise<Answer[]>((resolve, reject) => {
      const job: Job = { question, resolve, reject, isDropped: false, starts: 0 };
      const onAbort = () => drop(job, signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
      job.resolve = (answers) => {
        signal?.removeEventListener('abort', onAbort);
        resolve(answers);
      };
      queue.add(owner, job);
      goOn();
    });
  }

  function describe(): Description {
    const size = sizeOf(files);
    return {
      name: about.name ?? basename(files[0] ?? ''),
      ...(size !== undefined && { size }),
      ...(about.parameters !== undefined && { parameters: about.parameters }),
      ...speed.measured(),
      status,
    };
  }

  return {
    complete,
    describe,
    async close() {
      isClosed = true;
      rejectAll(new ModelError('closed', 'The language model was closed.'));
      await endWorker();
    },
  };
}
