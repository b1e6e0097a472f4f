import type { CaseResult } from '@assay/runner';
import { patiently } from '../../../platform/database/database-away.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import type { StoredFile } from '../../../platform/storage/storage.ts';
import type { Parts } from '../context/parts.ts';
import { tellLog } from '../runs/tell-run.ts';
import { type EvidenceFile, insertFile } from '../store/evidence.ts';
import type { Job } from '../store/jobs.ts';
import { removeUnnamed } from './remove-unnamed.ts';

export type CaseJob = Job & { executionId: string };

export const lostPicture =
  'The picture of this step could not be kept, since stored files could not be reached. What was seen was judged all the same.';

/** A storage that is away costs the evidence, and never the verdict. */
export async function keepIfPossible<T>(storing: Promise<T>): Promise<T | undefined> {
  return storing.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return undefined;
    throw error;
  });
}

interface Naming {
  /** Stores the row that names the file; tells whether there is one now. */
  name: () => Promise<boolean>;
  store: () => Promise<StoredFile>;
}

/**
 * Names a file that was stored. Who removed what had the same content may have taken it away before it was named; it is stored again
 * then. A file that got no name, since its execution is gone or has ended, goes.
 */
export async function keepNamed(
  parts: Pick<Parts, 'db' | 'storage'>,
  { hash }: StoredFile,
  { name, store }: Naming,
): Promise<void> {
  let isNamed = false;
  try {
    isNamed = await name();
  } finally {
    // Where this fails too, the daily removal finds it.
    if (!isNamed) await removeUnnamed(parts, [hash]).catch(() => undefined);
  }
  if (!isNamed) return;
  const isStored = await keepIfPossible(parts.storage.has(hash));
  if (isStored === false) await keepIfPossible(store());
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
    store: () => Promise<StoredFile>,
    about: Pick<EvidenceFile, 'name' | 'kind' | 'mediaType'>,
  ): Promise<void> {
    const stored = await keepIfPossible(store());
    if (stored) {
      const file = { executionId, ...about, ...stored };
      const insert = () => db.transaction().execute((transaction) => insertFile(transaction, file));
      const name = () => patiently(insert, signal).then(() => true);
      return keepNamed(parts, stored, { name, store });
    }
    const message = `${about.name} could not be kept, since stored files could not be reached.`;
    await tellLog(parts, job, message, { level: 'warning', executionId });
  }
  const { screenshot, tracePath } = result;
  if (screenshot) {
    const about = { name: 'end.jpg', kind: 'picture', mediaType: 'image/jpeg' } as const;
    await keep(() => storage.put(screenshot), about);
  }
  if (tracePath) {
    const about = { name: 'trace.zip', kind: 'trace', mediaType: 'application/zip' } as const;
    await keep(() => storage.putFile(tracePath), about);
  }
  for (const [index, { name, bytes }] of result.downloads.entries()) {
    if (!bytes) continue;
    await keep(() => storage.put(bytes), {
      name: `download-${index + 1}-${name.replace(/[^\w.-]+/g, '_')}`.slice(0, 150),
      kind: 'download',
      mediaType: 'application/octet-stream',
    });
  }
}
