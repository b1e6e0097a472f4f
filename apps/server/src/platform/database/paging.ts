import { defaultPageSize } from '@assay/contract/choices';

export interface PageQuery {
  page?: number | undefined;
  page_size?: number | undefined;
}

/** Whether a caller asked for nothing in particular: then the whole list is answered. */
export function isPlain(query: object): boolean {
  return Object.values(query).every((value) => value === undefined);
}

export function readPage({ page = 1, page_size: pageSize = defaultPageSize }: PageQuery) {
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}

/** A page of a list in the shape of the contract. */
export function presentPage<T>(query: PageQuery, data: T[], total: number, hasMore = false) {
  const { page, pageSize } = readPage(query);
  return { success: true as const, data, total, has_more: hasMore, page, page_size: pageSize };
}
