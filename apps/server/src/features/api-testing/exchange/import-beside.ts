import { Worker } from 'node:worker_threads';
import type { Answer, Received } from '@assay/contract';

type Imported = Answer<'POST /api/api-testing/import'>['data'];
export type Outcome = { imported: Imported } | { problem: string };

const mostAtOnce = 2;
/** Of processor time, so that no document is refused because the machine is busy. */
const mostMs = 30_000;
const lookEveryMs = 1000;
/** For a thread that does not tell its processor time. */
const longestMs = 600_000;
const tooLong = 'This takes too long to read. Import a part of it.';

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
}

/** Whoever waits longest takes the place over. */
function giveTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

async function read(given: Received<'POST /api/api-testing/import'>['body']): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const stop = () => resolve({ problem: tooLong });
  const looking = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => user + system > mostMs * 1000 && stop(),
      () => undefined,
    );
  }, lookEveryMs);
  const limit = setTimeout(stop, longestMs);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: tooLong }) : reject(error),
  );
  worker.once('exit', () => reject(new Error('The thread that reads what is imported ended.')));
  try {
    return await promise;
  } finally {
    clearInterval(looking);
    clearTimeout(limit);
    await worker.terminate();
  }
}

/** Reads a long text in a thread of its own, a few at a time, so that the server goes on meanwhile. */
export async function importBeside(
  given: Received<'POST /api/api-testing/import'>['body'],
): Promise<Outcome> {
  await takeTurn();
  try {
    return await read(given);
  } finally {
    giveTurn();
  }
}
