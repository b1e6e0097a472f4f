import type { Answer, Sent } from '@assay/contract';

export type Schedule = Answer<'GET /api/schedules'>['schedules'][number];
export type When = Schedule['when'];
export type NewSchedule = Sent<'POST /api/schedules'>['body'];

/** What the schedules of a panel run; without it, anything. */
export type Target = { test_case_id: string } | { project_id: string };
