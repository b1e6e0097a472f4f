import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openDatabase } from '../platform/database/database.ts';
import { openProgress, type Progress } from './progress.ts';
import { OperationError, refuseData } from './refuse.ts';
import { sumTable, type TableSum } from './rows/checksum.ts';
import { inTransaction, readPostgres, setCounter, writePostgres } from './rows/postgres-rows.ts';
import { describeTables, quote, type Shape } from './rows/shapes.ts';
import { readCounter, readSqlite } from './rows/sqlite-rows.ts';
import { keepKey } from './session-key.ts';

export interface SummedTable extends TableSum {
  name: string;
}

export type Tell = (line: string) => void;

const moveLock = 727_002;

export async function sumSqlite(database: DatabaseSync, shapes: readonly Shape[]): Promise<SummedTable[]> {
  const sums: SummedTable[] = [];
  for (const shape of shapes) {
    sums.push({ name: shape.name, ...(await sumTable(readSqlite(database, shape))) });
  }
  return sums;
}

/** Names the tables of which the two sides do not say the same. */
export function compareSums(given: readonly SummedTable[], found: readonly SummedTable[]): string[] {
  return given
    .filter(({ name, rows, checksum }) => {
      const other = found.find((one) => one.name === name);
      return other?.rows !== rows || other.checksum !== checksum;
    })
    .map(({ name }) => name);
}

/** Everything at once, so that counts kept by triggers begin at nothing too. */
async function beginAnew(
  client: pg.ClientBase,
  shapes: readonly Shape[],
  progress: Progress,
  source: string,
) {
  await inTransaction(client, '', async () => {
    const tables = [...shapes.map(({ name }) => name), 'account_counts'];
    await client.query(`truncate ${tables.map(quote).join(', ')}`);
    await progress.begin(source);
  });
}

async function copyTable(
  {
    source,
    client,
    progress,
    tell,
  }: { source: DatabaseSync; client: pg.ClientBase; progress: Progress; tell: Tell },
  shape: Shape,
  all: number,
): Promise<void> {
  for (const { rows, position } of readSqlite(source, shape, progress.positionOf(shape.name))) {
    try {
      await inTransaction(client, '', async () => {
        await writePostgres(client, shape, rows);
        await progress.note(shape.name, position);
      });
    } catch (error) {
      throw new OperationError(
        `Rows of the table ${shape.name} could not be stored: ${(error as Error).message}. What was moved so far stays; the same command goes on from there.`,
        { cause: error },
      );
    }
  }
  await setCounter(client, shape, shape.counter === undefined ? 0 : readCounter(source, shape));
  tell(`${shape.name}: ${all} rows`);
}

/** Refuses a database with other data before migrations touch it. */
async function lookFirst(url: string, shapes: readonly Shape[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    if ((await openProgress(client)).source === undefined) await refuseData(client, shapes);
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new OperationError(`The database to move into cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}

export interface MovingRows {
  isNew: boolean;
  /** Called once rows and files are there and proved. */
  end: (key: string | undefined) => Promise<void>;
  close: () => Promise<void>;
  copy: () => Promise<SummedTable[]>;
}

/** Gets ready to move all rows into an empty PostgreSQL database; goes on where an earlier move was broken off. */
export async function openMove(source: DatabaseSync, url: string, tell: Tell): Promise<MovingRows> {
  const shapes = describeTables(source);
  await lookFirst(url, shapes);
  const given = await sumSqlite(source, shapes);
  const fingerprint = createHash('sha256').update(JSON.stringify(given)).digest('hex');
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' });
  if (!database.pool) throw new Error('This is no PostgreSQL.');
  const client = await database.pool.connect();
  async function close(): Promise<void> {
    // The lock goes with the connection.
    client.release(true);
    await database.close();
  }

  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [moveLock]);
    if (!rows[0]?.mine)
      throw new OperationError('Another move into this database is under way. Wait for its end.');
    const progress = await openProgress(client);
    const isNew = progress.source === undefined;
    if (isNew) await refuseData(client, shapes);
    else if (progress.source === fingerprint)
      tell('An earlier move was broken off; this one goes on from there.');
    else tell('The source has changed since an earlier move was broken off; this one begins again.');
    if (progress.source !== fingerprint) await beginAnew(client, shapes, progress, fingerprint);

    return {
      isNew,
      end: (key) =>
        inTransaction(client, '', async () => {
          if (key !== undefined) await keepKey(client, key);
          await progress.end();
        }),
      close,
      async copy() {
        for (const [index, shape] of shapes.entries()) {
          await copyTable({ source, client, progress, tell }, shape, given[index]?.rows ?? 0);
        }
        const found: SummedTable[] = [];
        await inTransaction(client, 'isolation level repeatable read, read only', async () => {
          for (const shape of shapes) {
            found.push({ name: shape.name, ...(await sumTable(readPostgres(client, shape))) });
          }
        });
        const different = compareSums(given, found);
        if (different.length === 0) return found;
        throw new OperationError(
          `What was stored is not what was read, in: ${different.join(', ')}. Do not use the database; empty it and move again.`,
        );
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
