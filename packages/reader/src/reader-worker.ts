// Runs beside the main thread: one sentence takes some 100 ms of computing.
import { parentPort } from 'node:worker_threads';
import { type Asked, loadReader } from './read.ts';

const reader = loadReader();

parentPort?.on('message', async ({ id, asked }: { id: number; asked: Asked[] }) => {
  try {
    const { read } = await reader;
    parentPort?.postMessage({ id, guesses: asked.map(read) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
