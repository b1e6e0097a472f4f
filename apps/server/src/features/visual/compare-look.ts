import { randomUUID } from 'node:crypto';
import type { PictureRegion, PictureShift } from '@assay/contract';
import type { ComparisonStatus } from '@assay/contract/choices';
import { AppError } from '../../platform/errors/errors.ts';
import type { Judging } from './engine/tasks.ts';
import { type Judged, judgeFirst, judgeNext } from './judge-picture.ts';
import { keepFiles, newFile } from './keep-files.ts';
import type { Parts } from './parts.ts';
import { insertComparison } from './store/comparisons.ts';
import { findLook, insertLook, type Look, type LookKey, lockLook, renameTest } from './store/looks.ts';
import { insertPicture } from './store/pictures.ts';
import { holdOwner } from './store/removal.ts';
import { insertVersion } from './store/versions.ts';

export interface LookName extends LookKey {
  testName: string;
}

export interface GivenPicture {
  bytes: Uint8Array;
  runId?: string | undefined;
  executionId?: string | undefined;
  stepNumber?: number | undefined;
  /** Instead of the look's own. */
  threshold?: number | undefined;
}

export interface LookResult {
  comparisonId: string;
  status: ComparisonStatus;
  diffPercentage: number;
  diffPixels: number;
  totalPixels: number;
  /** A fraction of all pixels. */
  threshold: number;
  regions: PictureRegion[];
  shifts: PictureShift[];
  diffFilename: string | null;
}

/** Of looks that nobody changed it of. */
export const usualThresholds = { threshold: 0, pixelThreshold: 0.1 };
const mostTries = 10;
/** What was true when it was looked at may be stored then: changes can come without end. */
const triesUntilStale = 3;

/** Stores what was judged, unless what it was judged by has changed meanwhile. */
async function record(
  parts: Parts,
  name: LookName,
  given: GivenPicture,
  {
    look,
    judged,
    judging,
    mayBeStale,
  }: { look: Look | undefined; judged: Judged; judging: Judging; mayBeStale: boolean },
): Promise<LookResult | undefined> {
  const { picture, files, diff, status } = judged;
  return keepFiles(parts, diff ? [...files, diff] : files, async (transaction, keep) => {
    if (!(await holdOwner(transaction, name.ownerId))) throw new AppError('NOT_FOUND');
    const now = Date.now();
    const lookId = look?.id ?? randomUUID();
    if (look) {
      const locked = await lockLook(transaction, name.ownerId, lookId);
      if (!locked || (locked.revision !== look.revision && !mayBeStale)) return undefined;
      if (locked.testName !== name.testName) await renameTest(transaction, lookId, name.testName);
    } else if (!(await insertLook(transaction, { ...name, id: lookId, ...usualThresholds }, now))) {
      return undefined;
    }
    await keep();
    await insertPicture(transaction, picture, now);
    const id = randomUUID();
    const { threshold, pixelThreshold, ignored } = judging;
    const { diffPercentage, diffPixels, totalPixels, ignoredPixels, regions, shifts, comparedHash } = judged;
    const numbers = { diffPercentage, diffPixels, totalPixels, regions, shifts, threshold };
    await insertComparison(
      transaction,
      {
        ...numbers,
        id,
        ownerId: name.ownerId,
        lookId,
        status,
        ignoredPixels,
        pixelThreshold,
        ignored,
        pictureHash: picture.hash,
        comparedHash,
        diffHash: diff?.hash ?? null,
        runId: given.runId ?? null,
        executionId: given.executionId ?? null,
        stepNumber: given.stepNumber ?? null,
      },
      now,
    );
    if (!look) {
      const version = { lookId, hash: picture.hash, origin: 'first picture' as const, comparisonId: id };
      await insertVersion(transaction, version, now);
    }
    return { comparisonId: id, status, ...numbers, diffFilename: diff ? `${id}.png` : null };
  });
}

/** What was deleted while it was looked at cannot be judged, which is no fault. */
async function hasChanged({ db }: Parts, name: LookName, look: Look): Promise<boolean> {
  const now = await findLook(db, name);
  return now?.id !== look.id || now.revision !== look.revision;
}

/** Compares a picture with what its look is to be; the first picture of a look becomes its baseline. */
export async function compareLook(parts: Parts, name: LookName, given: GivenPicture): Promise<LookResult> {
  const file = newFile(given.bytes);
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const look = await findLook(parts.db, name);
    const { threshold, pixelThreshold, ignored } = { ignored: [], ...(look ?? usualThresholds) };
    const judging = { threshold: given.threshold ?? threshold, pixelThreshold, ignored };
    try {
      const judged = look
        ? await judgeNext(parts, look.id, file, judging)
        : await judgeFirst(parts, file.bytes);
      const mayBeStale = tries >= triesUntilStale;
      const result = await record(parts, name, given, { look, judged, judging, mayBeStale });
      if (result) return result;
    } catch (error) {
      if (error instanceof AppError || !look || !(await hasChanged(parts, name, look))) throw error;
    }
  }
  throw new AppError('CHANGED_MEANWHILE');
}
