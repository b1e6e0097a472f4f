import type { ComparisonStatus } from '@assay/contract/choices';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Look, toLook } from './looks.ts';
import { type Picture, pictureColumns } from './pictures.ts';

/** A look with what became of it. */
export interface Baseline extends Look {
  picture: Picture | null;
  variants: number;
  versions: number;
  comparisons: number;
  waiting: number;
  lastStatus: ComparisonStatus | null;
}

export type BaselineFilter = { search?: string | undefined } | { id: string };

function selectLooks(db: Db, ownerId: string, filter: BaselineFilter) {
  const query = db.selectFrom('visual_looks as look').where('look.owner_id', '=', ownerId);
  if ('id' in filter) return query.where('look.id', '=', filter.id);
  const { search } = filter;
  if (!search) return query;
  return query.where((eb) =>
    eb.or([contains(eb.ref('look.test_name'), search), contains(eb.ref('look.step_name'), search)]),
  );
}

function selectRows(db: Db, ownerId: string, filter: BaselineFilter) {
  return selectLooks(db, ownerId, filter)
    .select([
      'look.id',
      'look.owner_id as ownerId',
      'look.test_id as testId',
      'look.test_name as testName',
      'look.step_name as stepName',
      'look.browser',
      'look.viewport',
      'look.threshold',
      'look.pixel_threshold as pixelThreshold',
      'look.ignored',
      'look.revision',
      'look.created_at as createdAt',
      'look.updated_at as updatedAt',
    ])
    .select(({ selectFrom }) => {
      const versions = selectFrom('visual_versions as version').whereRef('version.look_id', '=', 'look.id');
      const accepted = versions.where('version.state', '=', 'accepted');
      const comparisons = selectFrom('visual_comparisons as one').whereRef('one.look_id', '=', 'look.id');
      return [
        versions.select(({ fn }) => fn.countAll<number>().as('amount')).as('versions'),
        accepted.select(({ fn }) => fn.countAll<number>().as('amount')).as('variants'),
        accepted.select('version.picture_hash').orderBy('version.number', 'desc').limit(1).as('pictureHash'),
        comparisons.select(({ fn }) => fn.countAll<number>().as('amount')).as('comparisons'),
        comparisons
          .where('one.review', '=', 'waiting')
          .select(({ fn }) => fn.countAll<number>().as('amount'))
          .as('waiting'),
        comparisons.select('one.status').orderBy('one.sequence', 'desc').limit(1).as('lastStatus'),
      ];
    });
}

/** The latest change first; all of them where no limit is given. */
export async function listBaselines(
  db: Db,
  ownerId: string,
  filter: BaselineFilter,
  page?: { limit: number; offset: number },
): Promise<Baseline[]> {
  const ordered = selectRows(db, ownerId, filter).orderBy('look.updated_at', 'desc').orderBy('look.id');
  const rows = await (page ? ordered.limit(page.limit).offset(page.offset) : ordered).execute();
  const hashes = rows.flatMap(({ pictureHash }) => (pictureHash === null ? [] : [pictureHash]));
  const pictures = await findPictures(db, hashes);
  return rows.map(({ pictureHash, ...row }) => ({
    ...toLook(row),
    picture: pictures.get(pictureHash ?? '') ?? null,
    variants: row.variants ?? 0,
    versions: row.versions ?? 0,
    comparisons: row.comparisons ?? 0,
    waiting: row.waiting ?? 0,
  }));
}

async function findPictures(db: Db, hashes: readonly string[]): Promise<Map<string, Picture>> {
  const found = new Map<string, Picture>();
  const most = 500;
  for (let from = 0; from < hashes.length; from += most) {
    const rows = await db
      .selectFrom('visual_pictures as picture')
      .select(pictureColumns)
      .where('picture.hash', 'in', hashes.slice(from, from + most))
      .execute();
    for (const row of rows) found.set(row.hash, row);
  }
  return found;
}

export async function countBaselines(db: Db, ownerId: string, filter: BaselineFilter): Promise<number> {
  const { amount } = await selectLooks(db, ownerId, filter)
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}
