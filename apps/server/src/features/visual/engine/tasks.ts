import type { IgnoredArea, PictureRegion, PictureShift } from '@assay/contract';
import type { PictureFacts } from '@assay/visual';

/** How a look is judged. */
export interface Judging {
  /** The fraction of all pixels that may differ. */
  threshold: number;
  pixelThreshold: number;
  ignored: readonly IgnoredArea[];
}

/** What is done beside the main thread. */
export interface Tasks {
  /** Reads a picture to its end, and makes its small copy. */
  check: { given: { bytes: Uint8Array }; answer: { facts: PictureFacts; small: Uint8Array } };
  /** Compares a picture with stored ones until one passes; else the nearest counts. */
  compare: { given: { bytes: Uint8Array; accepted: string[]; judging: Judging }; answer: Compared };
  /** Makes the small copy of a stored picture. */
  shrink: { given: { hash: string }; answer: { small: Uint8Array } };
}

export interface Compared {
  facts: PictureFacts;
  /** The stored picture that this is about. */
  with: string;
  passed: boolean;
  diffPixels: number;
  totalPixels: number;
  diffPercentage: number;
  ignoredPixels: number;
  regions: PictureRegion[];
  shifts: PictureShift[];
  diff: Uint8Array | null;
}

export type TaskName = keyof Tasks;
export type Asked = { [K in TaskName]: { task: K; given: Tasks[K]['given'] } }[TaskName];

/** `refused`: the picture is at fault; `away`: stored pictures cannot be reached. Their sentences are for people. */
export type Told =
  | { answer: Tasks[TaskName]['answer'] }
  | { refused: string }
  | { away: string }
  | { fault: string };
