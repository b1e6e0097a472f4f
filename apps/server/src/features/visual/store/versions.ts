import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { type Picture, pictureColumns, toPicture } from './pictures.ts';

type Row = Tables['visual_versions'];

export interface Version {
  id: string;
  number: number;
  picture: Picture;
  state: Row['state'];
  origin: Row['origin'];
  comparisonId: string | null;
  acceptedAt: number;
  retiredAt: number | null;
}

/** Newest first. */
export async function listVersions(db: Db, lookId: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('visual_versions as version')
    .innerJoin('visual_pictures as picture', 'picture.hash', 'version.picture_hash')
    .select(pictureColumns)
    .select([
      'version.id',
      'version.number',
      'version.state',
      'version.origin',
      'version.comparison_id as comparisonId',
      'version.accepted_at as acceptedAt',
      'version.retired_at as retiredAt',
    ])
    .where('version.look_id', '=', lookId)
    .orderBy('version.number', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, picture: toPicture(row) }));
}

/** Hashes of the accepted pictures, the newest first. */
export async function listAccepted(db: Db, lookId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visual_versions')
    .select('picture_hash')
    .where('look_id', '=', lookId)
    .where('state', '=', 'accepted')
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ picture_hash: hash }) => hash);
}

/** Accepts a picture beside what is accepted. To be called with the look locked. */
export async function insertVersion(
  db: Db,
  version: { lookId: string; hash: string; origin: Row['origin']; comparisonId?: string | null },
  now: number,
): Promise<void> {
  const { last } = await db
    .selectFrom('visual_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('look_id', '=', version.lookId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('visual_versions')
    .values({
      id: randomUUID(),
      look_id: version.lookId,
      number: (last ?? 0) + 1,
      picture_hash: version.hash,
      state: 'accepted',
      origin: version.origin,
      comparison_id: version.comparisonId ?? null,
      accepted_at: now,
      retired_at: null,
    })
    .execute();
}

/** Accepts them no longer: all of a look, or one of them. */
export async function retireVersions(
  db: Db,
  { lookId, id }: { lookId: string; id?: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('visual_versions')
    .set({ state: 'retired', retired_at: now })
    .where('look_id', '=', lookId)
    .where('state', '=', 'accepted')
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .execute();
}
