import type { Parts } from '../context/parts.ts';
import { dayOf, keptDays, startOfDay } from '../store/day-counts.ts';
import { listNamed } from '../store/evidence.ts';
import { removeEmptyRuns, removeOldExecutions, removeOldestDay } from '../store/old-data.ts';
import { removeUnnamed } from './remove-unnamed.ts';

const most = 200;
const unfinishedAfterMs = 24 * 60 * 60_000;

type Removing = Pick<Parts, 'db' | 'storage' | 'log'>;

/** Repeats a small piece of work until nothing is left to do or it is to stop; gives the sum. */
async function repeat(mayGoOn: () => boolean, work: () => Promise<number>): Promise<number> {
  let sum = 0;
  while (mayGoOn()) {
    const done = await work();
    if (done === 0) break;
    sum += done;
  }
  return sum;
}

function say(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}

/** Removes files that nothing names: a crash left them, or the storage was away when they were to go. */
async function sweep(parts: Removing, now: number, mayGoOn: () => boolean): Promise<void> {
  const { db, storage, log } = parts;
  let files = 0;
  for await (const hashes of storage.list()) {
    for (let from = 0; from < hashes.length && mayGoOn(); from += most) {
      const some = hashes.slice(from, from + most);
      const named = await listNamed(db, some);
      files += await removeUnnamed(
        parts,
        some.filter((hash) => !named.has(hash)),
      );
    }
    if (!mayGoOn()) break;
  }
  await storage.removeUnfinished(now - unfinishedAfterMs);
  if (files > 0) log.info({ files }, `Removed ${say(files, 'file')} of runs that nothing named.`);
}

/**
 * Removes test data after two years and counts after three, by whole days of UTC. What was counted of executions stays when they go.
 * It works in small pieces, so that others get their turn between them.
 */
export async function removeOldData(parts: Removing, now: number, mayGoOn: () => boolean): Promise<void> {
  const { db, log } = parts;
  const before = startOfDay(dayOf(now) - keptDays.testData);
  const firstCounted = dayOf(now) - keptDays.counts;
  let files = 0;
  const executions = await repeat(mayGoOn, async () => {
    const { amount, hashes } = await removeOldExecutions(db, { before, most });
    files += await removeUnnamed(parts, hashes);
    return amount;
  });
  const runs = await repeat(mayGoOn, () => removeEmptyRuns(db, { before, most }));
  const days = await repeat(mayGoOn, async () => {
    const ofExecutions = await removeOldestDay(db, 'execution_days', firstCounted);
    const ofGenerations = await removeOldestDay(db, 'generation_days', firstCounted);
    return ofExecutions || ofGenerations ? 1 : 0;
  });
  if (executions + runs + days > 0) {
    log.info(
      { executions, files, runs, days },
      `Removed what is older than it is kept: ${say(executions, 'execution')} with ${say(files, 'file')}, ${say(runs, 'run')}, and the counts of ${say(days, 'day')}.`,
    );
  }
  await sweep(parts, now, mayGoOn);
}
