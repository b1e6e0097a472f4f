import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { query } from './judge.ts';
import type { Kept } from './keep-running.ts';
import type { Stand } from './stand.ts';

/** Far beyond what a slow machine needs: starting browsers beside other tests takes minutes there. */
const patienceMs = 600_000;

export interface Busy {
  worker: Kept;
  executionId: string;
}

/** Waits until a worker is in the middle of a case, so that what is struck then has something to lose. */
export async function findBusy(stand: Stand, among: readonly Kept[] = stand.workers): Promise<Busy> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const rows = await query<{ name: string; id: string }>(
      stand,
      `select w.name, e.id from jobs j join workers w on w.id = j.worker_id join executions e on e.id = j.execution_id
       where j.state = 'running' and e.state = 'running'`,
    );
    for (const { name, id } of rows) {
      const worker = among.find((one) => name.endsWith(`(${one.pid()})`));
      if (worker) return { worker, executionId: id };
    }
    await wait(50);
  }
  throw new Error('No worker began a case.');
}

/** The database is gone for so long, with everything that was under way in it. */
export async function restartDatabase({ database }: Stand, awayMs: number): Promise<void> {
  await database.kill();
  await wait(awayMs);
  await database.start();
}

export async function cutConnections(stand: Stand): Promise<void> {
  await query(
    stand,
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
  );
}

/** Kills what a worker has started: its browsers. */
export function killBrowsers(worker: Kept): void {
  const pid = worker.pid();
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  for (const child of children) process.kill(Number(child), 'SIGKILL');
}

/** Takes all the space that the storage has, for so long. */
export async function fillDisk({ smallDisk }: Stand, forMs: number): Promise<void> {
  if (smallDisk === undefined) throw new Error('There is no disk that may be filled.');
  const file = join(smallDisk, 'filler');
  const block = Buffer.alloc(1_000_000);
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  await wait(forMs);
  rmSync(file);
}
