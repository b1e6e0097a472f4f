/** What works on rows of pixels, in a memory of its own; rows are named by where they begin in it. */
export interface Kernel {
  /** Sees to it that there are so many bytes of memory; what was there stays. */
  reserve(bytes: number): void;
  /** The memory as it is now: a view that holds until the next `reserve`. */
  bytes(): Uint8Array;
  /** Where memory is free. */
  freeFrom(): number;
  /** Undoes a PNG filter in place. `prev` is the finished row above, or zeros. One byte past the row may be overwritten. */
  unfilterRow(row: number, prev: number, filter: number, bytes: number, bpp: number): void;
  sameBytes(one: number, other: number, bytes: number): boolean | number;
  /** Whether every pixel of a row with alpha is opaque. */
  isOpaque(row: number, width: number): boolean | number;
  /** A number for a row that small changes of its levels leave as it is. */
  signRow(row: number, width: number, bpp: number): number;
  /** How many bytes `begin` needs for rows of this width. */
  scratchBytes(width: number): number;
  /** Says what is compared next: `pairs` addresses of rows at `rowsA` and `rowsB`, 0 for rows that are the same in both. */
  begin(
    scratch: number,
    rowsA: number,
    rowsB: number,
    pairs: number,
    width: number,
    bppA: number,
    bppB: number,
    threshold: number,
    isOpaque: boolean,
  ): void;
  /**
   * Compares a pair of rows and writes two bits for each pixel to `out`, which must be zeros: 0 is as before, 1 changed, 2
   * only smoothed otherwise. Says how many changed.
   */
  compareRow(y: number, out: number): number;
  /** How many pixels of two rows are too far apart, smoothing or not. */
  countOver(rowA: number, rowB: number): number;
  /** Gives the pixels from `from` up to `to` of a row of two-bit pixels one value. */
  fillSpan(row: number, from: number, to: number, value: number): void;
  /** How many pixels of a row have an odd value, which means changed; `cells` gets a 1 for every eight pixels with such. */
  countRow(row: number, width: number, cells: number): number;
}
