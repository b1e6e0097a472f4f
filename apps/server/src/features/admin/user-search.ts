import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';
import { isPostgres } from '../../platform/engine/engine.ts';
import {
  fetchInOrder,
  type Slice,
  selectIds,
  sortIds,
  type UserFilter,
  type UserSort,
} from './user-store.ts';

/** Of more than these nobody turns all the pages; they are not counted further. */
const mostCounted = 1000;
/** Parts of words of this length and longer are found by their trigrams. */
const shortestIndexed = 3;
/** As few accounts as this are read one by one more quickly than a search in the index goes. */
const fewAccounts = 2000;
const pieceLength = 6;

interface Match {
  condition: RawBuilder<SqlBool>;
  /** More match than are counted; known without counting. */
  isCommon?: true;
}

/** What stands before the @ tells people apart more than what follows; a long search is as slow as it is long. */
function takePieces(search: string): string[] {
  if (search.length <= pieceLength) return [search];
  const at = search.indexOf('@');
  const end = at >= pieceLength ? at : search.length;
  return [search.slice(end - pieceLength, end), search.slice(0, pieceLength)];
}

async function matchByTrigrams(db: Db, search: string, like: RawBuilder<SqlBool>): Promise<Match> {
  const pieces = takePieces(search);
  const words = pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join(' AND ');
  const { rows } = await sql<{ account_id: string }>`
    select account_id from account_search where words match ${words} limit ${mostCounted + 1}`.execute(db);
  // Where more match than that, the first of them in any order are found soon by looking at each.
  if (rows.length > mostCounted) return { condition: like, ...(pieces.length === 1 && { isCommon: true }) };
  const ids = JSON.stringify(rows.map((row) => row.account_id));
  return { condition: sql`id in (select value from json_each(${ids})) and ${like}` };
}

/** Ids and emails are kept in small letters. */
async function match(db: Db, search: string, accounts: number): Promise<Match> {
  const pattern = containing(search);
  if (isPostgres(db)) return { condition: sql`(email || chr(10) || id) like ${pattern}` };
  const like = sql<SqlBool>`(email like ${pattern} escape '\\' or id like ${pattern} escape '\\')`;
  const isIndexed = search.length >= shortestIndexed && accounts > fewAccounts;
  return isIndexed ? matchByTrigrams(db, search, like) : { condition: like };
}

interface Search {
  search: string;
  filter: UserFilter;
  sort: UserSort;
  slice: Slice;
  /** Accounts that the filter lets through. */
  accounts: number;
}

/** One page of the accounts whose email or id contains the search, and how many there are, up to `mostCounted`. */
export async function searchUsers(db: Db, { search, filter, sort, slice, accounts }: Search) {
  const { condition, isCommon } = await match(db, search.toLowerCase(), accounts);
  const found = selectIds(db, filter).where(condition);
  const isFiltered = filter.role !== undefined || filter.status !== undefined;
  const amount = isCommon && !isFiltered ? mostCounted + 1 : await countUpTo(db, found, mostCounted + 1);
  const total = Math.min(amount, mostCounted);
  const limit = Math.min(slice.limit, total - slice.offset);
  if (limit <= 0) return { rows: [], total, hasMore: amount > mostCounted };
  const page = await sortIds(found, sort).limit(limit).offset(slice.offset).execute();
  const rows = await fetchInOrder(
    db,
    page.map(({ id }) => id),
  );
  return { rows, total, hasMore: amount > mostCounted };
}

async function countUpTo(db: Db, found: ReturnType<typeof selectIds>, most: number): Promise<number> {
  const { amount } = await db
    .selectFrom(found.select('id').limit(most).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}
