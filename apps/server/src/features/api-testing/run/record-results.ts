import type { ApiResult } from '@assay/contract';
import { patiently } from '../../../platform/database/database-away.ts';
import type { Parts } from '../context/parts.ts';
import { insertResults, type StoredResult } from '../store/results.ts';
import { tellResult, tellStart } from '../view/execution-events.ts';

export interface ResultRecorder {
  onStart: (index: number, row: number | null) => void;
  onResult: (result: ApiResult) => void;
  /** All results so far, once they are stored. */
  settled: () => Promise<ApiResult[]>;
}

/** Stores results as they come, and then tells them to whoever follows. */
export function recordResults(
  { db, live, log, over }: Pick<Parts, 'db' | 'live' | 'log' | 'over'>,
  { id, ownerId }: { id: string; ownerId: string },
): ResultRecorder {
  const about = { runId: id, ownerId };
  const results: ApiResult[] = [];
  let waiting: StoredResult[] = [];
  let storing: Promise<void> | undefined;

  async function store(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, 50);
      waiting = waiting.slice(50);
      try {
        await patiently(() => insertResults(db, id, batch), over);
        for (const stored of batch) live.publish(tellResult(about, stored));
      } catch (error) {
        // As when it was deleted meanwhile.
        log.warn({ err: error, executionId: id }, 'Results of an API test could not be stored.');
      }
    }
    storing = undefined;
  }

  return {
    onStart: (index, row) => live.publish(tellStart(about, index, row)),
    onResult(result) {
      waiting.push({ place: results.length, data: JSON.stringify(result) });
      results.push(result);
      storing ??= Promise.resolve().then(store);
    },
    async settled() {
      while (storing) await storing;
      return results;
    },
  };
}
