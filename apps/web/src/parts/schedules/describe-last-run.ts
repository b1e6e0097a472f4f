import type { Schedule } from './schedule.ts';

type LastRun = NonNullable<Schedule['last_run']>;
type Tone = 'plain' | 'pass' | 'fail' | 'warn' | 'info';

/** How the last run of a schedule stands, in a few words. */
export function describeLastRun({ status, total, passed }: LastRun): { tone: Tone; words: string } {
  switch (status) {
    case 'queued':
      return { tone: 'info', words: 'Waiting to run' };
    case 'planning':
    case 'running':
      return { tone: 'info', words: 'Running' };
    case 'cancelled':
      return { tone: 'plain', words: 'Cancelled' };
    case 'failed':
      return { tone: 'warn', words: 'Not run' };
    case 'finished':
      if (total > 0 && passed === total) {
        return { tone: 'pass', words: total === 1 ? 'Passed' : `All ${total} passed` };
      }
      return {
        tone: 'fail',
        words: total === 1 ? 'Did not pass' : `${total - passed} of ${total} did not pass`,
      };
  }
}
