import type { Answer, Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { isPlain, presentPage, readPage } from '../../platform/database/paging.ts';
import { searchUsers } from './user-search.ts';
import { countUsers, listAllUsers, listUsers, type UserSort } from './user-store.ts';

type Query = Received<'GET /api/admin/users'>['query'];
type UserRow = Awaited<ReturnType<typeof listAllUsers>>[number];

function present(row: UserRow) {
  return { ...row, created_at: new Date(row.created_at).toISOString() };
}

async function readUserPage(db: Db, query: Query) {
  const { search = '', role, status, sort: by = 'created_at', order } = query;
  const filter = { role, status };
  const sort: UserSort = { by, order: order ?? (by === 'email' ? 'asc' : 'desc') };
  const slice = readPage(query);
  const accounts = await countUsers(db, filter);
  if (!search) {
    const rows = await listUsers(db, filter, sort, slice, accounts);
    return presentPage(query, rows.map(present), accounts);
  }
  const { rows, total, hasMore } = await searchUsers(db, { search, filter, sort, slice, accounts });
  return presentPage(query, rows.map(present), total, hasMore);
}

/** All accounts, or a page of those that match. */
export async function readUsers(db: Db, query: Query): Promise<Answer<'GET /api/admin/users'>> {
  return isPlain(query) ? (await listAllUsers(db)).map(present) : readUserPage(db, query);
}
