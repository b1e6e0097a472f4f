import type { PictureShift } from '@assay/contract';
import type { Run } from './align-rows.ts';

/** Which rows belong together, and which came in or went. */
export interface Alignment {
  pairs: { a: number; b: number }[];
  shifts: PictureShift[];
}

type Cost = (a: number, b: number) => number;

/**
 * Between rows that belong together lie rows of which more are on one side than on the other. So many are new, or gone, in
 * one piece; this finds how many rows stand before that piece so that the others fit best.
 */
function findSplit(gap: { a: number; b: number; na: number; nb: number }, cost: Cost): number {
  const { a, b, na, nb } = gap;
  const rows = Math.min(na, nb);
  const below = Array.from({ length: rows }, (_, y) => cost(a + na - rows + y, b + nb - rows + y));
  let total = below.reduce((sum, one) => sum + one, 0);
  let best = total;
  let split = 0;
  for (let y = 0; y < rows; y += 1) {
    total += cost(a + y, b + y) - (below[y] ?? 0);
    if (total < best) {
      best = total;
      split = y + 1;
    }
  }
  return split;
}

/** Makes an alignment of all rows from those that were found to look alike. */
export function fillGaps(runs: readonly Run[], rowsA: number, rowsB: number, cost: Cost): Alignment {
  const pairs: { a: number; b: number }[] = [];
  const shifts: PictureShift[] = [];
  let a = 0;
  let b = 0;
  const pair = (rows: number) => {
    for (let y = 0; y < rows; y += 1) pairs.push({ a: a + y, b: b + y });
    a += rows;
    b += rows;
  };
  for (const run of [...runs, { a: rowsA, b: rowsB, rows: 0 }]) {
    const na = run.a - a;
    const nb = run.b - b;
    const rows = Math.min(na, nb);
    const split = na === nb ? rows : findSplit({ a, b, na, nb }, cost);
    pair(split);
    if (na > nb) shifts.push({ kind: 'removed', y: a, rows: na - nb });
    if (nb > na) shifts.push({ kind: 'inserted', y: b, rows: nb - na });
    a += Math.max(0, na - nb);
    b += Math.max(0, nb - na);
    pair(rows - split);
    pair(run.rows);
  }
  return { pairs, shifts };
}
