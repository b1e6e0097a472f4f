import type { DateUnit } from './placeholder.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const token = /YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|mm|ss/g;

/** The wall clock of a time zone, kept in the UTC fields of a Date so that it can be counted with. */
export function readWallClock(now: number, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return new Date(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
  );
}

/** A month too short for the day gives its last day: January 31 and one month is the end of February. */
export function shiftDate(from: Date, offset: number, unit: DateUnit): Date {
  const shifted = new Date(from);
  if (unit === 'day' || unit === 'week') {
    shifted.setUTCDate(shifted.getUTCDate() + offset * (unit === 'week' ? 7 : 1));
    return shifted;
  }
  const day = shifted.getUTCDate();
  shifted.setUTCDate(1);
  shifted.setUTCMonth(shifted.getUTCMonth() + offset * (unit === 'year' ? 12 : 1));
  const last = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(day, last));
  return shifted;
}

export function formatDate(date: Date, format: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const month = months[date.getUTCMonth()] ?? '';
  const weekday = weekdays[date.getUTCDay()] ?? '';
  const written: Record<string, string> = {
    YYYY: String(date.getUTCFullYear()).padStart(4, '0'),
    YY: two(date.getUTCFullYear() % 100),
    MMMM: month,
    MMM: month.slice(0, 3),
    MM: two(date.getUTCMonth() + 1),
    M: String(date.getUTCMonth() + 1),
    DD: two(date.getUTCDate()),
    D: String(date.getUTCDate()),
    dddd: weekday,
    ddd: weekday.slice(0, 3),
    HH: two(date.getUTCHours()),
    H: String(date.getUTCHours()),
    mm: two(date.getUTCMinutes()),
    ss: two(date.getUTCSeconds()),
  };
  return format.replace(token, (found) => written[found] ?? found);
}
