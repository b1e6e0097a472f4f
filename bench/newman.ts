import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Summary {
  run: { failures: unknown[]; stats: { assertions: { total: number } } };
}

interface Newman {
  run(options: object, done: (error: Error | null, summary: Summary) => void): void;
}

const version = '6.2.2';

/** Newman is no part of the repository: it is fetched into a folder of its own, and left out where that cannot be done. */
export async function withNewman(work: (newman: Newman) => Promise<void>): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-newman-'));
  try {
    const args = [
      'install',
      '--prefix',
      folder,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `newman@${version}`,
    ];
    const { status, error } = spawnSync('npm', args, { stdio: 'ignore', timeout: 180_000 });
    if (error || status !== 0) return 'Newman could not be installed here, so it is left out';
    await work(createRequire(join(folder, 'package.json'))('newman') as Newman);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of a collection with the same requests, each with the same two assertions. */
export function runNewman(newman: Newman, url: string, count: number, name: string): Promise<number> {
  const exec = [
    "pm.test('status', () => pm.response.to.have.status(200));",
    `pm.test('name', () => pm.expect(pm.response.json().name).to.eql(${JSON.stringify(name)}));`,
  ];
  const item = Array.from({ length: count }, (_, index) => ({
    name: `Request ${index}`,
    request: { method: 'GET', url },
    event: [{ listen: 'test', script: { type: 'text/javascript', exec } }],
  }));
  const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const start = performance.now();
  newman.run({ collection: { info: { name: 'Bench', schema }, item } }, (error, summary) => {
    const { failures, stats } = summary.run;
    if (error) reject(error);
    else if (failures.length > 0 || stats.assertions.total !== 2 * count) reject(new Error('Newman failed.'));
    else resolve(performance.now() - start);
  });
  return promise;
}
