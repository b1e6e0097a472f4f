import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { type LaunchedServer, launchServer } from '../scripts/launch-server.ts';
import { median } from './median.ts';

const run = promisify(execFile);
const rounds = 3;
const seconds = 6;

interface Taken {
  /** CPU microseconds of the client per request. */
  cost: number;
  /** Requests per second. */
  rate: number;
}

type Contender = (url: string, connections: number) => Promise<Taken>;

const has = (tool: string) => spawnSync('which', [tool]).status === 0;
const canPin = has('taskset');

/** The server has one core and the client another, where that can be had. */
const pinned = (command: string[]) => (canPin ? ['taskset', '-c', '1', ...command] : command);

async function runClient(engine: string, ...args: (string | number)[]) {
  const [file = '', ...rest] = pinned([
    process.execPath,
    'bench/load-client.ts',
    engine,
    ...args.map(String),
  ]);
  const { stdout } = await run(file, rest);
  return JSON.parse(stdout) as Taken & { total: number; p50: number; p99: number; max: number };
}

/** A tool that is no script of ours: all its CPU counts, and its own words say how many requests it made. */
async function runTool(command: string[], requestsOf: RegExp): Promise<Taken> {
  const line = `TIMEFORMAT='cpu %U %S %R'; time ${pinned(command).join(' ')}`;
  const { stdout, stderr } = await run('bash', ['-c', line]);
  const [, user, system, real] = /cpu (\S+) (\S+) (\S+)/.exec(stderr) ?? [];
  const requests = Number(requestsOf.exec(stdout)?.[1]);
  return { cost: ((Number(user) + Number(system)) * 1e6) / requests, rate: requests / Number(real) };
}

const contenders: Record<string, Contender> = {
  Assay: (url, connections) => runClient('ours', url, connections, seconds),
  autocannon: (url, connections) => runClient('autocannon', url, connections, seconds),
};
if (has('wrk')) {
  contenders.wrk = (url, connections) =>
    runTool(['wrk', '-t1', `-c${connections}`, `-d${seconds}`, url], /(\d+) requests in/);
}
if (has('hey')) {
  contenders.hey = (url, connections) =>
    runTool(['hey', '-cpus', '1', '-c', String(connections), '-z', `${seconds}s`, url], /\[200\]\s+(\d+)/);
}

async function reportCost(url: string, connections: number): Promise<void> {
  const taken: Record<string, Taken[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, load] of Object.entries(contenders)) {
      taken[name] = [...(taken[name] ?? []), await load(url, connections)];
    }
  }
  const ours = taken.Assay ?? [];
  for (const [name, all] of Object.entries(taken)) {
    const cost = median(all.map((one) => one.cost)).toFixed(1);
    const rate = median(all.map((one) => one.rate)).toFixed(0);
    // Neighbours in time are compared, since the machine is not equally busy all the time.
    const ratio = median(all.map((one, round) => (ours[round]?.cost ?? 0) / one.cost)).toFixed(2);
    console.log(
      `  ${`${connections} connections`.padEnd(17)}${name.padEnd(12)}${cost.padStart(7)} µs${rate.padStart(8)} requests/s  Assay takes ${ratio} of it`,
    );
  }
}

async function withServer(args: string[], use: (url: string, server: LaunchedServer) => Promise<void>) {
  const server = launchServer(['bench/load-server.ts', ...args], {});
  try {
    const url = await server.ready;
    if (canPin) spawnSync('taskset', ['-acp', '0', String(server.child.pid)]);
    await use(url, server);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

/** At a fixed rate, what a server that stops now and then looks like; a tenth of the requests come while it stands. */
async function reportStall(): Promise<void> {
  console.log('A server that stops for 1 s in every 5 s, 200 requests per second for 12 s, 10 connections');
  for (const engine of ['ours', 'autocannon']) {
    await withServer(['5'], async (url) => {
      const { total, p50, p99, max } = await runClient(engine, `${url}/`, 10, 12, 200);
      const counted = await (await fetch(`${url}/count`)).text();
      const name = engine === 'ours' ? 'Assay, open model' : 'autocannon -R';
      console.log(
        `  ${name.padEnd(19)}${total} requests (the server counted ${counted}), p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, max ${max.toFixed(0)} ms`,
      );
    });
  }
}

/** What a request costs the client, against the same server in the same run; then the truth about a server that stops. */
export async function reportLoad(): Promise<void> {
  console.log(
    'Load: CPU of the client per request (goals: 0.50 of autocannon or less, 1.70 of wrk or less; scripts after their first second)',
  );
  for (const tool of ['wrk', 'hey']) {
    if (!contenders[tool]) console.log(`  ${tool} is not installed here and was left out.`);
  }
  await withServer([], async (url) => {
    for (const connections of [10, 100]) await reportCost(`${url}/`, connections);
  });
  await reportStall();
}
