import { randomUUID } from 'node:crypto';
import { paint } from '../pictures.ts';
import type { RunningApp } from '../start.ts';
import type { Look } from './belongings.ts';

let shades = 0;

/** Something that is compared, with an accepted version, a retired one, and a difference that waits for a decision. */
export async function addLook({ services }: RunningApp, ownerId: string, name: string): Promise<Look> {
  const { db, pictures } = services;
  const now = Date.now();
  const [id, acceptedVersion, retiredVersion, comparison] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  // Each picture is another, since what is stored belongs to whoever has the same.
  shades += 1;
  const ground = [shades & 255, (shades >> 8) & 255, 7] as const;
  const { hash, size } = await pictures.put(paint({ width: 8, height: 8, ground }));
  await db
    .insertInto('visual_pictures')
    .values({ hash, size, width: 8, height: 8, format: 'png', small_hash: hash, created_at: now })
    .execute();
  await db
    .insertInto('visual_looks')
    .values({
      ...{ id, owner_id: ownerId, test_id: id, test_name: name, step_name: name, browser: '', viewport: '' },
      ...{ threshold: 0.1, pixel_threshold: 0.1, ignored: '[]', revision: 1 },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  const version = { look_id: id, picture_hash: hash, origin: 'uploaded' as const, comparison_id: null };
  await db
    .insertInto('visual_versions')
    .values([
      { ...version, id: retiredVersion, number: 1, state: 'retired', accepted_at: now, retired_at: now },
      { ...version, id: randomUUID(), number: 2, state: 'accepted', accepted_at: now, retired_at: null },
      { ...version, id: acceptedVersion, number: 3, state: 'accepted', accepted_at: now, retired_at: null },
    ])
    .execute();
  await db
    .insertInto('visual_comparisons')
    .values({
      ...{ id: comparison, owner_id: ownerId, look_id: id, status: 'failed', review: 'waiting' },
      ...{ diff_percentage: 50, diff_pixels: 32, total_pixels: 64, ignored_pixels: 0 },
      ...{ threshold: 0.1, pixel_threshold: 0.1, regions: '[]', shifts: '[]', ignored: '[]' },
      ...{ picture_hash: hash, compared_hash: hash, diff_hash: hash },
      ...{ run_id: null, execution_id: null, step_number: null, created_at: now, reviewed_at: null },
    })
    .execute();
  return { id, acceptedVersion, retiredVersion, comparison, hash };
}
