import type { Db } from '../../../platform/database/database.ts';

export interface EnvironmentVariable {
  name: string;
  value: string;
  secret: boolean;
}

export interface Environment {
  id: string;
  name: string;
  /** With the values of secret ones. */
  variables: EnvironmentVariable[];
  createdAt: number;
  updatedAt: number;
}

interface Row {
  id: string;
  name: string;
  variables: string;
  created_at: number;
  updated_at: number;
}

const columns = ['id', 'name', 'variables', 'created_at', 'updated_at'] as const;

function toEnvironment(row: Row): Environment {
  return {
    id: row.id,
    name: row.name,
    variables: JSON.parse(row.variables),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function listEnvironments(db: Db, ownerId: string): Promise<Environment[]> {
  const rows = await db
    .selectFrom('api_environments')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(toEnvironment);
}

/** An environment of somebody else is none. */
export async function findEnvironment(db: Db, ownerId: string, id: string): Promise<Environment | undefined> {
  const row = await db
    .selectFrom('api_environments')
    .select(columns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row && toEnvironment(row);
}

export async function insertEnvironment(db: Db, ownerId: string, environment: Environment): Promise<void> {
  await db
    .insertInto('api_environments')
    .values({
      id: environment.id,
      owner_id: ownerId,
      name: environment.name,
      variables: JSON.stringify(environment.variables),
      created_at: environment.createdAt,
      updated_at: environment.updatedAt,
    })
    .execute();
}

export async function updateEnvironment(db: Db, environment: Environment): Promise<void> {
  await db
    .updateTable('api_environments')
    .set({
      name: environment.name,
      variables: JSON.stringify(environment.variables),
      updated_at: environment.updatedAt,
    })
    .where('id', '=', environment.id)
    .execute();
}

export async function removeEnvironment(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_environments')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
