import type { Db } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/lock-owner.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { measureOthers, type SavedConfig } from '../store/configs.ts';

const most = 500;
/** They are listed whole. */
const mostCharacters = 20_000_000;

/** Throws where a person has no room for a configuration; within a transaction, since two could else both find room. */
export async function refuseExcess(
  transaction: Db,
  ownerId: string,
  { id, config }: Pick<SavedConfig, 'id' | 'config'>,
): Promise<void> {
  await lockOwner(transaction, ownerId);
  const { amount, characters } = await measureOthers(transaction, ownerId, id);
  if (amount < most && characters + config.length <= mostCharacters) return;
  throw new AppError('VALIDATION_FAILED', {
    message:
      amount >= most
        ? `You have ${most} saved configurations already. Delete one that is not used any more.`
        : 'Your saved configurations take up all the room there is. Delete one that is not used any more.',
  });
}
