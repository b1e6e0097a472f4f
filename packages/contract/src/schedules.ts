import { z } from 'zod';
import { defineCalls } from './call.ts';
import { browsers, runStatuses, timezones, weekdays } from './choices.ts';
import { count, done, id, idParams, line, timestamp } from './fields.ts';
import { namedShapes } from './named-shapes.ts';

const time = z
  .string({ error: 'A time is required.' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write the time as hh:mm, such as 07:30.');

/** When a schedule runs, in its own time zone. */
const when = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('hourly') }),
    z.object({ kind: z.literal('daily'), time }),
    /** From Monday to Friday. */
    z.object({ kind: z.literal('weekdays'), time }),
    z.object({ kind: z.literal('weekly'), day: z.enum(weekdays), time }),
    /** Minute, hour, day of the month, month, day of the week. */
    z.object({ kind: z.literal('cron'), expression: line('Cron expression', 100) }),
  ],
  { error: 'Say when to run: hourly, daily, weekdays, weekly or cron.' },
);

const timezone = z.enum(timezones);

const schedule = z
  .object({
    id,
    name: z.string(),
    /** One of the two is given: a case, or a project with all its cases as they are then. */
    test_case_id: id.nullable(),
    project_id: id.nullable(),
    /** The name of the case or of the project. */
    target_name: z.string(),
    when,
    cron: z.string(),
    timezone: z.string(),
    browser: z.enum(browsers),
    enabled: z.boolean(),
    /** Not while it is paused. */
    next_at: timestamp.nullable(),
    /** Why a time passed without a run, if the last one did. */
    note: z.object({ at: timestamp, message: z.string() }).nullable(),
    last_run: z
      .object({
        id,
        status: z.enum(runStatuses),
        created_at: timestamp,
        finished_at: timestamp.nullable(),
        total: count,
        passed: count,
        failed: count,
      })
      .nullable(),
    created_at: timestamp,
  })
  .register(namedShapes, { id: 'Schedule' });

const changeable = {
  name: line('Name', 100),
  test_case_id: id.optional(),
  project_id: id.optional(),
  when,
  /** Without it, the time zone of the profile. */
  timezone: timezone.optional(),
};

export const scheduleCalls = defineCalls({
  'GET /api/schedules': {
    summary: 'List the signed-in person’s schedules, by name; of one case or project where it is given',
    feature: 'execution',
    access: 'user',
    query: z.object({ test_case_id: id.optional(), project_id: id.optional() }),
    response: z.object({ schedules: z.array(schedule) }),
    errors: [],
  },
  'POST /api/schedules': {
    summary: 'Run a test case, or all cases of a project, at set times',
    feature: 'execution',
    access: 'user',
    status: 201,
    body: z.object({
      ...changeable,
      browser: z.enum(browsers).default('chrome'),
      enabled: z.boolean().default(true),
    }),
    response: z.object({ schedule }),
    errors: ['NOT_FOUND'],
  },
  'PUT /api/schedules/{id}': {
    summary: 'Change a schedule; what is not given stays. Pause it by `enabled: false`',
    feature: 'execution',
    access: 'user',
    params: idParams,
    body: z.object({
      ...changeable,
      name: changeable.name.optional(),
      when: when.optional(),
      browser: z.enum(browsers).optional(),
      enabled: z.boolean().optional(),
    }),
    response: z.object({ schedule }),
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/schedules/{id}': {
    summary: 'Delete a schedule; its runs stay',
    feature: 'execution',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'POST /api/schedules/preview': {
    summary: 'Say when a schedule would run: its next five times, or why it never would',
    feature: 'execution',
    access: 'user',
    body: z.object({ when, timezone: timezone.optional() }),
    response: z.object({ cron: z.string(), timezone: z.string(), times: z.array(timestamp) }),
    errors: [],
  },
});
