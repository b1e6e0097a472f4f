// Runs beside the main thread: one sentence takes some 100 ms of computing.
import { parentPort } from 'node:worker_threads';
import { loadReader } from './read.ts';
import type { Asked } from './read-requirement.ts';

const reader = loadReader();

parentPort?.on('message', async ({ id, asked }: { id: number; asked: Asked[] }) => {
  try {
    const { read } = await reader;
    parentPort?.postMessage({ id, guesses: asked.map(({ sentence, before }) => read(sentence, before)) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
