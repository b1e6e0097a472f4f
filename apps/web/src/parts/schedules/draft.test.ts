import { timezones } from '@assay/contract/choices';
import { describe, expect, test } from 'vitest';
import { describeLastRun } from './describe-last-run.ts';
import { describeWhen, formatIn } from './describe-when.ts';
import { describeDraft, draftOf, findProblems, newDraft, whenOf } from './draft.ts';
import type { Schedule, When } from './schedule.ts';

const schedule: Schedule = {
  id: 's1',
  name: 'Nightly',
  test_case_id: null,
  project_id: 'p1',
  target_name: 'Shop',
  when: { kind: 'weekly', day: 'friday', time: '22:15' },
  cron: '15 22 * * 5',
  timezone: 'Europe/Berlin',
  browser: 'firefox',
  enabled: true,
  next_at: '2026-11-20T21:15:00.000Z',
  note: null,
  last_run: null,
  created_at: '2026-11-15T12:00:00.000Z',
};

describe('a draft', () => {
  test('of a schedule sends the schedule back as it is', () => {
    const { name, project_id, when, timezone, browser } = schedule;
    const draft = draftOf(schedule, timezones);
    expect(describeDraft(draft)).toEqual({ name, project_id, when, timezone, browser });
    expect(whenOf({ ...draft, kind: 'cron' })).toEqual({ kind: 'cron', expression: '15 22 * * 5' });
  });

  test('begins with what its page is about', () => {
    expect(newDraft('UTC', { test_case_id: 'c1' })).toMatchObject({
      targetKind: 'test case',
      testCaseId: 'c1',
    });
    expect(newDraft('UTC', { project_id: 'p1' })).toMatchObject({ targetKind: 'project', projectId: 'p1' });
  });

  test.each([
    [{}, ['name', 'target']],
    [{ name: ' ', testCaseId: 'c1' }, ['name']],
    [{ name: 'a', targetKind: 'project' as const, testCaseId: 'c1' }, ['target']],
    [{ name: 'a', testCaseId: 'c1', time: '' }, ['when.time']],
    [{ name: 'a', testCaseId: 'c1', time: '', kind: 'hourly' as const }, []],
    [{ name: 'a', testCaseId: 'c1', kind: 'cron' as const, expression: ' ' }, ['when.expression']],
  ])('%j lacks %j', (change, fields) => {
    expect(Object.keys(findProblems({ ...newDraft('UTC'), ...change }))).toEqual(fields);
  });
});

test.each<[When, string]>([
  [{ kind: 'hourly' }, 'Every hour'],
  [{ kind: 'daily', time: '07:00' }, 'Every day at 07:00'],
  [{ kind: 'weekdays', time: '07:00' }, 'Every weekday at 07:00'],
  [{ kind: 'weekly', day: 'monday', time: '07:00' }, 'Every Monday at 07:00'],
  [{ kind: 'cron', expression: '5 * * * *' }, 'By the cron expression 5 * * * *'],
])('%j is said as %s', (when, words) => {
  expect(describeWhen(when)).toBe(words);
});

test('a moment is shown by the clocks of its zone', () => {
  expect(formatIn('2026-11-20T21:15:00.000Z', 'Europe/Berlin')).toBe('Fri, 20 Nov 2026, 22:15');
  expect(formatIn('2026-11-20T21:15:00.000Z', 'Asia/Tokyo')).toBe('Sat, 21 Nov 2026, 06:15');
});

test.each([
  ['finished', 1, 1, 'Passed'],
  ['finished', 3, 3, 'All 3 passed'],
  ['finished', 1, 0, 'Did not pass'],
  ['finished', 3, 1, '2 of 3 did not pass'],
  ['running', 3, 1, 'Running'],
  ['queued', 3, 0, 'Waiting to run'],
  ['cancelled', 3, 1, 'Cancelled'],
] as const)('a run that is %s with %d cases of which %d passed: %s', (status, total, passed, words) => {
  const run = { id: 'r', status, total, passed, failed: 0, created_at: '', finished_at: null };
  expect(describeLastRun(run).words).toBe(words);
});
