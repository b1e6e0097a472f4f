import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine/engine.ts';

/** Lists of accounts are filtered by role and status and sorted by time or email; each way has its index, so that a page costs the same among many. */
const accountIndexes: Record<string, string[]> = {
  users_by_time: ['created_at', 'id'],
  users_by_status: ['status', 'created_at', 'id'],
  users_by_role: ['role', 'created_at', 'id'],
  users_by_role_and_status: ['role', 'status', 'created_at', 'id'],
  users_by_status_and_email: ['status', 'email', 'id'],
  users_by_role_and_email: ['role', 'email', 'id'],
  users_by_role_status_and_email: ['role', 'status', 'email', 'id'],
  users_by_email: ['email', 'id'],
};

/** Counted as they come and go: counting tens of thousands for every page would cost more than the page. */
const sqliteCounting = [
  `create trigger users_come after insert on users begin
    insert into account_counts (role, status, amount) values (new.role, new.status, 1)
      on conflict (role, status) do update set amount = amount + 1;
    insert into account_search (account_id, words) values (new.id, new.email || char(10) || new.id);
  end`,
  `create trigger users_go after delete on users begin
    update account_counts set amount = amount - 1 where role = old.role and status = old.status;
    delete from account_search where account_id = old.id;
  end`,
  `create trigger users_change after update of role, status on users begin
    update account_counts set amount = amount - 1 where role = old.role and status = old.status;
    insert into account_counts (role, status, amount) values (new.role, new.status, 1)
      on conflict (role, status) do update set amount = amount + 1;
  end`,
];

const postgresCounting = [
  `create function count_accounts() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update account_counts set amount = amount - 1 where role = old.role and status = old.status;
    end if;
    if tg_op <> 'DELETE' then
      insert into account_counts (role, status, amount) values (new.role, new.status, 1)
        on conflict (role, status) do update set amount = account_counts.amount + 1;
    end if;
    return null;
  end $$`,
  `create trigger users_come_and_go after insert or delete on users for each row execute function count_accounts()`,
  `create trigger users_change after update of role, status on users for each row
    when (old.role is distinct from new.role or old.status is distinct from new.status) execute function count_accounts()`,
];

/** Parts of words are found by their trigrams. Where PostgreSQL does not let us have them, it reads all accounts instead. */
const sqliteSearch = [
  `create virtual table account_search using fts5(account_id unindexed, words, tokenize = 'trigram')`,
  `insert into account_search (account_id, words) select id, email || char(10) || id from users`,
];
const postgresSearch = [
  `do $$ begin
    create extension if not exists pg_trgm;
    create index users_by_words on users using gin ((email || chr(10) || id) gin_trgm_ops);
  exception when others then
    raise notice 'Accounts are searched without an index: %', sqlerrm;
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(accountIndexes)) {
    await db.schema.createIndex(name).on('users').columns(columns).execute();
  }
  await db.schema
    .createTable('account_counts')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_counts_once', ['role', 'status'])
    .execute();
  await sql`insert into account_counts (role, status, amount) select role, status, count(*) from users group by role, status`.execute(
    db,
  );
  const statements = isPostgres(db)
    ? [...postgresSearch, ...postgresCounting]
    : [...sqliteSearch, ...sqliteCounting];
  for (const statement of statements) await sql.raw(statement).execute(db);

  await db.schema
    .createTable('audit_log')
    .addColumn('id', isPostgres(db) ? 'bigserial' : 'integer', (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target_kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('target_email_hash', 'text')
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .execute();
  for (const [name, columns] of Object.entries({
    audit_by_action: ['action', 'id'],
    audit_by_actor: ['actor_id', 'id'],
    audit_by_target: ['target_id', 'id'],
    audit_by_email: ['target_email_hash'],
  })) {
    await db.schema.createIndex(name).on('audit_log').columns(columns).execute();
  }
  // Whoever changes accounts as an administrator writes to its one row first, so that one follows the other.
  await db.schema
    .createTable('administration')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('changes', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into administration (id, changes) values (1, 0)`.execute(db);
}
