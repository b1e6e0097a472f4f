import type { Db } from './database.ts';

export async function readKept(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('kept_values').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Keeps a value where there is none yet; whichever process is first, all get the same. */
export async function keepFirst(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('kept_values')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readKept(db, name)) ?? value;
}

export async function keepValue(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('kept_values')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
