import type { Answer } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import { AppError } from '../../platform/errors/errors.ts';
import type { Parts } from './parts.ts';
import { addAreas } from './policy.ts';
import { noBaseline } from './read-baseline.ts';
import { changeLook, lockLooks } from './store/looks.ts';

/** Ignores the areas of one look in others too; all of them or none. */
export async function copyIgnored(
  { db }: Parts,
  ownerId: string,
  fromId: string,
  to: readonly string[],
): Promise<Answer<'POST /api/visual/baselines/{id}/copy-ignored'>> {
  const targets = new Set(to);
  const changed = await db.transaction().execute(async (transaction) => {
    const looks = await lockLooks(transaction, ownerId, [...new Set([fromId, ...targets])]);
    const from = looks.find(({ id }) => id === fromId);
    const others = looks.filter(({ id }) => targets.has(id));
    if (!from || others.length < targets.size) throw noBaseline();
    const now = Date.now();
    let amount = 0;
    for (const { id, ignored, testName, stepName } of others) {
      const together = addAreas(ignored, from.ignored);
      if (together.length === ignored.length) continue;
      if (together.length > limits.pictureRegions.max) {
        throw new AppError('VALIDATION_FAILED', {
          message: `“${testName}, ${stepName}” would ignore ${together.length} areas, but at most ${limits.pictureRegions.max} can be ignored.`,
        });
      }
      await changeLook(transaction, id, { ignored: together }, now);
      amount += 1;
    }
    return amount;
  });
  return { success: true, data: { changed } };
}
