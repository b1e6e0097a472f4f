import { Worker } from 'node:worker_threads';
import type { Guess } from './read.ts';
import type { Ask } from './read-requirement.ts';

export interface Reader {
  ask: Ask;
  close(): Promise<void>;
}

interface Reply {
  id: number;
  guesses?: (Guess | undefined)[];
  problem?: string;
}

/** The second reader, in a thread of its own. It is loaded at the first question. */
export function openReader(): Reader {
  const waiting = new Map<
    number,
    { resolve: (guesses: (Guess | undefined)[]) => void; reject: (error: Error) => void }
  >();
  let worker: Worker | undefined;
  let lastId = 0;

  function failAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    worker = undefined;
  }

  function start(): Worker {
    const started = new Worker(new URL('./reader-worker.ts', import.meta.url));
    started.unref();
    started.on('message', ({ id, guesses, problem }: Reply) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (guesses) asker?.resolve(guesses);
      else asker?.reject(new Error(problem));
    });
    started.on('error', failAll);
    return started;
  }

  return {
    ask(asked) {
      worker ??= start();
      lastId += 1;
      const id = lastId;
      worker.postMessage({ id, asked });
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    async close() {
      await worker?.terminate();
      failAll(new Error('The second reader was closed.'));
    },
  };
}
