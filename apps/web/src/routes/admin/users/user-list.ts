import type { Answer } from '@assay/contract';
import { accountStatuses, roles } from '@assay/contract/choices';
import { request } from '../../../lib/client.ts';
import { asRecord } from '../common/read-list.ts';
import type { ListSource } from '../common/use-admin-list.ts';
import type { ListKind } from '../common/view.ts';

export type User = Exclude<Answer<'GET /api/admin/users'>, readonly unknown[]>['data'][number];
export type UserSort = 'created_at' | 'email';

const filters = { status: accountStatuses, role: roles } as const;
export type UserFilters = typeof filters;

export const userKind: ListKind<UserFilters, UserSort> = {
  prefix: '',
  filters,
  sorts: { created_at: 'desc', email: 'asc' },
  firstSort: 'created_at',
};

/** Reads one account; names are a matter of newer servers. */
export function readUser(row: unknown): User | null {
  const { id, email, role, status, created_at, first_name, last_name } = asRecord(row) ?? {};
  if (typeof id !== 'string' || typeof email !== 'string' || typeof created_at !== 'string') return null;
  // Any other value counts as the plainest role, here as everywhere.
  const knownRole = roles.find((known) => known === role) ?? 'user';
  const knownStatus = accountStatuses.find((known) => known === status);
  if (!knownStatus) return null;
  return {
    id,
    email,
    role: knownRole,
    status: knownStatus,
    created_at,
    first_name: typeof first_name === 'string' ? first_name : '',
    last_name: typeof last_name === 'string' ? last_name : '',
  };
}

export const userSource: ListSource<User, UserFilters, UserSort> = {
  name: 'users',
  kind: userKind,
  fetch: ({ search, filters: { status, role }, sort, order, page, size }, signal) =>
    request('GET /api/admin/users', {
      query: { search: search || undefined, status, role, sort, order, page, page_size: size },
      signal,
    }),
  readRow: readUser,
  rules: {
    textsOf: ({ id, email }) => [id, email],
    compare: {
      created_at: (one, other) => Date.parse(one.created_at) - Date.parse(other.created_at),
      email: (one, other) => one.email.localeCompare(other.email),
    },
  },
};
