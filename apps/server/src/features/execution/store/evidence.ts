import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/engine/engine.ts';

export interface EvidenceFile {
  executionId: string;
  name: string;
  kind: 'picture' | 'trace' | 'download';
  mediaType: string;
  size: number;
  hash: string;
}

/**
 * Lets nobody remove a file until the transaction ends, or nobody else name or remove it. Only whoever removes waits for all others, and
 * holds nothing else meanwhile. SQLite has one transaction at a time anyway.
 */
async function lockHash(transaction: Db, hash: string, who: 'names it' | 'removes it'): Promise<void> {
  if (!isPostgres(transaction)) return;
  // Not the locks of the pictures that are compared, which lie in another storage.
  const key = sql`hashtextextended(${hash}, 1)`;
  await (who === 'removes it'
    ? sql`select pg_advisory_xact_lock(${key})`
    : sql`select pg_advisory_xact_lock_shared(${key})`
  ).execute(transaction);
}

/** Names a file that was stored. Who does so stores it through `keepNamed`. */
export async function insertFile(transaction: Db, file: EvidenceFile): Promise<void> {
  const values = { kind: file.kind, media_type: file.mediaType, size: file.size, hash: file.hash };
  await lockHash(transaction, file.hash, 'names it');
  await transaction
    .insertInto('evidence_files')
    .values({ execution_id: file.executionId, name: file.name, ...values })
    .onConflict((conflict) => conflict.columns(['execution_id', 'name']).doUpdateSet(values))
    .execute();
}

/** The files of several executions, by the ids of these. */
export async function listFilesOf(
  db: Db,
  executionIds: readonly string[],
): Promise<Map<string, EvidenceFile[]>> {
  if (executionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('evidence_files')
    .selectAll()
    .where('execution_id', 'in', executionIds)
    .orderBy('name')
    .execute();
  const files = rows.map((row) => ({
    executionId: row.execution_id,
    name: row.name,
    kind: row.kind,
    mediaType: row.media_type,
    size: row.size,
    hash: row.hash,
  }));
  return Map.groupBy(files, ({ executionId }) => executionId);
}

export async function listFiles(db: Db, executionId: string): Promise<EvidenceFile[]> {
  return (await listFilesOf(db, [executionId])).get(executionId) ?? [];
}

export async function findFile(db: Db, executionId: string, name: string): Promise<EvidenceFile | undefined> {
  return (await listFiles(db, executionId)).find((file) => file.name === name);
}

export type FilesOf = { testCaseId: string } | { projectId: string } | { ownerId: string };

/** The executions of a case, of all cases of a project, or of a person. */
export function selectExecutionsOf(db: Db, of: FilesOf) {
  const executions = db.selectFrom('executions');
  if ('ownerId' in of) return executions.where('executions.owner_id', '=', of.ownerId);
  if ('testCaseId' in of) return executions.where('executions.test_case_id', '=', of.testCaseId);
  return executions.where('executions.test_case_id', 'in', (eb) =>
    eb.selectFrom('test_cases').select('test_cases.id').where('test_cases.project_id', '=', of.projectId),
  );
}

/** Runs whose work on these executions has not ended. */
export async function listRunsUnderWay(db: Db, of: FilesOf): Promise<string[]> {
  const rows = await selectExecutionsOf(db, of)
    .select('run_id')
    .distinct()
    .where('state', '<>', 'done')
    .execute();
  return rows.map(({ run_id: runId }) => runId);
}

/** Lets nothing be added to executions until the transaction ends. SQLite has one transaction at a time anyway. */
export async function lockExecutions(transaction: Db, of: FilesOf): Promise<void> {
  if (!isPostgres(transaction)) return;
  await selectExecutionsOf(transaction, of).select('executions.id').forUpdate().execute();
}

/** Hashes of their files, to be removed from the storage where nothing else names them. */
export async function listHashes(db: Db, of: FilesOf): Promise<string[]> {
  const rows = await selectExecutionsOf(db, of)
    .innerJoin('evidence_files', 'evidence_files.execution_id', 'executions.id')
    .select('hash')
    .distinct()
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Which of these files something names. */
export async function listNamed(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('evidence_files')
    .select('hash')
    .distinct()
    .where('hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Whether nothing names a file; nothing will until the transaction ends. */
export async function takeUnnamed(transaction: Db, hash: string): Promise<boolean> {
  await lockHash(transaction, hash, 'removes it');
  return !(await listNamed(transaction, [hash])).has(hash);
}
