import { randomUUID } from 'node:crypto';
import type { Received } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { findTimezone } from '../../accounts/index.ts';
import { offeredTimezone, requireTimes, toCron } from './cron.ts';
import { nameTarget } from './present-schedule.ts';
import { findSchedule, insertSchedule, type Schedule, type ScheduleChange, updateSchedule } from './store.ts';

type Target = Pick<Schedule, 'testCaseId' | 'projectId'>;

/** What is to run; a case or a project of somebody else is none. */
async function readTarget(
  db: Db,
  ownerId: string,
  wanted: { test_case_id?: string | undefined; project_id?: string | undefined },
): Promise<Target> {
  const target = { testCaseId: wanted.test_case_id ?? null, projectId: wanted.project_id ?? null };
  if ((target.testCaseId === null) === (target.projectId === null)) {
    const message = 'Choose what to run: one test case, or one project.';
    throw new AppError('VALIDATION_FAILED', { message, details: [{ field: 'test_case_id', message }] });
  }
  if ((await nameTarget(db, ownerId, target)) === undefined) {
    throw new AppError('NOT_FOUND', { message: 'There is no such project.' });
  }
  return target;
}

export async function requireSchedule(db: Db, ownerId: string, id: string): Promise<Schedule> {
  const schedule = await findSchedule(db, ownerId, id);
  if (!schedule) throw new AppError('NOT_FOUND', { message: 'There is no such schedule.' });
  return schedule;
}

/** The time zone that was given, else that of the profile. */
export async function chooseTimezone(db: Db, ownerId: string, given: string | undefined): Promise<string> {
  return given ?? offeredTimezone(await findTimezone(db, ownerId));
}

export async function createSchedule(
  db: Db,
  ownerId: string,
  wanted: Received<'POST /api/schedules'>['body'],
): Promise<Schedule> {
  const target = await readTarget(db, ownerId, wanted);
  const timezone = await chooseTimezone(db, ownerId, wanted.timezone);
  const cron = toCron(wanted.when);
  const [first = null] = requireTimes(cron, timezone, 1);
  const schedule: Schedule = {
    id: randomUUID(),
    ownerId,
    name: wanted.name,
    ...target,
    cron,
    timezone,
    browser: wanted.browser,
    nextAt: wanted.enabled ? first : null,
    note: null,
    notedAt: null,
    createdAt: Date.now(),
  };
  const { max } = limits.schedulesPerPerson;
  if (!(await insertSchedule(db, schedule, max))) {
    throw new AppError('VALIDATION_FAILED', {
      message: `You have ${max} schedules already. Delete one that is not needed any more.`,
    });
  }
  return schedule;
}

/** Changes what is given. The times are counted anew where they change, or where the schedule goes on after a pause. */
export async function changeSchedule(
  db: Db,
  ownerId: string,
  id: string,
  wanted: Received<'PUT /api/schedules/{id}'>['body'],
): Promise<Schedule> {
  const known = await requireSchedule(db, ownerId, id);
  const hasTarget = wanted.test_case_id !== undefined || wanted.project_id !== undefined;
  const target = hasTarget ? await readTarget(db, ownerId, wanted) : {};
  const cron = wanted.when ? toCron(wanted.when) : known.cron;
  const timezone = wanted.timezone ?? known.timezone;
  const wasEnabled = known.nextAt !== null;
  const isEnabled = wanted.enabled ?? wasEnabled;
  const [first = null] = requireTimes(cron, timezone, 1);
  const isMoved = cron !== known.cron || timezone !== known.timezone || isEnabled !== wasEnabled;
  const change: ScheduleChange = {
    ...target,
    ...(wanted.name !== undefined && { name: wanted.name }),
    ...(wanted.browser !== undefined && { browser: wanted.browser }),
    ...(isMoved && { cron, timezone, nextAt: isEnabled ? first : null }),
  };
  await updateSchedule(db, id, change);
  return requireSchedule(db, ownerId, id);
}
