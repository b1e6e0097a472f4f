import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { dayOf, keptDays } from '../execution/index.ts';
import { countOwned, sumOutcomes } from './store.ts';

type Stats = Answer<'GET /api/dashboard/stats'>['stats'];

/** What somebody has, and what ran of it in the two years for which test data is kept. */
export async function readStats(db: Db, ownerId: string, now: number): Promise<Stats> {
  const today = dayOf(now);
  const outcomes = await sumOutcomes(db, ownerId, { first: today - keptDays.testData, last: today });
  return {
    projects: await countOwned(db, 'projects', ownerId),
    testCases: { total: await countOwned(db, 'test_cases', ownerId) },
    executions: {
      total: outcomes.reduce((sum, { amount }) => sum + amount, 0),
      success: outcomes.find(({ outcome }) => outcome === 'completed')?.amount ?? 0,
    },
  };
}
