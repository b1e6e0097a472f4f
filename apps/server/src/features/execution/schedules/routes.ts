import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Services } from '../../../platform/services/services.ts';
import { requireTimes, toCron } from './cron.ts';
import { presentSchedule } from './present-schedule.ts';
import { changeSchedule, chooseTimezone, createSchedule, requireSchedule } from './save-schedule.ts';
import { listSchedules, removeSchedule } from './store.ts';

const previewed = 5;

export function scheduleHandlers({ db }: Pick<Services, 'db'>): Handlers {
  return {
    'GET /api/schedules': async ({ query }, { caller }) => {
      const { test_case_id: testCaseId, project_id: projectId } = query;
      const schedules = await listSchedules(db, caller.id, {
        ...(testCaseId !== undefined && { testCaseId }),
        ...(projectId !== undefined && { projectId }),
      });
      return { schedules: await Promise.all(schedules.map((one) => presentSchedule(db, one))) };
    },
    'POST /api/schedules': async ({ body }, { caller }) => ({
      schedule: await presentSchedule(db, await createSchedule(db, caller.id, body)),
    }),
    'PUT /api/schedules/{id}': async ({ params, body }, { caller }) => ({
      schedule: await presentSchedule(db, await changeSchedule(db, caller.id, params.id, body)),
    }),
    'DELETE /api/schedules/{id}': async ({ params }, { caller }) => {
      const { id } = await requireSchedule(db, caller.id, params.id);
      await removeSchedule(db, caller.id, id);
      return { success: true };
    },
    'POST /api/schedules/preview': async ({ body }, { caller }) => {
      const cron = toCron(body.when);
      const timezone = await chooseTimezone(db, caller.id, body.timezone);
      const times = requireTimes(cron, timezone, previewed);
      return { cron, timezone, times: times.map((time) => new Date(time).toISOString()) };
    },
  };
}
