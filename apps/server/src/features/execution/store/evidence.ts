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

export async function insertFile(db: Db, file: EvidenceFile): Promise<void> {
  const values = { kind: file.kind, media_type: file.mediaType, size: file.size, hash: file.hash };
  await db
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

export async function isNamed(db: Db, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('evidence_files')
    .select('name')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
