import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/engine/engine.ts';

/** What is known of a stored picture. */
export interface Picture {
  hash: string;
  size: number;
  width: number;
  height: number;
  format: 'png' | 'jpeg' | 'webp';
  smallHash: string | null;
}

/** Of a table that is named `picture` in the query. */
export const pictureColumns = [
  'picture.hash',
  'picture.size',
  'picture.width',
  'picture.height',
  'picture.format',
  'picture.small_hash as smallHash',
] as const;

export function toPicture({ hash, size, width, height, format, smallHash }: Picture): Picture {
  return { hash, size, width, height, format, smallHash };
}

export async function findPicture(db: Db, hash: string): Promise<Picture | undefined> {
  return db
    .selectFrom('visual_pictures as picture')
    .select(pictureColumns)
    .where('picture.hash', '=', hash)
    .executeTakeFirst();
}

/** A stored picture that belongs to a version or a comparison of this person. */
export async function findOwnPicture(db: Db, ownerId: string, hash: string): Promise<Picture | undefined> {
  return db
    .selectFrom('visual_pictures as picture')
    .select(pictureColumns)
    .where('picture.hash', '=', hash)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('visual_versions as version')
            .innerJoin('visual_looks as look', 'look.id', 'version.look_id')
            .select('version.id')
            .where('version.picture_hash', '=', hash)
            .where('look.owner_id', '=', ownerId),
        ),
        ...(['picture_hash', 'compared_hash'] as const).map((column) =>
          eb.exists(
            eb
              .selectFrom('visual_comparisons')
              .select('id')
              .where(column, '=', hash)
              .where('owner_id', '=', ownerId),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
}

export async function insertPicture(db: Db, picture: Picture, now: number): Promise<void> {
  const { smallHash, ...known } = picture;
  await db
    .insertInto('visual_pictures')
    .values({ ...known, small_hash: smallHash, created_at: now })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet(({ fn, ref }) => ({
        small_hash: fn.coalesce('visual_pictures.small_hash', ref('excluded.small_hash')),
      })),
    )
    .execute();
}

/** Whether the picture is there and had no small copy yet. */
export async function setSmallHash(db: Db, hash: string, smallHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visual_pictures')
    .set({ small_hash: smallHash })
    .where('hash', '=', hash)
    .where('small_hash', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Lets nobody else name or remove these files until the transaction ends. SQLite has one transaction at a time anyway. */
export async function lockHashes(transaction: Db, hashes: readonly string[]): Promise<void> {
  if (!isPostgres(transaction)) return;
  for (const hash of hashes.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(transaction);
  }
}

/** Forgets a picture that no version and no comparison shows; gives the hash of its small copy. */
export async function forgetUnused(transaction: Db, hash: string): Promise<string | null> {
  const gone = await transaction
    .deleteFrom('visual_pictures')
    .where('hash', '=', hash)
    .where(({ eb, not, exists }) =>
      not(exists(eb.selectFrom('visual_versions').select('id').where('picture_hash', '=', hash))),
    )
    .where(({ eb, not, exists }) =>
      not(exists(eb.selectFrom('visual_comparisons').select('id').where('picture_hash', '=', hash))),
    )
    .where(({ eb, not, exists }) =>
      not(exists(eb.selectFrom('visual_comparisons').select('id').where('compared_hash', '=', hash))),
    )
    .returning('small_hash')
    .executeTakeFirst();
  return gone?.small_hash ?? null;
}

/** Which of these files are pictures, small copies or pictures of differences. */
export async function listNamed(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const pictures = db.selectFrom('visual_pictures').select('hash').where('hash', 'in', hashes);
  const smalls = db
    .selectFrom('visual_pictures')
    .select('small_hash as hash')
    .where('small_hash', 'in', hashes);
  const diffs = db
    .selectFrom('visual_comparisons')
    .select('diff_hash as hash')
    .where('diff_hash', 'in', hashes);
  const found = await pictures.$castTo<{ hash: string | null }>().unionAll(smalls).unionAll(diffs).execute();
  return new Set(found.flatMap(({ hash }) => (hash === null ? [] : [hash])));
}

/** Some pictures that nothing shows any more, after the given hash. */
export async function listUnused(db: Db, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('visual_pictures')
    .select('hash')
    .where('hash', '>', after)
    .where(({ eb, not, exists }) =>
      not(
        exists(
          eb
            .selectFrom('visual_versions')
            .select('id')
            .whereRef('visual_versions.picture_hash', '=', 'visual_pictures.hash'),
        ),
      ),
    )
    .where(({ eb, not, exists }) =>
      not(
        exists(
          eb
            .selectFrom('visual_comparisons')
            .select('id')
            .whereRef('visual_comparisons.picture_hash', '=', 'visual_pictures.hash'),
        ),
      ),
    )
    .where(({ eb, not, exists }) =>
      not(
        exists(
          eb
            .selectFrom('visual_comparisons')
            .select('id')
            .whereRef('visual_comparisons.compared_hash', '=', 'visual_pictures.hash'),
        ),
      ),
    )
    .orderBy('hash')
    .limit(most)
    .execute();
  return rows.map(({ hash }) => hash);
}
