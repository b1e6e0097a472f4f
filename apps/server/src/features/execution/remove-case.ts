import type { Db } from '../../platform/database/database.ts';
import { readCase, removeCase, removeCasesOf } from '../generation/index.ts';
import { readProject, removeProject } from '../projects/index.ts';
import type { Parts } from './context/parts.ts';
import { removeUnnamed } from './jobs/remove-unnamed.ts';
import { settleRun } from './runs/tell-run.ts';
import { type FilesOf, listHashes, listRunsUnderWay, lockExecutions } from './store/evidence.ts';
import { hasJobs } from './store/jobs.ts';
import { countExecutionsOf, uncount } from './store/uncount.ts';

/** Removes rows by the given work, and then the files that nothing names any more. */
async function removeWithFiles(
  parts: Pick<Parts, 'db' | 'storage'>,
  of: FilesOf,
  remove: (before: (transaction: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  let hashes: string[] = [];
  await remove(async (transaction) => {
    // What is running must not name another file between this and the removal.
    await lockExecutions(transaction, of);
    hashes = await listHashes(transaction, of);
  });
  await removeUnnamed(parts, hashes);
}

/** As above, for cases: what was counted is counted no more, and a run of which nothing is left to do ends, since nobody would end it later. */
async function removeCases(
  parts: Parts,
  ownerId: string,
  of: FilesOf,
  remove: (transaction: Db) => Promise<void>,
): Promise<void> {
  let runIds: string[] = [];
  await removeWithFiles(parts, of, (before) =>
    parts.db.transaction().execute(async (transaction) => {
      await before(transaction);
      runIds = await listRunsUnderWay(transaction, of);
      const counts = await countExecutionsOf(transaction, of);
      await remove(transaction);
      await uncount(transaction, counts, Date.now());
    }),
  );
  for (const runId of runIds) {
    if (!(await hasJobs(parts.db, runId))) parts.stopRun(runId);
    await settleRun(parts, { runId, ownerId });
  }
}

/** Removes a case with its executions and their evidence. */
export async function deleteCase(parts: Parts, ownerId: string, id: string): Promise<{ success: true }> {
  await readCase(parts, ownerId, id);
  await removeCases(parts, ownerId, { testCaseId: id }, (transaction) => removeCase(transaction, id));
  return { success: true };
}

/** Removes a project; its cases stay without one, or go with all that belongs to them. */
export async function deleteProject(
  parts: Parts,
  ownerId: string,
  id: string,
  cases: 'keep' | 'delete',
): Promise<{ success: true }> {
  await readProject(parts.db, ownerId, id);
  if (cases === 'keep') await removeProject(parts.db, id);
  else {
    await removeCases(parts, ownerId, { projectId: id }, async (transaction) => {
      await removeCasesOf(transaction, id);
      await removeProject(transaction, id);
    });
  }
  return { success: true };
}

/** Removes a person by the given work, and the files of their runs with them. */
export function removeOwner(
  parts: Pick<Parts, 'db' | 'storage'>,
  ownerId: string,
  remove: (before: (transaction: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  return removeWithFiles(parts, { ownerId }, remove);
}
