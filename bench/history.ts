import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type LaunchedServer, launchServer } from '../scripts/launch-server.ts';
import { logIn } from './log-in.ts';
import { median } from './median.ts';

const person = { email: 'bench@example.com', password: 'bench-password' };
const sizes = [10_000, 1_000_000] as const;
const rounds = 15;
const caseAmount = 1000;
const perRun = 10;
const atOnce = 100_000;
const year = 365 * 24 * 60 * 60 * 1000;
const ends = [
  ['success', 'passed'],
  ['success', 'passed'],
  ['error', 'failed'],
  ['error', 'error'],
  ['timeout', 'error'],
] as const;
const browsers = ['chrome', 'firefox', 'edge'];
const engines = ['built-in', 'openrouter', 'huggingface_free'];

interface Installation {
  folder: string;
  address: string;
  headers: Record<string, string>;
  server: LaunchedServer;
}

/** Numbers that look random and are the same in every run. */
function scatter(at: number, salt: number): number {
  let mixed = Math.imul(at + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

function pick<T>(list: readonly T[], at: number, salt: number): T {
  return list[Math.floor(scatter(at, salt) * list.length)] as T;
}

function inPieces(database: DatabaseSync, amount: number, add: (at: number) => void): void {
  for (let first = 0; first < amount; first += atOnce) {
    database.exec('begin');
    for (let at = first; at < Math.min(amount, first + atOnce); at += 1) add(at);
    database.exec('commit');
  }
}

/** As an upgrade counts what had run before. */
const countDays = `
  insert into execution_days
  select owner_id, executed_at / 86400000 as day,
    case when status = 'success' then 'completed' when verdict = 'failed' then 'failed' else 'error' end as outcome, browser, engine,
    case when duration_ms < 1000 then 0 when duration_ms < 5000 then 1 when duration_ms < 10000 then 2 when duration_ms < 30000 then 3
      when duration_ms < 60000 then 4 when duration_ms < 300000 then 5 else 6 end as bucket,
    count(*), sum(duration_ms), min(duration_ms), max(duration_ms)
  from executions group by owner_id, day, outcome, browser, engine, bucket;
  insert into generation_days
  select owner_id, created_at / 86400000 as day, engine, count(*), sum(milliseconds) from generations group by owner_id, day, engine;`;

/** A year of one person's executions. */
function addHistory(folder: string, amount: number): void {
  const database = new DatabaseSync(join(folder, 'assay.sqlite'));
  database.exec('pragma synchronous = off');
  const { id: owner } = database.prepare('select id from users').get() as { id: string };
  const now = Date.now();
  const timeOf = (at: number) => now - year + Math.floor((year * at) / amount);
  const addCase = database.prepare(
    `insert into test_cases values (?, ?, null, 'A case', '', 'active', 'medium', 'stated', 'functional', '', '', null, '[]', '[]', null, '[]', null, ?, ?)`,
  );
  inPieces(database, caseAmount, (at) => addCase.run(`case-${at}`, owner, now - year, now));
  const addRun = database.prepare(
    `insert into runs (id, owner_id, kind, status, request, title, project_id, target_url, error, cancelled_at, created_at, started_at, finished_at)
     values (?, ?, 'cases', 'finished', '{"kind":"cases","caseIds":[]}', 'A run', null, null, null, null, ?, ?, ?)`,
  );
  const addGeneration = database.prepare(
    `insert into generations values (?, ?, ?, 'openrouter', ?, null, null, '[]', null, null, null, ?, ?)`,
  );
  inPieces(database, amount / perRun, (at) => {
    const time = timeOf(at * perRun);
    addRun.run(`run-${at}`, owner, time, time, time);
    const took = Math.floor(scatter(at, 6) * 5000);
    addGeneration.run(`generation-${at}`, owner, `run-${at}`, pick(engines, at, 5), took, time);
  });
  const addExecution = database.prepare(
    `insert into executions (id, owner_id, run_id, test_case_id, place, state, status, verdict, cause, reason, healed, browser, browser_used,
       engine, target_url, test_case, successful_steps, total_steps, duration_ms, created_at, executed_at)
     values (?, ?, ?, ?, ?, 'done', ?, ?, null, '', 0, ?, '', ?, null, '{}', 3, 3, ?, ?, ?)`,
  );
  inPieces(database, amount, (at) => {
    const time = timeOf(at);
    const [status, verdict] = pick(ends, at, 1);
    addExecution.run(
      `execution-${at}`,
      owner,
      `run-${Math.floor(at / perRun)}`,
      `case-${at % caseAmount}`,
      at % perRun,
      status,
      verdict,
      pick(browsers, at, 2),
      pick(engines, at, 3),
      Math.floor(scatter(at, 4) ** 3 * 400_000),
      time,
      time,
    );
  });
  database.exec(countDays);
  database.close();
}

function launch(folder: string): LaunchedServer {
  return launchServer(['apps/server/src/main.ts', '--calls-only'], {
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: person.email,
    ADMIN_PASSWORD: person.password,
  });
}

async function install(size: number): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  const first = launch(folder);
  await first.ready;
  first.child.kill('SIGTERM');
  await first.ended;
  addHistory(folder, size);
  const server = launch(folder);
  const address = await server.ready;
  const headers = await logIn(address, person);
  return { folder, address, headers, server };
}

type Ask = (round: number) => [method: string, path: string];

const deleting = 'deleting a test case';

/** What dashboard and analytics ask for; and a case of each installation's thousand, whose executions were counted, that goes. */
const calls: Record<string, Ask> = {
  'dashboard stats': () => ['GET', '/api/dashboard/stats'],
  'analytics, 7 days': () => ['GET', '/api/analytics/dashboard?timeRange=7d'],
  'analytics, 30 days': () => ['GET', '/api/analytics/dashboard?timeRange=30d'],
  'analytics, 90 days': () => ['GET', '/api/analytics/dashboard?timeRange=90d'],
  'analytics, a year': () => ['GET', '/api/analytics/dashboard?timeRange=365d'],
  'export, a year': () => ['GET', '/api/analytics/export?timeRange=365d&format=csv'],
  [deleting]: (round) => ['DELETE', `/api/test-cases/case-${round + 3}`],
};

async function time({ address, headers }: Installation, [method, path]: ReturnType<Ask>): Promise<number> {
  const begin = performance.now();
  const reply = await fetch(address + path, { method, headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}.`);
  return performance.now() - begin;
}

async function timeAll(installation: Installation): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const [name, ask] of Object.entries(calls)) {
    const taken: number[] = [];
    for (let round = -2; round < rounds; round += 1) {
      const ms = await time(installation, ask(round));
      if (round >= 0) taken.push(ms);
    }
    times.set(name, taken);
  }
  return times;
}

/** Dashboard and analytics of one person with a year of many executions, against a year of few. */
export async function reportHistory(): Promise<void> {
  const results: Map<string, number[]>[] = [];
  for (const size of sizes) {
    const installation = await install(size);
    try {
      results.push(await timeAll(installation));
    } finally {
      installation.server.child.kill('SIGTERM');
      await installation.server.ended;
      rmSync(installation.folder, { recursive: true, force: true });
    }
  }
  const [few, many] = results;
  const of = (times: Map<string, number[]> | undefined, name: string) => times?.get(name) ?? [];
  console.log(
    `One person's year of ${sizes[0]} and of ${sizes[1]} executions, median ms and the worst of ${rounds}`,
  );
  for (const name of Object.keys(calls)) {
    const [small, large] = [median(of(few, name)), median(of(many, name))];
    const worst = Math.max(...of(many, name));
    console.log(
      `  ${name.padEnd(22)}${small.toFixed(1).padStart(8)}${large.toFixed(1).padStart(8)}  ratio ${(large / small).toFixed(2)}  worst ${worst.toFixed(1)}${name === deleting ? '' : ' (goal: below 1000)'}`,
    );
  }
  const growth = median(of(many, 'analytics, a year')) / median(of(many, 'analytics, 7 days')) / (365 / 7);
  console.log(
    `  A year of analytics costs ${growth.toFixed(2)} of what 52 weeks of 7 days cost (goal: at most 1)`,
  );
}
