import type { PictureRegion, PictureShift } from '@assay/contract';

export interface Size {
  width: number;
  height: number;
}

export interface CompareOptions {
  /** How far a pixel may be from its colour, from 0 to 1; 0.1 where not said. */
  pixelThreshold?: number;
  /** The fraction of all pixels that may differ; 0 where not said. */
  threshold?: number;
  /**
   * Areas of the baseline whose pixels never count; pixels beside them are judged as if nothing were ignored. Where rows
   * moved, an area moves with the rows of the baseline: a row of the new picture ignores what its row of the baseline does,
   * rows that went ignore what lies in the area, rows that came in what lies in an area that goes on above and below them.
   */
  ignore?: readonly PictureRegion[];
  /**
   * Whether rows that came in or went are looked for where much changed and both are equally wide; yes where not said. They
   * are only told where they explain clearly more than counting in place does; without, the count is pixelmatch's.
   */
  alignRows?: boolean;
}

export interface PictureComparison {
  passed: boolean;
  /** No pixel differs at all. */
  isEqual: boolean;
  /**
   * As pixelmatch counts them where the pictures overlap, and all that lies in only one of them; where `shifts` has entries,
   * the pixels of those rows, and as pixelmatch counts the other rows put beside each other. Without what is ignored.
   */
  diffPixels: number;
  /** Of the smallest picture that holds both. */
  totalPixels: number;
  diffPercentage: number;
  /** How many pixels the ignored areas cover. */
  ignoredPixels: number;
  /** Where something changed or came in, in the new picture, from the top down; at most 100. */
  regions: PictureRegion[];
  /** Rows that came in or went, from the top down. */
  shifts: PictureShift[];
  baseline: Size;
  current: Size;
  /**
   * A PNG of the size of both together, in the new picture's coordinates: changed pixels, pixels that are only smoothed
   * otherwise, and rows that came in each in a colour, all else transparent. Null where nothing counts as changed.
   */
  diff: Uint8Array | null;
}
