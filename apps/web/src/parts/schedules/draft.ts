import type { BrowserName, scheduleKinds, timezones, Weekday } from '@assay/contract/choices';
import type { NewSchedule, Schedule, Target, When } from './schedule.ts';

export type Kind = (typeof scheduleKinds)[number];
export type Timezone = (typeof timezones)[number];
export type TargetKind = 'test case' | 'project';

/** A schedule as it is being written. What another choice of time would need is kept, so that trying one out loses nothing. */
export interface Draft {
  name: string;
  targetKind: TargetKind;
  testCaseId: string;
  projectId: string;
  kind: Kind;
  time: string;
  day: Weekday;
  expression: string;
  timezone: Timezone;
  browser: BrowserName;
}

export function newDraft(timezone: Timezone, target?: Target): Draft {
  const isProject = target !== undefined && 'project_id' in target;
  return {
    name: '',
    targetKind: isProject ? 'project' : 'test case',
    testCaseId: target && !isProject ? target.test_case_id : '',
    projectId: isProject ? target.project_id : '',
    kind: 'daily',
    time: '07:00',
    day: 'monday',
    expression: '0 7 * * 1-5',
    timezone,
    browser: 'chrome',
  };
}

export function draftOf(schedule: Schedule, known: readonly Timezone[]): Draft {
  const { when } = schedule;
  const blank = newDraft(known.find((zone) => zone === schedule.timezone) ?? 'UTC');
  return {
    ...blank,
    name: schedule.name,
    targetKind: schedule.project_id === null ? 'test case' : 'project',
    testCaseId: schedule.test_case_id ?? '',
    projectId: schedule.project_id ?? '',
    kind: when.kind,
    ...('time' in when && { time: when.time }),
    ...('day' in when && { day: when.day }),
    expression: schedule.cron,
    browser: schedule.browser,
  };
}

export function whenOf({ kind, time, day, expression }: Draft): When {
  switch (kind) {
    case 'hourly':
      return { kind };
    case 'daily':
    case 'weekdays':
      return { kind, time };
    case 'weekly':
      return { kind, day, time };
    case 'cron':
      return { kind, expression };
  }
}

export function describeDraft(draft: Draft): NewSchedule {
  return {
    name: draft.name,
    ...(draft.targetKind === 'project'
      ? { project_id: draft.projectId }
      : { test_case_id: draft.testCaseId }),
    when: whenOf(draft),
    timezone: draft.timezone,
    browser: draft.browser,
  };
}

/** What can be said of a draft without asking the server. */
export function findProblems(draft: Draft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.name.trim() === '') problems.name = 'Name is required.';
  if (draft.targetKind === 'test case' && !draft.testCaseId) problems.target = 'Choose a test case.';
  if (draft.targetKind === 'project' && !draft.projectId) problems.target = 'Choose a project.';
  if ('time' in whenOf(draft) && draft.time === '') problems['when.time'] = 'Choose a time.';
  if (draft.kind === 'cron' && draft.expression.trim() === '') {
    problems['when.expression'] = 'Cron expression is required.';
  }
  return problems;
}
