import type { Db } from '../../platform/database/database.ts';

/** Carries out changes of accounts by administrators one after another, so that each sees what the one before it left. */
export function oneAfterAnother<T>(db: Db, change: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('administration')
      .set((eb) => ({ changes: eb('changes', '+', 1) }))
      .execute();
    return change(transaction);
  });
}
