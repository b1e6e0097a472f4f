import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LaunchedServer, launchServer } from '../scripts/launch-server.ts';
import { median } from './median.ts';

const text = `Click "Add to cart" in the "Stoneware Mug" item
Check that the page shows "Stoneware Mug was added to your cart."
Click "cart"
Check that "total" is $12`;
const people = 20;

interface Server {
  address: string;
  launched: LaunchedServer;
}

async function withServer<T>(
  settings: Record<string, string>,
  work: (server: Server) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  const launched = launchServer(['apps/server/src/main.ts', '--calls-only'], {
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    MODEL_PATH: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  });
  try {
    return await work({ address: await launched.ready, launched });
  } finally {
    launched.child.kill('SIGTERM');
    await launched.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function post<T>(
  address: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const reply = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json() as Promise<T>;
}

async function signUp(address: string, number: number): Promise<string> {
  const person = { email: `person${number}@example.com`, password: 'bench-password' };
  await post(address, '/api/register', { firstName: 'Bench', lastName: 'Person', ...person });
  return (await post<{ token: string }>(address, '/api/login', person)).token;
}

interface Submitted {
  /** Milliseconds from the submission to what a page can show first, to the planned cases, and to the end. */
  first: number;
  planned: number;
  done: number;
  steps: number;
  verdicts: string[];
}

/** Submits a requirement and follows it to its end, as a page does. */
async function submit(address: string, token: string): Promise<Submitted> {
  const start = performance.now();
  const since = () => performance.now() - start;
  const { run_id: runId } = await post<{ run_id: string }>(
    address,
    '/api/process-text',
    { text, target_url: new URL('/demo/products', address).href, complexity: 'simple' },
    { authorization: `Bearer ${token}`, prefer: 'respond-async' },
  );
  const events = await fetch(new URL(`/api/runs/${runId}/events`, address), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!events.body) throw new Error('There are no events.');
  const seen: Submitted = { first: 0, planned: 0, done: 0, steps: 0, verdicts: [] };
  let rest = '';
  for await (const part of events.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const type = /^event: (.+)$/m.exec(block)?.[1];
      if (type) seen.first ||= since();
      if (type === 'planned') seen.planned ||= since();
      if (type === 'step ended') seen.steps += 1;
      const verdict = type === 'case ended' && /"verdict":"([^"]+)"/.exec(block)?.[1];
      if (verdict) seen.verdicts.push(verdict);
    }
  }
  seen.done = since();
  return seen;
}

/** Memory of a process and all below it, in megabytes, as Linux tells it; undefined elsewhere. */
function readMemory(root: number): number | undefined {
  try {
    const parents = new Map<number, number>();
    const sizes = new Map<number, number>();
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
        // Shared pages are counted by share, or the browser's processes would count them many times.
        const rollup = readFileSync(`/proc/${name}/smaps_rollup`, 'utf8');
        sizes.set(Number(name), Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0));
      } catch {
        // It ended in between.
      }
    }
    const isBelow = (pid: number): boolean =>
      pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
    return [...sizes].filter(([pid]) => isBelow(pid)).reduce((sum, [, size]) => sum + size, 0) / 1024;
  } catch {
    return undefined;
  }
}

async function reportThroughput(): Promise<void> {
  console.log('Runs through the server: steps per second with pictures, trace and live frames');
  for (const parallel of [1, 2, 4]) {
    await withServer({ PARALLEL: String(parallel) }, async ({ address }) => {
      const token = await signUp(address, 1);
      await submit(address, token);
      const start = performance.now();
      const runs = await Promise.all(Array.from({ length: 4 }, () => submit(address, token)));
      const seconds = (performance.now() - start) / 1000;
      const steps = runs.reduce((sum, run) => sum + run.steps, 0);
      console.log(
        `  ${parallel} at a time  ${(steps / seconds).toFixed(1)} steps/s (${steps} steps in ${seconds.toFixed(1)} s)`,
      );
    });
  }
}

async function reportFirstSight(): Promise<void> {
  await withServer({}, async ({ address }) => {
    const token = await signUp(address, 1);
    await submit(address, token);
    const runs: Submitted[] = [];
    for (let round = 0; round < 5; round += 1) runs.push(await submit(address, token));
    const tell = (pick: 'first' | 'planned' | 'done') => median(runs.map((run) => run[pick])).toFixed(0);
    console.log('From the submission, with a warm browser (median of 5)');
    console.log(
      `  first visible progress ${tell('first')} ms, planned cases ${tell('planned')} ms, all done ${tell('done')} ms`,
    );
  });
}

async function reportCrowd(): Promise<void> {
  await withServer({}, async ({ address, launched }) => {
    const tokens: string[] = [];
    for (let number = 1; number <= people; number += 1) tokens.push(await signUp(address, number));
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, readMemory(launched.child.pid ?? 0) ?? 0);
    }, 500);
    const start = performance.now();
    const runs = await Promise.all(tokens.map((token) => submit(address, token)));
    const seconds = (performance.now() - start) / 1000;
    clearInterval(watch);
    const ends = runs.map(({ done }) => done / 1000).toSorted((one, other) => one - other);
    const verdicts = runs.flatMap((run) => run.verdicts);
    const passed = verdicts.filter((verdict) => verdict === 'passed').length;
    const waits = runs.map(({ planned }) => planned / 1000);
    console.log(`${people} people submitting at once`);
    console.log(
      `  all ${runs.length} finished in ${seconds.toFixed(1)} s; ${passed} of ${verdicts.length} cases passed`,
    );
    console.log(
      `  first done after ${ends[0]?.toFixed(1)} s, median ${median(ends).toFixed(1)} s, last ${ends.at(-1)?.toFixed(1)} s; planned cases shown after at most ${Math.max(...waits).toFixed(1)} s`,
    );
    if (peak > 0) console.log(`  memory of server and browsers: at most ${peak.toFixed(0)} MB`);
  });
}

/** What people feel who run requirements through the server. */
export async function reportRuns(): Promise<void> {
  await reportThroughput();
  await reportFirstSight();
  await reportCrowd();
}
