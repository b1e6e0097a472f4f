import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../scripts/places.ts';

async function runScript(name: string, ...args: string[]): Promise<void> {
  const script = spawn(process.execPath, [`apps/server/test/bench/${name}.ts`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = (await once(script, 'exit')) as [number | null];
  if (code !== 0) console.log(`  ${name} could not be measured (${code}).`);
}

/** Traffic of people against one process and against several, for 20 seconds or ten minutes each, and what happens beyond capacity. */
export function reportTraffic(isLong: boolean): Promise<void> {
  return runScript('traffic', ...(isLong ? ['--long'] : []));
}

/** Test execution with several workers, what it costs the database, and what that means for many more. */
export function reportThroughput(): Promise<void> {
  return runScript('throughput');
}
