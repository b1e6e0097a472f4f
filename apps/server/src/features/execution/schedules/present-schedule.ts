import type { Answer } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';
import { findCaseSecrets, readCase } from '../../generation/index.ts';
import { findProject } from '../../projects/index.ts';
import { toTime } from '../runs/present-run.ts';
import { toWhen } from './cron.ts';
import { findLastRun } from './run-store.ts';
import type { Schedule } from './store.ts';

type ScheduleView = Answer<'POST /api/schedules'>['schedule'];

/** The name of what a schedule runs, without the secrets that a title can hold. Throws where it is somebody else's, or gone. */
export async function nameTarget(
  db: Db,
  ownerId: string,
  { testCaseId, projectId }: Pick<Schedule, 'testCaseId' | 'projectId'>,
): Promise<string | undefined> {
  if (testCaseId === null) return projectId === null ? '' : (await findProject(db, ownerId, projectId))?.name;
  const saved = await readCase({ db }, ownerId, testCaseId);
  return findCaseSecrets(saved.requirementText, saved.steps).hide(saved.title);
}

export async function presentSchedule(db: Db, schedule: Schedule): Promise<ScheduleView> {
  const last = await findLastRun(db, schedule.id);
  const { note, notedAt } = schedule;
  return {
    id: schedule.id,
    name: schedule.name,
    test_case_id: schedule.testCaseId,
    project_id: schedule.projectId,
    target_name: (await nameTarget(db, schedule.ownerId, schedule)) ?? '',
    when: toWhen(schedule.cron),
    cron: schedule.cron,
    timezone: schedule.timezone,
    browser: schedule.browser,
    enabled: schedule.nextAt !== null,
    next_at: toTime(schedule.nextAt),
    note: note === null || notedAt === null ? null : { at: new Date(notedAt).toISOString(), message: note },
    last_run: last
      ? {
          id: last.id,
          status: last.status,
          created_at: new Date(last.createdAt).toISOString(),
          finished_at: toTime(last.finishedAt),
          total: last.total,
          passed: last.passed,
          failed: last.failed,
        }
      : null,
    created_at: new Date(schedule.createdAt).toISOString(),
  };
}
