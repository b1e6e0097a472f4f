import { type ChunkFailureType, describeChunkFailure, findChunkAddress } from './chunk-failure.ts';

const timeLimit = 120_000;

/** Wraps the import of a chunk so that it fails in our words, and in a bounded time. */
export function loadChunk<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    new Promise((resolve, reject) => {
      const fail = (type: ChunkFailureType, cause?: unknown) => {
        const message = cause instanceof Error ? cause.message : '';
        const address = findChunkAddress(message, load.toString(), import.meta.url);
        reject(new Error(describeChunkFailure(type, address), { cause }));
      };
      const timer = setTimeout(() => fail('timeout'), timeLimit);
      load()
        .then(resolve, (cause: unknown) => fail('error', cause))
        .finally(() => clearTimeout(timer));
    });
}
