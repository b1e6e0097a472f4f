import { describe, expect, test } from 'vitest';
import { nextTimes, requireTimes, toCron, toWhen, type When } from './cron.ts';

describe('the next times', () => {
  const rows: [what: string, cron: string, timezone: string, after: string, times: string[]][] = [
    [
      'a set time that is skipped in spring comes after the gap (Berlin)',
      '30 2 * * *',
      'Europe/Berlin',
      '2026-03-28T12:00Z',
      ['2026-03-29T01:00Z', '2026-03-30T00:30Z'],
    ],
    [
      'a set time that comes twice in autumn counts once (Berlin)',
      '30 2 * * *',
      'Europe/Berlin',
      '2026-10-24T12:00Z',
      ['2026-10-25T00:30Z', '2026-10-26T01:30Z'],
    ],
    [
      'and not again when it is asked between the two',
      '30 2 * * *',
      'Europe/Berlin',
      '2026-10-25T00:45Z',
      ['2026-10-26T01:30Z'],
    ],
    [
      'every hour goes on through the longer night (Berlin)',
      '0 * * * *',
      'Europe/Berlin',
      '2026-10-24T23:30Z',
      ['2026-10-25T00:00Z', '2026-10-25T01:00Z', '2026-10-25T02:00Z'],
    ],
    [
      'every hour goes on through the shorter night (Berlin)',
      '0 * * * *',
      'Europe/Berlin',
      '2026-03-28T23:30Z',
      ['2026-03-29T00:00Z', '2026-03-29T01:00Z', '2026-03-29T02:00Z'],
    ],
    [
      'a set time that is skipped in spring comes after the gap (New York)',
      '30 2 * * *',
      'America/New_York',
      '2026-03-07T12:00Z',
      ['2026-03-08T07:00Z', '2026-03-09T06:30Z'],
    ],
    [
      'a set time that comes twice in autumn counts once (New York)',
      '30 1 * * *',
      'America/New_York',
      '2026-10-31T12:00Z',
      ['2026-11-01T05:30Z', '2026-11-02T06:30Z'],
    ],
    [
      'every hour goes on through the longer night (New York)',
      '0 * * * *',
      'America/New_York',
      '2026-11-01T04:30Z',
      ['2026-11-01T05:00Z', '2026-11-01T06:00Z', '2026-11-01T07:00Z'],
    ],
    [
      'a morning stays at its hour on both sides of the change',
      '0 7 * * *',
      'Europe/Berlin',
      '2026-10-24T06:00Z',
      ['2026-10-25T06:00Z'],
    ],
    [
      'the 31st comes only in months that have one',
      '0 9 31 * *',
      'UTC',
      '2026-01-31T10:00Z',
      ['2026-03-31T09:00Z', '2026-05-31T09:00Z', '2026-07-31T09:00Z'],
    ],
    [
      'the 29th of February comes in leap years',
      '0 9 29 2 *',
      'UTC',
      '2026-01-01T00:00Z',
      ['2028-02-29T09:00Z', '2032-02-29T09:00Z'],
    ],
    [
      'the last day of the month',
      '0 9 L * *',
      'UTC',
      '2027-02-01T00:00Z',
      ['2027-02-28T09:00Z', '2027-03-31T09:00Z'],
    ],
    [
      'day of the month and of the week are alternatives',
      '0 9 13 * 5',
      'UTC',
      '2026-05-09T00:00Z',
      ['2026-05-13T09:00Z', '2026-05-15T09:00Z'],
    ],
    [
      'Sunday is 0 and 7',
      '0 9 * * 7',
      'UTC',
      '2026-11-14T00:00Z',
      ['2026-11-15T09:00Z', '2026-11-22T09:00Z'],
    ],
    ['a time of now is not the next', '0 9 * * *', 'UTC', '2026-11-14T09:00Z', ['2026-11-15T09:00Z']],
    ['days that are none', '0 9 30 2 *', 'UTC', '2026-01-01T00:00Z', []],
  ];

  test.each(rows)('%s', (_, cron, timezone, after, times) => {
    const found = nextTimes(cron, timezone, Date.parse(after), Math.max(times.length, 1));
    expect(found.map((time) => new Date(time).toISOString().replace(':00.000Z', 'Z'))).toEqual(times);
  });
});

describe('what is no time', () => {
  test.each([
    ['', 'five fields'],
    ['* * * *', 'five fields'],
    ['0 0 0 * * *', 'five fields'],
    ['@daily', 'five fields'],
    ['60 * * * *', 'minute: 60'],
    ['* 24 * * *', 'hour: 24'],
    ['* * 0 * *', 'five fields'],
    ['* * * 13 *', 'five fields'],
    ['* * * * 8', 'dayOfWeek: 8'],
    ['*/0 * * * *', 'five fields'],
    ['9-5 * * * *', 'larger'],
    ['every day at nine sharp', 'five fields'],
    ['1,,2 * * * *', 'five fields'],
    ['0 9 31 4 *', 'no such day'],
    ['0 9 30 2 *', 'no such day'],
  ])('%j is refused with a sentence', (cron, message) => {
    expect(() => requireTimes(cron, 'UTC', 1)).toThrow(message);
  });
});

describe('simple choices', () => {
  const rows: [When, string][] = [
    [{ kind: 'hourly' }, '0 * * * *'],
    [{ kind: 'daily', time: '00:00' }, '0 0 * * *'],
    [{ kind: 'daily', time: '07:05' }, '5 7 * * *'],
    [{ kind: 'weekdays', time: '23:59' }, '59 23 * * 1-5'],
    [{ kind: 'weekly', day: 'sunday', time: '09:30' }, '30 9 * * 0'],
    [{ kind: 'weekly', day: 'saturday', time: '10:00' }, '0 10 * * 6'],
    [{ kind: 'cron', expression: '*/15 8-18 * * 1-5' }, '*/15 8-18 * * 1-5'],
  ];
  test.each(rows)('%j is kept as %s, and known again', (when, cron) => {
    expect(toCron(when)).toBe(cron);
    expect(toWhen(cron)).toEqual(when);
  });

  test('blanks of an expression are put in order', () => {
    expect(toCron({ kind: 'cron', expression: '  5   7 * *\t* ' })).toBe('5 7 * * *');
  });
});
