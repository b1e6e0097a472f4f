import type { Answer } from '@assay/contract';
import type { Parts } from './parts.ts';
import { readFigures } from './store/history.ts';

export async function readSummary(
  { db }: Parts,
  ownerId: string,
): Promise<Answer<'GET /api/visual/summary'>> {
  const { passed, failed, diffSum, waiting, tests, steps } = await readFigures(db, ownerId);
  const total = passed + failed;
  const summary = {
    totalComparisons: total,
    successRate: total === 0 ? 0 : (passed / total) * 100,
    passedComparisons: passed,
    failedComparisons: failed,
    avgDiffPercentage: total === 0 ? 0 : diffSum / total,
    uniqueTests: tests,
    uniqueSteps: steps,
    waiting,
  };
  return { success: true, data: { summary } };
}
