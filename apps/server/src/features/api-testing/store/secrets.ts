import type { Db } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/lock-owner.ts';

/** The values of those secrets that are kept, by their ids. */
export async function findSecrets(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('api_secrets')
    .select(['id', 'value'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, value }) => [id, value]));
}

/** Keeps what a holder names, and forgets what it named before and nobody names any more. */
export async function holdSecrets(
  transaction: Db,
  ownerId: string,
  holderId: string,
  secrets: ReadonlyMap<string, string>,
): Promise<void> {
  if (secrets.size > 0) {
    await lockOwner(transaction, ownerId);
    await transaction
      .insertInto('api_secrets')
      .values([...secrets].map(([id, value]) => ({ owner_id: ownerId, id, value })))
      .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
      .execute();
  }
  await releaseSecrets(transaction, ownerId, [holderId], [...secrets.keys()]);
  if (secrets.size === 0) return;
  await transaction
    .insertInto('api_secret_uses')
    .values([...secrets.keys()].map((id) => ({ owner_id: ownerId, secret_id: id, holder_id: holderId })))
    .execute();
}

/** To be called when the holders go, or hold other ones from now on: `except` is then kept. */
export async function releaseSecrets(
  transaction: Db,
  ownerId: string,
  holderIds: readonly string[],
  except: readonly string[] = [],
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('api_secret_uses')
    .where('holder_id', 'in', holderIds)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  await lockOwner(transaction, ownerId);
  await transaction
    .deleteFrom('api_secrets')
    .where('owner_id', '=', ownerId)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('api_secret_uses')
            .select('secret_id')
            .whereRef('api_secret_uses.owner_id', '=', 'api_secrets.owner_id')
            .whereRef('api_secret_uses.secret_id', '=', 'api_secrets.id'),
        ),
      ),
    )
    .execute();
}
