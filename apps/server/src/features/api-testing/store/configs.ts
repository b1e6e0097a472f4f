import type { Db } from '../../../platform/database/database.ts';

export interface SavedConfig {
  id: string;
  name: string;
  description: string;
  baseUrl: string;
  /** JSON, with placeholders for secrets. */
  config: string;
  createdAt: number;
  updatedAt: number;
}

interface Row {
  id: string;
  name: string;
  description: string;
  base_url: string;
  config: string;
  created_at: number;
  updated_at: number;
}

const columns = ['id', 'name', 'description', 'base_url', 'config', 'created_at', 'updated_at'] as const;

function toConfig({ base_url, created_at, updated_at, ...row }: Row): SavedConfig {
  return { ...row, baseUrl: base_url, createdAt: created_at, updatedAt: updated_at };
}

function toRow({ baseUrl, createdAt, updatedAt, ...config }: SavedConfig): Row {
  return { ...config, base_url: baseUrl, created_at: createdAt, updated_at: updatedAt };
}

export async function listConfigs(db: Db, ownerId: string): Promise<SavedConfig[]> {
  const rows = await db
    .selectFrom('api_configs')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toConfig);
}

/** How many a person has beside one, and how long they are together. */
export async function measureOthers(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ amount: number; characters: number }> {
  const row = await db
    .selectFrom('api_configs')
    .select(({ fn }) => [
      fn.countAll<number>().as('amount'),
      fn.sum<number | null>(fn<number>('length', ['config'])).as('characters'),
    ])
    .where('owner_id', '=', ownerId)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return { amount: row.amount, characters: Number(row.characters ?? 0) };
}

/** A configuration of somebody else is none. */
export async function findConfig(db: Db, ownerId: string, id: string): Promise<SavedConfig | undefined> {
  const row = await db
    .selectFrom('api_configs')
    .select(columns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row && toConfig(row);
}

export async function insertConfig(db: Db, ownerId: string, config: SavedConfig): Promise<void> {
  await db
    .insertInto('api_configs')
    .values({ owner_id: ownerId, ...toRow(config) })
    .execute();
}

export async function updateConfig(db: Db, config: SavedConfig): Promise<void> {
  const { id, ...row } = toRow(config);
  await db.updateTable('api_configs').set(row).where('id', '=', id).execute();
}

export async function removeConfig(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_configs')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
