import { setTimeout as wait } from 'node:timers/promises';
import { follow } from '../faults/follow.ts';
import { query, settle } from '../faults/judge.ts';
import { createLedger } from '../faults/ledger.ts';
import { submitRun } from '../faults/load.ts';
import { meet, type Person } from '../faults/person.ts';
import { type Stand, startStand } from '../faults/stand.ts';
import { readCost, readMean, statistics, subtract } from './database-cost.ts';
import { readCpuMs, readMemoryMb } from './process-cost.ts';
import { type Costs, simulate } from './simulate.ts';

const idleMs = 10_000;
const runsPerWorker = 5;
const manyWorkers = 1000;
const databaseCores = 4;

interface Measured {
  workers: number;
  cases: number;
  casesPerMinute: number;
  /** CPU milliseconds per case. */
  workerCpu: number;
  serverCpu: number;
  databaseCpu: number;
  queries: number;
  rows: number;
  bytes: number;
  claimMs: number;
  /** CPU of the database per second while nothing is to be done. */
  idleCpu: number;
  memoryPerWorker: number;
}

async function measure(stand: Stand): Promise<Measured> {
  const ledger = createLedger();
  const people: Person[] = [];
  for (const name of ['ada', 'grace', 'alan', 'edsger'])
    people.push(await meet(stand.addresses, ledger, name));
  const pids = (list: Stand['workers']) => list.map((one) => one.pid());
  async function submitAll(amount: number): Promise<void> {
    const ids = await Promise.all(
      Array.from({ length: amount }, async (_, at) => {
        const person = people[at % people.length];
        if (!person) throw new Error('There is nobody.');
        const id = await submitRun(person, stand, ledger);
        if (id !== undefined) await follow(person, id, ledger);
        return id;
      }),
    );
    if (ids.includes(undefined)) throw new Error('Not all was accepted.');
    await settle(stand);
  }
  // Browsers start with the first cases.
  await submitAll(stand.workers.length * 2);
  const before = await readCost(stand);
  await wait(idleMs);
  const idle = subtract(await readCost(stand), before);
  await query(stand, 'select pg_stat_statements_reset()');
  const [start, workerStart, serverStart] = [
    await readCost(stand),
    readCpuMs(pids(stand.workers)),
    readCpuMs(pids(stand.servers)),
  ];
  const begun = performance.now();
  const cases = stand.workers.length * runsPerWorker;
  await submitAll(cases);
  const ms = performance.now() - begun;
  const cost = subtract(await readCost(stand), start);
  const perIdle = ms / idleMs;
  return {
    workers: stand.workers.length,
    cases,
    casesPerMinute: (cases / ms) * 60_000,
    workerCpu: (readCpuMs(pids(stand.workers)) - workerStart) / cases,
    serverCpu: (readCpuMs(pids(stand.servers)) - serverStart) / cases,
    databaseCpu: Math.max(0, cost.cpuMs - idle.cpuMs * perIdle) / cases,
    queries: Math.max(0, cost.queries - idle.queries * perIdle) / cases,
    rows: cost.rows / cases,
    bytes: cost.bytes / cases,
    claimMs:
      (await readMean(stand, 'select "jobs"."id" from "jobs" left join%')) +
      (await readMean(stand, 'update "jobs" set "state"%')),
    idleCpu: (idle.cpuMs / idleMs) * 1000,
    memoryPerWorker: readMemoryMb(pids(stand.workers)) / stand.workers.length,
  };
}

/** How long it takes the database to list the signs of life of so many workers. */
async function measureSigns(stand: Stand): Promise<number> {
  await query(
    stand,
    `insert into workers (id, name, place, slots, started_at, seen_at)
     select 'sign ' || n, 'elsewhere', '', 1, 0, 0 from generate_series(1, ${manyWorkers}) n`,
  );
  await query(stand, 'select pg_stat_statements_reset()');
  await wait(idleMs);
  return readMean(stand, 'select "id", "name", "place", "seen_at" from "workers"%');
}

function print(all: readonly Measured[]): void {
  console.log('Test execution with workers of one case at a time, on one machine; CPU in ms per case');
  for (const one of all) {
    console.log(
      `  ${one.workers} workers  ${one.casesPerMinute.toFixed(1)} cases/min; CPU: worker and browser ${one.workerCpu.toFixed(0)}, servers ${one.serverCpu.toFixed(0)}, database ${one.databaseCpu.toFixed(0)}; ${one.queries.toFixed(0)} queries, ${one.rows.toFixed(0)} rows, ${(one.bytes / 1024).toFixed(0)} kB; a claim takes ${one.claimMs.toFixed(2)} ms; idle database ${one.idleCpu.toFixed(1)} ms/s; ${one.memoryPerWorker.toFixed(0)} MB per worker`,
    );
  }
}

function project(costs: Costs): void {
  console.log(
    `Projection by simulation: a case takes ${costs.caseMs.toFixed(0)} ms, the database ${costs.databaseMs.toFixed(1)} ms of CPU for it and ${costs.claimMs.toFixed(2)} ms for a claim, ${costs.idleMs.toFixed(1)} ms/s for each process, ${(costs.signMs * 1000).toFixed(2)} µs for each sign of life read; database with ${costs.cores} cores`,
  );
  for (const workers of [1, 10, 50, 100, 200, 500, 1000]) {
    const { casesPerMinute, share, databaseCores: cores, claimP99Ms } = simulate(workers, costs);
    console.log(
      `  ${String(workers).padStart(4)} workers  ${casesPerMinute.toFixed(0).padStart(6)} cases/min (${(share * 100).toFixed(0)}% of what they could do), database ${cores.toFixed(2)} cores, claim p99 ${claimP99Ms.toFixed(1)} ms`,
    );
  }
}

const all: Measured[] = [];
let signs = 0;
for (const workers of [1, 2, 4]) {
  const stand = await startStand({ hasStorage: false, workers, settings: statistics });
  if (!stand) throw new Error('There is no PostgreSQL for this platform.');
  try {
    all.push(await measure(stand));
    if (workers === 4) signs = await measureSigns(stand);
  } finally {
    await stand.stop();
  }
}
print(all);
const [one] = all;
const four = all.at(-1);
if (one && four) {
  project({
    caseMs: one.workerCpu,
    databaseMs: one.databaseCpu,
    claimMs: four.claimMs,
    idleMs: Math.max(0, (four.idleCpu - one.idleCpu) / 3),
    signMs: signs / manyWorkers,
    cores: databaseCores,
  });
}
process.exit(0);
