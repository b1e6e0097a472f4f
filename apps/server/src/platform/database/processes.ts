import { hostname } from 'node:os';
import { type SqlBool, sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { databaseNow, isWithin } from './database-clock.ts';

/** This process as people read it. */
export function nameProcess(): string {
  return `${hostname()} (${process.pid})`;
}

interface ServerProcess {
  name: string;
  /** Whether it can only be reached from its own machine. */
  isLocal: boolean;
  address: string;
  publicUrl: string;
}

/** The server processes on this database, so that workers know where the product can be reached and by whom. */
export interface Processes {
  servers: () => ServerProcess[];
  /** Whether the product can only be reached from the machines it runs on, as far as is known. */
  areLocal: () => boolean;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const beatMs = 5000;
const silenceMs = 30_000;

async function note(db: Db, id: string, own: ServerProcess): Promise<void> {
  await db
    .insertInto('servers')
    .values({
      id,
      name: own.name,
      is_local: own.isLocal ? 1 : 0,
      address: own.address,
      public_url: own.publicUrl,
      started_at: databaseNow(db),
      seen_at: databaseNow(db),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: databaseNow(db) }))
    .execute();
}

async function list(db: Db, exceptId: string): Promise<ServerProcess[]> {
  const rows = await db
    .selectFrom('servers')
    .selectAll()
    .where('id', '<>', exceptId)
    .where(isWithin(db, 'seen_at', silenceMs))
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    isLocal: row.is_local === 1,
    address: row.address,
    publicUrl: row.public_url,
  }));
}

/** `own`: this process, where it answers calls; its addresses are known once it listens. */
export function createProcesses(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  id: string,
  own?: { isLocal: boolean; address: () => string | undefined; publicUrl: string | undefined },
): Processes {
  let others: ServerProcess[] = [];
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;
  const describeOwn = () => {
    const address = own?.address();
    if (!own || address === undefined) return undefined;
    return { name: nameProcess(), isLocal: own.isLocal, address, publicUrl: own.publicUrl ?? address };
  };

  async function beat(): Promise<void> {
    const mine = describeOwn();
    if (mine) await note(db, id, mine);
    others = await list(db, id);
  }

  return {
    servers() {
      const mine = describeOwn();
      return mine ? [mine, ...others] : others;
    },
    areLocal: () => {
      const known = own ? [own, ...others] : others;
      return known.length > 0 && known.every(({ isLocal }) => isLocal);
    },
    async start() {
      if (engine === 'sqlite') return;
      await db
        .deleteFrom('servers')
        .where(sql<SqlBool>`not ${isWithin(db, 'seen_at', silenceMs)}`)
        .execute();
      await beat();
      timer = setInterval(() => {
        // What is known stays known while the database cannot be asked.
        beating ??= beat()
          .catch(() => undefined)
          .finally(() => {
            beating = undefined;
          });
      }, beatMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await beating;
      if (engine === 'sqlite' || !own) return;
      await db
        .deleteFrom('servers')
        .where('id', '=', id)
        .execute()
        .catch(() => undefined);
    },
  };
}
