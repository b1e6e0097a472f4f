import type { ApiCheckConfig } from '@assay/contract';
import { runChecks } from '@assay/http/checks';
import { Agent, request } from 'undici';
import { launchServer } from '../scripts/launch-server.ts';
import { median } from './median.ts';
import { runNewman, withNewman } from './newman.ts';

const count = 200;
const warmUp = 100;
const rounds = 60;
const answer = { id: 7, name: 'Stoneware Mug', price: 12, tags: ['kitchen', 'blue'], stock: { count: 3 } };

/** The same requests by the same client, one after another, and nothing else. */
async function runBare(address: string): Promise<number> {
  const dispatcher = new Agent();
  const start = performance.now();
  for (let index = 0; index < count; index += 1) {
    const { statusCode, body } = await request(`${address}/api/user/profile`, { dispatcher });
    const text = await body.text();
    if (statusCode !== 200 || text.length === 0) throw new Error(`The server answered ${statusCode}.`);
  }
  await dispatcher.close();
  return performance.now() - start;
}

function configFor(baseUrl: string): ApiCheckConfig {
  return {
    name: 'Bench',
    baseUrl,
    endpoints: Array.from({ length: count }, (_, index) => ({
      name: `Request ${index}`,
      method: 'GET',
      path: '/api/user/profile',
      headers: {},
      validations: [
        { type: 'status', equals: '200' },
        { type: 'jsonpath', path: '$.name', operator: 'equals', value: answer.name },
      ],
      bodyKind: 'none',
      captures: [],
      followRedirects: true,
      retries: 0,
      timeoutMs: 30_000,
      enabled: true,
    })),
    variables: {},
    data: '',
    stopOnFailure: false,
  };
}

async function runOurs(address: string): Promise<number> {
  const config = configFor(address);
  const start = performance.now();
  const { summary } = await runChecks(config, { policy: { allowPrivate: 'all' } });
  if (summary.passed !== count) throw new Error(`${summary.failed} of ${count} checks failed.`);
  return performance.now() - start;
}

function tell(name: string, milliseconds: number): void {
  console.log(`  ${name.padEnd(13)} ${milliseconds.toFixed(0).padStart(6)} ms`);
}

/** API checks in sequence, each with two assertions, against a bare loop of the same HTTP client, and Newman. */
export async function reportApiChecks(): Promise<void> {
  const server = launchServer(['bench/bare-server.ts', JSON.stringify(answer)], {});
  const address = await server.ready;
  try {
    const taken: { bare: number; ours: number }[] = [];
    for (let round = 0; round < warmUp + rounds; round += 1) {
      // Whoever is second may find a busier machine, so they take turns.
      const early = round % 2 === 0 ? await runBare(address) : undefined;
      const ours = await runOurs(address);
      taken.push({ bare: early ?? (await runBare(address)), ours });
    }
    const warm = taken.slice(warmUp);
    const bare = median(warm.map((time) => time.bare));
    const ours = median(warm.map((time) => time.ours));
    console.log(`${count} API checks in sequence (median of ${rounds} rounds)`);
    tell('bare loop', bare);
    tell('Assay', ours);
    console.log(`  ratio         ${(ours / bare).toFixed(2).padStart(6)}`);
    const missing = await withNewman(async (newman) => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        times.push(await runNewman(newman, `${address}/api/user/profile`, count, answer.name));
      }
      tell('Newman', median(times));
      console.log(`  Newman takes ${(median(times) / ours).toFixed(1)} times as long as Assay`);
    });
    if (missing) console.log(`  ${missing}.`);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}
