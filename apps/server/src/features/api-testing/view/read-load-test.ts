import type { Answer } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { findLoadTest, type LoadTest, listStoredPoints } from '../store/load-tests.ts';
import { presentLoadTest } from './present.ts';

export async function readOwnLoadTest(db: Db, ownerId: string, id: string): Promise<LoadTest> {
  const test = await findLoadTest(db, ownerId, id);
  if (!test) throw new AppError('NOT_FOUND', { message: 'You have no such load test.' });
  return test;
}

/** A load test with its figures per second. */
export async function readLoadTest(
  db: Db,
  ownerId: string,
  id: string,
): Promise<Answer<'GET /api/api-testing/load-tests/{id}'>> {
  const test = await readOwnLoadTest(db, ownerId, id);
  const points = await listStoredPoints(db, id);
  const loadTest = { ...presentLoadTest(test), points: points.map(({ data }) => JSON.parse(data)) };
  return { success: true, data: { loadTest } };
}
