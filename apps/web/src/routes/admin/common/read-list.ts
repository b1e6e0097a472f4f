/** Rows as the server gave them: one page, or the whole list. */
export interface List<T> {
  rows: readonly T[];
  /** How many there are on all pages; null where the rows are the whole list. */
  total: number | null;
  /** More than `total` match, and were not counted. */
  hasMore: boolean;
  /** The size of a page, where the server said so. */
  pageSize: number | null;
}

/** The server answered something that is no list. */
export class InvalidListError extends Error {
  override readonly name = 'InvalidListError';
  constructor() {
    super('Invalid data format received from server');
  }
}

/** Reads a plain array, or an object with a `data` array; `readRow` gives null for what is no row. */
export function readList<T>(answer: unknown, readRow: (row: unknown) => T | null): List<T> {
  if (Array.isArray(answer)) {
    return { rows: readRows(answer, readRow), total: null, hasMore: false, pageSize: null };
  }
  const { data, total, has_more, page_size } = asRecord(answer) ?? {};
  if (!Array.isArray(data)) throw new InvalidListError();
  return {
    rows: readRows(data, readRow),
    total: isCount(total) ? total : null,
    hasMore: has_more === true,
    pageSize: isCount(page_size) && page_size > 0 ? page_size : null,
  };
}

export function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

function readRows<T>(rows: readonly unknown[], readRow: (row: unknown) => T | null): T[] {
  return rows.map((row) => {
    const read = readRow(row);
    if (read === null) throw new InvalidListError();
    return read;
  });
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
