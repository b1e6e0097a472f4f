import type pg from 'pg';
import type { Batch, Row } from './checksum.ts';
import { listColumns, quote, type Shape } from './shapes.ts';

const atOnce = 500;

/** Reads a table through a cursor; to be called within a transaction. */
export async function* readPostgres(client: pg.ClientBase, shape: Shape): AsyncIterable<Batch> {
  const cursor = quote(`read ${shape.name}`);
  await client.query(`declare ${cursor} cursor for select ${listColumns(shape)} from ${quote(shape.name)}`);
  let position = 0;
  for (;;) {
    const { rows } = await client.query<Row>({ text: `fetch ${atOnce} from ${cursor}`, rowMode: 'array' });
    if (rows.length === 0) break;
    position += rows.length;
    yield { rows, position };
  }
  await client.query(`close ${cursor}`);
}

export async function writePostgres(
  client: pg.ClientBase,
  shape: Shape,
  rows: readonly Row[],
): Promise<void> {
  const width = shape.columns.length;
  const places = rows.map(
    (_, row) => `(${shape.columns.map((__, column) => `$${row * width + column + 1}`).join(', ')})`,
  );
  await client.query(
    `insert into ${quote(shape.name)} (${listColumns(shape)}) values ${places.join(', ')}`,
    rows.flat(),
  );
}

/** Lets a counting column go on after the last number that was ever given out. */
export async function setCounter(
  client: pg.ClientBase,
  { name, counter }: Shape,
  last: number,
): Promise<void> {
  if (counter === undefined) return;
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2), greatest($3::bigint, coalesce(max(${quote(counter)}), 0), 1),
      greatest($3::bigint, coalesce(max(${quote(counter)}), 0)) > 0) from ${quote(name)}`,
    [quote(name), counter, last],
  );
}

export async function readPostgresCounter(client: pg.ClientBase, { name, counter }: Shape): Promise<number> {
  if (counter === undefined) return 0;
  const { rows } = await client.query<{ last: number | null }>(
    'select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) as last',
    [quote(name), counter],
  );
  return rows[0]?.last ?? 0;
}

export async function inTransaction<T>(
  client: pg.ClientBase,
  kind: '' | 'isolation level repeatable read, read only',
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`begin ${kind}`);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
