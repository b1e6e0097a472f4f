import type { CaseResult } from '@assay/runner';
import { patiently } from '../../../platform/database/database-away.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import type { StoredFile } from '../../../platform/storage/storage.ts';
import type { Parts } from '../context/parts.ts';
import { tellLog } from '../runs/tell-run.ts';
import { type EvidenceFile, insertFile, isNamed } from '../store/evidence.ts';
import type { Job } from '../store/jobs.ts';

export type CaseJob = Job & { executionId: string };

export const lostPicture =
  'The picture of this step could not be kept, since stored files could not be reached. What was seen was judged all the same.';

/** A storage that is away costs the evidence, and never the verdict. */
export async function keepIfPossible(storing: Promise<StoredFile>): Promise<StoredFile | undefined> {
  return storing.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return undefined;
    throw error;
  });
}

/** A file whose row could not be stored, since its execution is gone, goes as well. */
export async function keepOnlyNamed(
  { db, storage }: Parts,
  { hash }: StoredFile,
  naming: Promise<void>,
): Promise<void> {
  try {
    await naming;
  } catch (error) {
    if (!(await isNamed(db, hash))) await storage.remove(hash);
    throw error;
  }
}

/** Keeps what belongs to the case as a whole. */
export async function keepFiles(
  parts: Parts,
  job: CaseJob,
  result: CaseResult,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage } = parts;
  const { executionId } = job;
  async function keep(
    storing: Promise<StoredFile>,
    about: Pick<EvidenceFile, 'name' | 'kind' | 'mediaType'>,
  ): Promise<void> {
    const stored = await keepIfPossible(storing);
    if (stored) {
      const naming = patiently(() => insertFile(db, { executionId, ...about, ...stored }), signal);
      return keepOnlyNamed(parts, stored, naming);
    }
    const message = `${about.name} could not be kept, since stored files could not be reached.`;
    await tellLog(parts, job, message, { level: 'warning', executionId });
  }
  if (result.screenshot) {
    const about = { name: 'end.jpg', kind: 'picture', mediaType: 'image/jpeg' } as const;
    await keep(storage.put(result.screenshot), about);
  }
  if (result.tracePath) {
    const about = { name: 'trace.zip', kind: 'trace', mediaType: 'application/zip' } as const;
    await keep(storage.putFile(result.tracePath), about);
  }
  for (const [index, { name, bytes }] of result.downloads.entries()) {
    if (!bytes) continue;
    await keep(storage.put(bytes), {
      name: `download-${index + 1}-${name.replace(/[^\w.-]+/g, '_')}`.slice(0, 150),
      kind: 'download',
      mediaType: 'application/octet-stream',
    });
  }
}
