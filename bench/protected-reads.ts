import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { launchServer } from '../scripts/launch-server.ts';
import { logIn } from './log-in.ts';
import { median } from './median.ts';

const rounds = 3;
const person = { email: 'bench@example.com', password: 'bench-password' };

async function measure(address: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({
    url: `${address}/api/user/profile`,
    headers,
    connections: 20,
    duration: 4,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors.`);
  return result.requests.average;
}

/** Requests per second of a login-protected read, against the same route on bare Fastify in the same run. */
export async function reportReads(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  const ours = launchServer(['apps/server/src/main.ts', '--calls-only'], {
    DATA_DIR: folder,
    PORT: '0',
    ADMIN_EMAIL: person.email,
    ADMIN_PASSWORD: person.password,
  });
  const address = await ours.ready;
  const headers = await logIn(address, person);
  const answer = await (await fetch(`${address}/api/user/profile`, { headers })).text();
  const bare = launchServer(['bench/bare-server.ts', answer], {});
  const bareAddress = await bare.ready;
  try {
    await measure(address, headers);
    await measure(bareAddress, headers);
    const rates: { ours: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      rates.push({ ours: await measure(address, headers), bare: await measure(bareAddress, headers) });
    }
    const ratio = median(rates.map((rate) => rate.ours / rate.bare));
    console.log('Login-protected reads (GET /api/user/profile, 20 connections)');
    console.log(
      `  Assay         ${median(rates.map((rate) => rate.ours))
        .toFixed(0)
        .padStart(7)} requests/s`,
    );
    console.log(
      `  bare Fastify  ${median(rates.map((rate) => rate.bare))
        .toFixed(0)
        .padStart(7)} requests/s`,
    );
    console.log(`  ratio         ${ratio.toFixed(2).padStart(7)}`);
  } finally {
    for (const { child, ended } of [ours, bare]) {
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
