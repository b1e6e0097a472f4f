import type { Parts } from './context/parts.ts';
import { removeSomeOld } from './store/old-data.ts';

const most = 200;

/** Removes executions and load tests of before a time, some at a time, so that others get their turn between. */
export async function removeOld(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  before: number,
  mayGoOn: () => boolean,
): Promise<void> {
  let removed = 0;
  for (const table of ['api_executions', 'api_load_tests'] as const) {
    while (mayGoOn()) {
      const amount = await removeSomeOld(db, table, { before, most });
      if (amount === 0) break;
      removed += amount;
    }
  }
  if (removed > 0) log.info({ removed }, 'Removed API tests that are older than they are kept.');
}
