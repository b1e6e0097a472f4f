import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchServer } from '../../../../scripts/launch-server.ts';
import { startShop } from '../faults/neighbours.ts';
import { startStand } from '../faults/stand.ts';
import { readCpuMs, readMemoryMb } from './process-cost.ts';
import { type Answered, createClient, live } from './traffic-load.ts';

const isLong = process.argv.includes('--long');
const seconds = isLong ? 600 : 20;
const people = 12;
const crowd = 4000;
const manyRuns = 60;

interface Target {
  name: string;
  addresses: string[];
  shopUrl: string;
  /** Processes that answer calls. */
  pids: number[];
  stop: () => Promise<void>;
}

async function startAlone(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  const shop = await startShop();
  const server = launchServer(['apps/server/src/main.ts', '--calls-only'], {
    DATA_DIR: folder,
    PORT: '0',
    PARALLEL: '1',
    RATE_LIMITS: 'off',
    MODEL_PATH: 'off',
    LOG_LEVEL: 'error',
  });
  return {
    name: 'One process (SQLite), which runs the cases too',
    addresses: [await server.ready],
    shopUrl: shop.url,
    pids: [server.child.pid ?? 0],
    async stop() {
      server.child.kill('SIGKILL');
      await server.ended;
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startShared(): Promise<Target | undefined> {
  const stand = await startStand({ hasStorage: false, workers: 1 });
  return (
    stand && {
      name: 'Two servers and a worker (PostgreSQL)',
      addresses: stand.addresses,
      shopUrl: stand.shop.url,
      pids: stand.servers.map((server) => server.pid()),
      stop: stand.stop,
    }
  );
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function describe(answers: readonly Answered[]): string {
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
}

const isRefusal = ({ status, hasRetryAfter }: Answered) =>
  (status === 429 || status === 503) && hasRetryAfter;
const isFailure = (answer: Answered) => (answer.status === 0 || answer.status >= 400) && !isRefusal(answer);

async function reportTraffic(target: Target): Promise<void> {
  let isOver = false;
  const memory: number[] = [];
  const cpu = readCpuMs(target.pids);
  const lives = Array.from({ length: people }, (_, at) =>
    live(target.addresses, `person${at}`, target.shopUrl, () => isOver),
  );
  for (let second = 0; second < seconds; second += 1) {
    await wait(1000);
    memory.push(readMemoryMb(target.pids));
  }
  isOver = true;
  const answers = (await Promise.all(lives)).flat();
  const failures = answers.filter(isFailure);
  const refused = answers.filter(isRefusal).length;
  const perCall = (readCpuMs(target.pids) - cpu) / answers.length;
  console.log(`${target.name}: ${people} people without pause for ${seconds} s`);
  console.log(
    `  ${(answers.length / seconds).toFixed(0)} calls/s held, ${describe(answers)}, ${failures.length} errors, ${refused} told to come back; CPU ${perCall.toFixed(1)} ms per call${target.addresses.length === 1 ? ' (with the browser)' : ''}; memory ${memory[0]?.toFixed(0)} MB at first, at most ${Math.max(...memory).toFixed(0)} MB, ${memory.at(-1)?.toFixed(0)} MB at the end`,
  );
  for (const [what, some] of Map.groupBy(answers, (answer) => answer.what)) {
    console.log(`  ${what.padEnd(14)}${String(some.length).padStart(7)}  ${describe(some)}`);
  }
  for (const [status, some] of Map.groupBy(failures, (answer) => answer.status)) {
    console.log(
      `  FAILED ${some.length} times with ${status}: ${[...new Set(some.map(({ what }) => what))].join(', ')}`,
    );
  }
}

/** More than it can do at once: what is not done is refused with the time to come back, and nothing fails. */
async function reportPressure({ addresses, shopUrl }: Target): Promise<void> {
  let token: string | undefined;
  const client = createClient(addresses, () => token);
  const person = { email: 'crowd@example.com', password: 'bench-password' };
  await client.ask('register', '/api/register', { firstName: 'Whole', lastName: 'Crowd', ...person });
  token = (await client.ask<{ token: string }>('sign in', '/api/login', person))?.token;
  const target_url = new URL('/demo/products', shopUrl).href;
  const floods = {
    [`${manyRuns} requirements of one person at once`]: () =>
      Array.from({ length: manyRuns }, () =>
        client.ask('submit', '/api/process-text', {
          text: 'Check that the page shows "Stoneware Mug".',
          target_url,
        }),
      ),
    [`${crowd} calls at the same moment`]: () =>
      Array.from({ length: crowd }, () => client.ask('dashboard', '/api/dashboard/stats')),
  };
  for (const [name, flood] of Object.entries(floods)) {
    client.answers.length = 0;
    await Promise.all(flood());
    const done = client.answers.filter(({ status }) => status >= 200 && status < 300);
    const refused = client.answers.filter(isRefusal);
    const failed = client.answers.filter(isFailure);
    console.log(
      `  ${name}: ${done.length} done (${describe(done)}), ${refused.length} told to come back with 429 or 503 and Retry-After, ${failed.length} failed${failed.length > 0 ? ` (${[...new Set(failed.map(({ status }) => status))].join(', ')})` : ''}`,
    );
  }
}

for (const start of [startAlone, startShared]) {
  const target = await start();
  if (!target) {
    console.log('There is no PostgreSQL for this platform, so several processes were left out.');
    continue;
  }
  try {
    await reportTraffic(target);
    await reportPressure(target);
  } finally {
    await target.stop();
  }
}
process.exit(0);
