// Runs beside the main thread: one sentence takes some 50 ms of computing.
import { parentPort } from 'node:worker_threads';
import type { Sentence } from '@assay/planner/reading';
import { loadReader } from './read.ts';

const reader = loadReader();

parentPort?.on('message', async ({ id, asked }: { id: number; asked: Sentence[] }) => {
  try {
    const { read } = await reader;
    parentPort?.postMessage({ id, guesses: asked.map(({ sentence, before }) => read(sentence, before)) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
