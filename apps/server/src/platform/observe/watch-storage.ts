import type { Storage } from '../storage/storage.ts';
import type { Metrics } from './metrics.ts';

/** The same files, with what is done to them counted. */
export function watchStorage(
  storage: Storage,
  store: string,
  { storage: done, storedBytes }: Metrics,
): Storage {
  async function count<T>(operation: string, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      done.inc({ store, operation, outcome: 'done' });
      return answer;
    } catch (error) {
      done.inc({ store, operation, outcome: 'failed' });
      throw error;
    }
  }
  return {
    ...storage,
    put: (bytes) => {
      storedBytes.inc({ store }, bytes.byteLength);
      return count('put', () => storage.put(bytes));
    },
    putFile: (path) =>
      count('put', async () => {
        const stored = await storage.putFile(path);
        storedBytes.inc({ store }, stored.size);
        return stored;
      }),
    read: (hash) => count('read', () => storage.read(hash)),
    open: async (hash) => {
      const stream = await count('open', () => storage.open(hash));
      return stream.once('error', () => done.inc({ store, operation: 'read', outcome: 'failed' }));
    },
    remove: (hash) => count('remove', () => storage.remove(hash)),
  };
}
