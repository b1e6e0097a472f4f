import { Worker } from 'node:worker_threads';
import type { Similarity } from '../ground/types.ts';

export interface Meaning {
  similarity: Similarity;
  close: () => Promise<void>;
}

interface Reply {
  id: number;
  vectors?: Float32Array[];
  problem?: string;
}

const keptVectors = 20_000;
// Both sides in one frame: names of controls are too short to compare as they are.
const frame = (text: string) => `a button or link to ${text.toLowerCase().trim()}`;

function cosine(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (const [index, value] of left.entries()) sum += value * (right[index] ?? 0);
  return Math.max(0, Math.min(1, sum));
}

/** Compares short texts by meaning, with a small model that comes with the packages. It is loaded at the first question. */
export function createMeaning(): Meaning {
  const vectors = new Map<string, Promise<Float32Array>>();
  const waiting = new Map<
    number,
    { resolve: (vectors: Float32Array[]) => void; reject: (error: Error) => void }
  >();
  let worker: Worker | undefined;
  let batch: { text: string; resolve: (vector: Float32Array) => void; reject: (error: Error) => void }[] = [];
  let lastId = 0;

  function failAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    vectors.clear();
    worker = undefined;
  }

  function start(): Worker {
    const started = new Worker(new URL('./embed-worker.ts', import.meta.url));
    started.unref();
    started.on('message', ({ id, vectors: computed, problem }: Reply) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (computed) asker?.resolve(computed);
      else asker?.reject(new Error(problem));
    });
    started.on('error', failAll);
    return started;
  }

  function compute(texts: string[]): Promise<Float32Array[]> {
    worker ??= start();
    lastId += 1;
    const id = lastId;
    worker.postMessage({ id, texts });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  /** Everything asked for in one turn of the event loop goes to the model together. */
  async function flush(): Promise<void> {
    const asked = batch;
    batch = [];
    try {
      const computed = await compute(asked.map(({ text }) => text));
      asked.forEach(({ resolve, reject }, index) => {
        const vector = computed[index];
        if (vector) resolve(vector);
        else reject(new Error('The model gave too few answers.'));
      });
    } catch (error) {
      for (const { reject } of asked) reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function embed(text: string): Promise<Float32Array> {
    const known = vectors.get(text);
    if (known) return known;
    if (vectors.size >= keptVectors) vectors.clear();
    const vector = new Promise<Float32Array>((resolve, reject) => {
      if (batch.length === 0) setImmediate(() => void flush());
      batch.push({ text, resolve, reject });
    });
    vectors.set(text, vector);
    vector.catch(() => vectors.delete(text));
    return vector;
  }

  return {
    async similarity(left, right) {
      const [first, second] = await Promise.all([embed(frame(left)), embed(frame(right))]);
      return cosine(first, second);
    },
    async close() {
      await worker?.terminate();
      failAll(new Error('The model was closed.'));
    },
  };
}
