import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { changeLook, type LookChange } from './store/looks.ts';
import { insertVersion, listAccepted, retireVersions } from './store/versions.ts';

interface Acceptance {
  lookId: string;
  hash: string;
  origin: Tables['visual_versions']['origin'];
  comparisonId?: string;
  /** Whether what was accepted before stays accepted. */
  isBeside: boolean;
}

/** Accepts a stored picture from now on. To be called with the look locked. */
export async function acceptPicture(
  transaction: Db,
  { lookId, hash, isBeside, ...version }: Acceptance,
  now: number,
  change: LookChange = {},
): Promise<void> {
  const accepted = await listAccepted(transaction, lookId);
  const isAccepted = accepted.includes(hash) && (isBeside || accepted.length === 1);
  if (!isAccepted) {
    if (!isBeside) await retireVersions(transaction, { lookId }, now);
    await insertVersion(transaction, { lookId, hash, ...version }, now);
  }
  await changeLook(transaction, lookId, change, now);
}
