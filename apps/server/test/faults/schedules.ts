import type { RunView } from '@assay/contract';
import { type Judged, query } from './judge.ts';
import type { Person } from './person.ts';
import type { Stand } from './stand.ts';

const oneMinute = 60_000;

/** Has a case run each minute, for as long as the faults last. */
export async function makeSchedule(person: Person, runId: string): Promise<void> {
  const { run } = await person.read<{ run: RunView }>(`/api/runs/${runId}`);
  const when = { kind: 'cron', expression: '* * * * *' };
  const body = { name: 'Each minute', test_case_id: run.cases[0]?.test_case_id, when, timezone: 'UTC' };
  const answer = await person.send('/api/schedules', body);
  if (answer?.status !== 201) throw new Error(`The schedule was answered ${answer?.status}.`);
}

/** However often processes died and whatever their clocks said: no time runs twice, and the next one is near. */
export async function judgeSchedules(stand: Stand, judged: Judged): Promise<number> {
  const [row] = await query<{ runs: number; minutes: number; ahead: number }>(
    stand,
    `select (select count(*) from runs where schedule_id = s.id)::int as runs,
       (extract(epoch from clock_timestamp()) * 1000 - s.created_at)::float8 / ${oneMinute} as minutes,
       (s.next_at - extract(epoch from clock_timestamp()) * 1000)::float8 as ahead
     from schedules s limit 1`,
  );
  if (!row) return 0;
  const during = 'clock three hours off and back';
  if (row.runs > row.minutes + 1) {
    judged.doubled.push({
      during,
      what: `A schedule of each minute ran ${row.runs} times in ${row.minutes.toFixed(1)} minutes.`,
    });
  }
  if (row.ahead > oneMinute) {
    judged.lost.push({
      during,
      what: `A schedule of each minute waits ${(row.ahead / oneMinute).toFixed(0)} minutes for its next time.`,
    });
  }
  return row.runs;
}
