import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Accepted, Ledger } from './ledger.ts';
import type { Stand } from './stand.ts';

export interface Judged {
  /** What was accepted and did not come to an end that is told. */
  lost: { during: string; what: string }[];
  /** What was done or told more than once. */
  doubled: { during: string; what: string }[];
  /** Deliveries that came again under the same id, as they may. */
  repeated: number;
}

const patienceMs = 120_000;

/** Everything that somebody still waits for. */
const openWork = `
  select 'run' as kind, id from runs where status not in ('finished', 'cancelled', 'failed')
  union all select 'case', id from executions where state <> 'done'
  union all select 'job', id from jobs
  union all select 'api test', id from api_executions where state = 'running'`;
const openDeliveries = "select 'delivery' as kind, id from webhook_deliveries where state = 'waiting'";

/** Asks the database itself; it may just be coming back. */
export async function query<T extends pg.QueryResultRow>(
  stand: Pick<Stand, 'database'>,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(stand.database.url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until nothing is open any more; gives what still is when patience ends. */
export async function settle(stand: Stand, { withDeliveries = false } = {}): Promise<string[]> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const sql = withDeliveries ? `${openWork} union all ${openDeliveries}` : openWork;
    const open = await query<{ kind: string; id: string }>(stand, sql);
    if (open.length === 0 || performance.now() > deadline) return open.map(({ kind, id }) => `${kind} ${id}`);
    await wait(250);
  }
}

interface Counted {
  id: string;
  amount: number;
}

async function count(stand: Stand, sql: string): Promise<Map<string, number>> {
  const rows = await query<Counted>(stand, sql);
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
}

/** Each ends once, and that is told once; each case is begun once at most. */
async function judgeRuns(stand: Stand, runs: readonly Accepted[], judged: Judged): Promise<void> {
  const ended = `count(*) filter (where type = 'run' and event ~ '"status":"(finished|cancelled|failed)"')`;
  const ends = await count(stand, `select run_id as id, ${ended} as amount from run_events group by run_id`);
  const deliveries = await count(
    stand,
    `select body::json -> 'run' ->> 'id' as id, count(*) as amount from webhook_deliveries where event = 'run.finished' group by 1`,
  );
  const cases = await query<{ id: string; run: string; state: string; begun: number; told: number }>(
    stand,
    `select e.id, e.run_id as run, e.state,
       (select count(*) from run_events v where v.execution_id = e.id and v.type = 'case started')::int as begun,
       (select count(*) from run_events v where v.execution_id = e.id and v.type = 'case ended')::int as told
     from executions e`,
  );
  const casesOf = Map.groupBy(cases, ({ run }) => run);
  for (const { key, during } of runs) {
    const told = ends.get(key) ?? 0;
    if (told === 0) judged.lost.push({ during, what: `The end of run ${key} was never told.` });
    if (told > 1) judged.doubled.push({ during, what: `The end of run ${key} was told ${told} times.` });
    if ((deliveries.get(key) ?? 0) > 1)
      judged.doubled.push({ during, what: `Run ${key} has several deliveries.` });
    for (const one of casesOf.get(key) ?? []) {
      if (one.state !== 'done')
        judged.lost.push({ during, what: `Case ${one.id} is ${one.state} for ever.` });
      else if (one.told === 0)
        judged.lost.push({ during, what: `The verdict of case ${one.id} was never told.` });
      if (one.told > 1)
        judged.doubled.push({ during, what: `The verdict of case ${one.id} was told ${one.told} times.` });
      if (one.begun > 1)
        judged.doubled.push({ during, what: `Case ${one.id} was begun ${one.begun} times.` });
    }
  }
}

function compare(
  judged: Judged,
  entries: readonly Accepted[],
  found: ReadonlyMap<string, number>,
  spare: ReadonlyMap<string, number>,
): void {
  for (const [key, same] of Map.groupBy(entries, (entry) => entry.key)) {
    const during = same.at(-1)?.during ?? '';
    const there = found.get(key) ?? 0;
    const what = `${same[0]?.kind} "${key}": ${same.length} accepted, ${there} there.`;
    if (there < same.length) judged.lost.push({ during, what });
    // One whose answer never came may have been done.
    if (there > same.length + (spare.get(key) ?? 0)) judged.doubled.push({ during, what });
  }
}

async function judgeDeliveries(stand: Stand, judged: Judged): Promise<void> {
  const sent = await query<{ id: string; state: string }>(stand, 'select id, state from webhook_deliveries');
  for (const { id, state } of sent) {
    const times = stand.receiver.received.get(id) ?? 0;
    if (state === 'delivered' && times === 0)
      judged.lost.push({ during: 'any', what: `Delivery ${id} never came.` });
    if (times > 1) judged.repeated += times - 1;
  }
}

/** Compares what was promised with what is there, once nothing is open any more. */
export async function judge(stand: Stand, ledger: Ledger): Promise<Judged> {
  const judged: Judged = { lost: [], doubled: [], repeated: 0 };
  const of = (kind: Accepted['kind']) => ledger.accepted.filter((entry) => entry.kind === kind);
  const doubts = (kind: Accepted['kind']) => {
    const groups = Map.groupBy(
      ledger.unknown.filter((entry) => entry.kind === kind),
      ({ key }) => key,
    );
    return new Map([...groups].map(([key, all]) => [key, all.length]));
  };
  await judgeRuns(stand, of('run'), judged);
  const remarks = await count(stand, 'select title as id, count(*) as amount from inbox group by title');
  compare(judged, of('feedback'), remarks, doubts('feedback'));
  const tests = await count(stand, 'select id, 1 as amount from api_executions');
  compare(judged, of('api test'), tests, doubts('api test'));
  compare(judged, of('mail'), stand.mail.received, doubts('mail'));
  await judgeDeliveries(stand, judged);
  return judged;
}
