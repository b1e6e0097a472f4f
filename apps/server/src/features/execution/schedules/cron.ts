import type { Received } from '@assay/contract';
import { timezones, type Weekday, weekdays } from '@assay/contract/choices';
import { Cron } from 'croner';
import { AppError } from '../../../platform/errors/errors.ts';

export type When = Received<'POST /api/schedules'>['body']['when'];

const fieldsHelp =
  'Write five fields: minute, hour, day of the month, month, day of the week, such as 30 7 * * 1-5.';

/** The cron expression of what was chosen. */
export function toCron(when: When): string {
  if (when.kind === 'cron') return when.expression.trim().split(/\s+/).join(' ');
  if (when.kind === 'hourly') return '0 * * * *';
  const [hour, minute] = when.time.split(':').map(Number);
  const day = when.kind === 'weekly' ? weekdays.indexOf(when.day) : when.kind === 'weekdays' ? '1-5' : '*';
  return `${minute} ${hour} * * ${day}`;
}

function dayOf(field: string): Weekday | undefined {
  return /^[0-6]$/.test(field) ? weekdays[Number(field)] : undefined;
}

/** What a cron expression was chosen as; whatever has no simpler name stays an expression. */
export function toWhen(cron: string): When {
  if (cron === '0 * * * *') return { kind: 'hourly' };
  const [, minute = '', hour = '', days = ''] = /^(\d{1,2}) (\d{1,2}) \* \* (\S+)$/.exec(cron) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  const day = dayOf(days);
  if (days === '*') return { kind: 'daily', time };
  if (days === '1-5') return { kind: 'weekdays', time };
  if (day) return { kind: 'weekly', day, time };
  return { kind: 'cron', expression: cron };
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, details: [{ field: 'when.expression', message }] });
}

/**
 * The next times after a moment. Around changes of the clock, a set time that is skipped comes right after the gap and one that comes
 * twice counts once, while what repeats (every 20 minutes) goes on by the clock that people see. Days of the month and of the week
 * are alternatives, as cron has always had it.
 */
export function nextTimes(cron: string, timezone: string, after: number, amount: number): number[] {
  // Shorthands such as @daily have fewer fields, and the library would take them.
  if (cron.split(' ').length !== 5) throw refuse(`"${cron}" is not a cron expression. ${fieldsHelp}`);
  let pattern: Cron;
  try {
    pattern = new Cron(cron, { timezone, mode: '5-part', paused: true });
  } catch (error) {
    const reason = (error as Error).message.replace(/^CronPattern: /, '').replace(/\.$/, '');
    throw refuse(`"${cron}" is not a cron expression (${reason}). ${fieldsHelp}`);
  }
  return pattern.nextRuns(amount, new Date(after)).map((time) => time.getTime());
}

/** Undefined where it never comes. */
export function nextTime(cron: string, timezone: string, after: number): number | undefined {
  return nextTimes(cron, timezone, after, 1)[0];
}

/** The same, for somebody who has just written the expression. */
export function requireTimes(cron: string, timezone: string, amount: number): number[] {
  const times = nextTimes(cron, timezone, Date.now(), amount);
  if (times.length === 0) {
    throw refuse(`"${cron}" never comes: there is no such day. Choose a day that the month has.`);
  }
  return times;
}

/** Of a profile that names a time zone which is not offered, UTC. */
export function offeredTimezone(name: string | undefined): string {
  return timezones.find((offered) => offered === name) ?? 'UTC';
}
