import type { IgnoredArea } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/engine/engine.ts';

/** Which step of which test, in which browser and size. */
export interface LookKey {
  ownerId: string;
  testId: string;
  stepName: string;
  /** Empty where it is not known, as is the next. */
  browser: string;
  viewport: string;
}

export interface Look extends LookKey {
  id: string;
  testName: string;
  threshold: number;
  pixelThreshold: number;
  ignored: IgnoredArea[];
  revision: number;
  createdAt: number;
  updatedAt: number;
}

const columns = [
  'id',
  'owner_id as ownerId',
  'test_id as testId',
  'test_name as testName',
  'step_name as stepName',
  'browser',
  'viewport',
  'threshold',
  'pixel_threshold as pixelThreshold',
  'ignored',
  'revision',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export function toLook<T extends { ignored: string }>(row: T) {
  return { ...row, ignored: JSON.parse(row.ignored) as IgnoredArea[] };
}

export async function findLook(db: Db, key: LookKey): Promise<Look | undefined> {
  const row = await db
    .selectFrom('visual_looks')
    .select(columns)
    .where('owner_id', '=', key.ownerId)
    .where('test_id', '=', key.testId)
    .where('step_name', '=', key.stepName)
    .where('browser', '=', key.browser)
    .where('viewport', '=', key.viewport)
    .executeTakeFirst();
  return row && toLook(row);
}

/** Looks of a person, of which nothing changes until the transaction ends; always in the same order, so that nobody waits in a ring. */
export async function lockLooks(transaction: Db, ownerId: string, ids: readonly string[]): Promise<Look[]> {
  if (ids.length === 0) return [];
  const select = transaction
    .selectFrom('visual_looks')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .orderBy('id');
  const rows = await (isPostgres(transaction) ? select.forUpdate() : select).execute();
  return rows.map(toLook);
}

export async function lockLook(transaction: Db, ownerId: string, id: string): Promise<Look | undefined> {
  return (await lockLooks(transaction, ownerId, [id]))[0];
}

/** False where there is such a look already. */
export async function insertLook(
  db: Db,
  look: LookKey & Pick<Look, 'id' | 'testName' | 'threshold' | 'pixelThreshold'>,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await db
    .insertInto('visual_looks')
    .values({
      id: look.id,
      owner_id: look.ownerId,
      test_id: look.testId,
      test_name: look.testName,
      step_name: look.stepName,
      browser: look.browser,
      viewport: look.viewport,
      threshold: look.threshold,
      pixel_threshold: look.pixelThreshold,
      ignored: '[]',
      revision: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return inserted > 0n;
}

export type LookChange = Partial<Pick<Look, 'threshold' | 'pixelThreshold' | 'ignored'>>;

/** Notes that what new pictures are judged by has changed. */
export async function changeLook(db: Db, id: string, change: LookChange, now: number): Promise<void> {
  const { threshold, pixelThreshold, ignored } = change;
  await db
    .updateTable('visual_looks')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      updated_at: now,
      ...(threshold !== undefined && { threshold }),
      ...(pixelThreshold !== undefined && { pixel_threshold: pixelThreshold }),
      ...(ignored !== undefined && { ignored: JSON.stringify(ignored) }),
    }))
    .where('id', '=', id)
    .execute();
}

/** The name of a test may change; its looks stay the same ones. */
export async function renameTest(db: Db, id: string, testName: string): Promise<void> {
  await db.updateTable('visual_looks').set({ test_name: testName }).where('id', '=', id).execute();
}

export async function removeLook(db: Db, id: string): Promise<void> {
  await db.deleteFrom('visual_looks').where('id', '=', id).execute();
}
