import type { PictureRegion, PictureShift } from '@assay/contract';
import type { ComparisonStatus } from '@assay/contract/choices';
import { checkPicture } from './check-picture.ts';
import type { Judging } from './engine/tasks.ts';
import { type NewFile, newFile } from './keep-files.ts';
import type { Parts } from './parts.ts';
import { findPicture, type Picture } from './store/pictures.ts';
import { listAccepted } from './store/versions.ts';

/** A picture that was judged but is not stored yet. */
export interface Judged {
  status: ComparisonStatus;
  picture: Picture;
  /** What is to be stored: the picture, and its small copy where there is one already. */
  files: NewFile[];
  /** The stored picture it was compared with. */
  comparedHash: string | null;
  diff: NewFile | null;
  diffPixels: number;
  totalPixels: number;
  diffPercentage: number;
  ignoredPixels: number;
  regions: PictureRegion[];
  shifts: PictureShift[];
}

function countNothing({ width, height }: Picture) {
  const totalPixels = width * height;
  return {
    diff: null,
    diffPixels: 0,
    totalPixels,
    diffPercentage: 0,
    ignoredPixels: 0,
    regions: [],
    shifts: [],
  };
}

/** The first picture of a look. */
export async function judgeFirst(parts: Parts, bytes: Uint8Array): Promise<Judged> {
  const { picture, files } = await checkPicture(parts, bytes);
  return { ...countNothing(picture), status: 'new', picture, files, comparedHash: null };
}

/** Compares a picture with all that is accepted of a look. */
export async function judgeNext(
  { db, engine }: Parts,
  lookId: string,
  file: NewFile,
  judging: Judging,
): Promise<Judged> {
  const { hash, bytes } = file;
  const files = [file];
  const accepted = await listAccepted(db, lookId);
  const known = accepted.includes(hash) ? await findPicture(db, hash) : undefined;
  // The very same file: nothing has to be decoded.
  if (known) return { ...countNothing(known), status: 'passed', picture: known, files, comparedHash: hash };
  const {
    facts: { format, width, height },
    with: comparedHash,
    passed,
    diff,
    ...numbers
  } = await engine.ask('compare', { bytes, accepted, judging });
  return {
    ...numbers,
    status: passed ? 'passed' : 'failed',
    picture: { hash, size: bytes.byteLength, format, width, height, smallHash: null },
    files,
    comparedHash,
    diff: diff && newFile(diff),
  };
}
