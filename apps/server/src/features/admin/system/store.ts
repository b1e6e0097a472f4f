import { sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database.ts';

export interface Stored {
  files: number;
  bytes: number;
}

/** A file that several things show is kept once. */
export async function sumEvidence(db: Db): Promise<Stored> {
  const { files, bytes } = await db
    .selectFrom((eb) =>
      eb.selectFrom('evidence_files').select(['hash', 'size']).groupBy(['hash', 'size']).as('files'),
    )
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<number | null>('size').as('bytes')])
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}

export async function sumPictures(db: Db): Promise<Stored> {
  const { files, bytes } = await db
    .selectFrom('visual_pictures')
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<number | null>('size').as('bytes')])
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}

export async function readVersion({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<string> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
      : await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version.split(' ')[0] ?? '';
}

/** Null where this account of the database may not know. */
export async function readSize({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<number | null> {
  const asking =
    engine === 'sqlite'
      ? sql<{
          size: number;
        }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
      : sql<{ size: number }>`select pg_database_size(current_database()) as size`;
  const answer = await asking.execute(db).catch(() => undefined);
  const size = answer?.rows[0]?.size;
  return size === undefined ? null : Number(size);
}

export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
