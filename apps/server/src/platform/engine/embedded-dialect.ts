import { SqliteAdapter, SqliteDialect } from 'kysely';

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * SQLite with migrations in one transaction. Kysely leaves them without one on SQLite, so that a start that is killed half-way leaves tables
 * that the next start cannot make again.
 */
export class EmbeddedDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
