import { createHash } from 'node:crypto';

export type Value = string | number | null;
export type Row = Value[];

/** How many rows a table has, and a number that stands for all of them in whatever order they come. */
export interface TableSum {
  rows: number;
  checksum: string;
}

/** Rows come some at a time; `position` is where to go on after them. */
export interface Batch {
  rows: Row[];
  position: number;
}

const mask = (1n << 64n) - 1n;

export function sumRows(): { add: (row: Row) => void; sum: () => TableSum } {
  let rows = 0;
  let total = 0n;
  return {
    add(row) {
      rows += 1;
      const hash = createHash('sha256').update(JSON.stringify(row)).digest();
      // Added up, since engines give rows in orders of their own.
      total = (total + hash.readBigUInt64BE()) & mask;
    },
    sum: () => ({ rows, checksum: total.toString(16).padStart(16, '0') }),
  };
}

export async function sumTable(batches: AsyncIterable<Batch> | Iterable<Batch>): Promise<TableSum> {
  const { add, sum } = sumRows();
  for await (const { rows } of batches) for (const row of rows) add(row);
  return sum();
}

const mostRows = 500;
const mostCharacters = 4_000_000;

/** Whether a batch has enough: rows with large texts come fewer at a time. */
export function createBudget(): { take: (row: Row) => boolean } {
  let rows = 0;
  let characters = 0;
  return {
    take(row) {
      rows += 1;
      for (const value of row) if (typeof value === 'string') characters += value.length;
      return rows >= mostRows || characters >= mostCharacters;
    },
  };
}
