import type { BrowserName } from '@assay/contract/choices';
import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/engine/engine.ts';

export interface Schedule {
  id: string;
  ownerId: string;
  name: string;
  testCaseId: string | null;
  projectId: string | null;
  cron: string;
  timezone: string;
  browser: BrowserName;
  /** Null while it is paused. */
  nextAt: number | null;
  note: string | null;
  notedAt: number | null;
  createdAt: number;
}

function selectSchedules(db: Db) {
  return db.selectFrom('schedules').selectAll('schedules');
}

type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>['executeTakeFirstOrThrow']>>;

function toSchedule(row: ScheduleRow): Schedule {
  return {
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    testCaseId: row.test_case_id,
    projectId: row.project_id,
    cron: row.cron,
    timezone: row.timezone,
    browser: row.browser,
    nextAt: row.next_at,
    note: row.note,
    notedAt: row.noted_at,
    createdAt: row.created_at,
  };
}

export async function listSchedules(
  db: Db,
  ownerId: string,
  of: { testCaseId?: string; projectId?: string } = {},
): Promise<Schedule[]> {
  let query = selectSchedules(db).where('owner_id', '=', ownerId);
  if (of.testCaseId !== undefined) query = query.where('test_case_id', '=', of.testCaseId);
  if (of.projectId !== undefined) query = query.where('project_id', '=', of.projectId);
  return (await query.orderBy('name').orderBy('id').execute()).map(toSchedule);
}

/** A schedule of somebody else is none. */
export async function findSchedule(db: Db, ownerId: string, id: string): Promise<Schedule | undefined> {
  const row = await selectSchedules(db)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row && toSchedule(row);
}

/** False where this person has as many as they may have. */
export function insertSchedule(db: Db, schedule: Schedule, most: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // One after the other, so that two at once do not both find room. SQLite has one transaction at a time anyway.
    if (isPostgres(transaction)) {
      await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', schedule.ownerId)
        .forUpdate()
        .execute();
    }
    const { count } = await transaction
      .selectFrom('schedules')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('owner_id', '=', schedule.ownerId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return false;
    await transaction
      .insertInto('schedules')
      .values({
        id: schedule.id,
        owner_id: schedule.ownerId,
        name: schedule.name,
        test_case_id: schedule.testCaseId,
        project_id: schedule.projectId,
        cron: schedule.cron,
        timezone: schedule.timezone,
        browser: schedule.browser,
        next_at: schedule.nextAt,
        note: schedule.note,
        noted_at: schedule.notedAt,
        created_at: schedule.createdAt,
      })
      .execute();
    return true;
  });
}

export type ScheduleChange = Partial<
  Pick<Schedule, 'name' | 'testCaseId' | 'projectId' | 'cron' | 'timezone' | 'browser' | 'nextAt'>
>;

export async function updateSchedule(db: Db, id: string, change: ScheduleChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .updateTable('schedules')
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.testCaseId !== undefined && { test_case_id: change.testCaseId }),
      ...(change.projectId !== undefined && { project_id: change.projectId }),
      ...(change.cron !== undefined && { cron: change.cron }),
      ...(change.timezone !== undefined && { timezone: change.timezone }),
      ...(change.browser !== undefined && { browser: change.browser }),
      // What was said of a time that passed concerns the times of before.
      ...(change.nextAt !== undefined && { next_at: change.nextAt, note: null, noted_at: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function removeSchedule(db: Db, ownerId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('schedules')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Schedules whose time has come; those of people who may not sign in rest. */
export async function listDue(db: Db, now: number, limit: number): Promise<Schedule[]> {
  const rows = await selectSchedules(db)
    .innerJoin('users', 'users.id', 'schedules.owner_id')
    .where('users.status', '=', 'active')
    .where('schedules.next_at', '<=', now)
    .orderBy('schedules.next_at')
    .limit(limit)
    .execute();
  return rows.map(toSchedule);
}

/** Moves a schedule on from the time at which it was seen to be due; of several workers only one succeeds. */
export async function claimTime(
  db: Db,
  { id, nextAt: seen }: Pick<Schedule, 'id' | 'nextAt'>,
  to: { nextAt: number | null; note?: string },
): Promise<boolean> {
  const result = await db
    .updateTable('schedules')
    .set({ next_at: to.nextAt, note: to.note ?? null, noted_at: to.note === undefined ? null : Date.now() })
    .where('id', '=', id)
    .where('next_at', '=', seen)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The cases of a schedule, as they are now. */
export async function listCaseIds(
  db: Db,
  { ownerId, testCaseId, projectId }: Pick<Schedule, 'ownerId' | 'testCaseId' | 'projectId'>,
): Promise<string[]> {
  if (testCaseId !== null) return [testCaseId];
  const rows = await db
    .selectFrom('test_cases')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
