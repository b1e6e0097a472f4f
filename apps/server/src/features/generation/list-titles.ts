import type { Db } from '../../platform/database/database.ts';
import { findCaseSecrets } from './case-secrets.ts';
import { findCases } from './store.ts';

/** Names of a person's cases as they may be shown, by the ids. */
export async function listTitles(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const cases = await findCases(db, ownerId, ids);
  return new Map(
    cases.map(({ id, title, requirementText, steps }) => [
      id,
      findCaseSecrets(requirementText, steps).hide(title),
    ]),
  );
}
