import { capitalise } from '@assay/contract/text';
import type { When } from './schedule.ts';

/** When a schedule runs, in words. */
export function describeWhen(when: When): string {
  switch (when.kind) {
    case 'hourly':
      return 'Every hour';
    case 'daily':
      return `Every day at ${when.time}`;
    case 'weekdays':
      return `Every weekday at ${when.time}`;
    case 'weekly':
      return `Every ${capitalise(when.day)} at ${when.time}`;
    case 'cron':
      return `By the cron expression ${when.expression}`;
  }
}

/** A moment as the clocks of a time zone show it. */
export function formatIn(at: string, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));
}
