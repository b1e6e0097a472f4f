import type { AccountStatus, Role } from '@assay/contract/choices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export async function setRole(db: Db, id: string, role: Role): Promise<void> {
  await db.updateTable('users').set({ role, updated_at: Date.now() }).where('id', '=', id).execute();
}

export async function setStatus(db: Db, id: string, status: AccountStatus): Promise<void> {
  await db.updateTable('users').set({ status, updated_at: Date.now() }).where('id', '=', id).execute();
}

export interface UserFilter {
  role?: Role | undefined;
  status?: AccountStatus | undefined;
}

export interface UserSort {
  by: 'created_at' | 'email';
  order: 'asc' | 'desc';
}

function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status', 'created_at', 'first_name', 'last_name']);
}

export async function listAllUsers(db: Db) {
  return selectUsers(db).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

/** As the triggers have counted them. */
export async function countUsers(db: Db, { role, status }: UserFilter): Promise<number> {
  const { amount } = await db
    .selectFrom('account_counts')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('amount'))
    .$if(role !== undefined, (query) => query.where('role', '=', role as Role))
    .$if(status !== undefined, (query) => query.where('status', '=', status as AccountStatus))
    .executeTakeFirstOrThrow();
  return Number(amount);
}

export async function countUsersSince(db: Db, since: number): Promise<number> {
  const { amount } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return amount;
}

export function selectIds(db: Db, { role, status }: UserFilter) {
  return db
    .selectFrom('users')
    .$if(role !== undefined, (query) => query.where('role', '=', role as Role))
    .$if(status !== undefined, (query) => query.where('status', '=', status as AccountStatus));
}

export function sortIds(query: ReturnType<typeof selectIds>, { by, order }: UserSort) {
  const ids = query.select('id');
  return by === 'email' ? ids.orderBy('email', order) : ids.orderBy('created_at', order).orderBy('id', order);
}

export async function fetchInOrder(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectUsers(db).where('id', 'in', ids).execute();
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

export interface Slice {
  limit: number;
  offset: number;
}

/** One page of the accounts, found in an index alone; from whichever end is nearer. */
export async function listUsers(
  db: Db,
  filter: UserFilter,
  sort: UserSort,
  { limit, offset }: Slice,
  total: number,
) {
  const wanted = Math.min(limit, total - offset);
  if (wanted <= 0) return [];
  const fromEnd = total - offset - wanted;
  const isBackwards = fromEnd < offset;
  const order = isBackwards === (sort.order === 'asc') ? 'desc' : 'asc';
  const rows = await sortIds(selectIds(db, filter), { by: sort.by, order })
    .limit(wanted)
    .offset(isBackwards ? fromEnd : offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return fetchInOrder(db, isBackwards ? ids.reverse() : ids);
}
