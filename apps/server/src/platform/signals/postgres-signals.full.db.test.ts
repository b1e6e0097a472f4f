import pg from 'pg';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createPostgresDatabase } from '../../../test/start.ts';
import { openSignals } from './postgres-signals.ts';

test.skipIf(!inject('postgresUrl'))(
  'a text whose first part is lost is dropped, and the next one arrives whole',
  async () => {
    const url = await createPostgresDatabase();
    const pool = new pg.Pool({ connectionString: url });
    const log = pino({ level: 'silent' });
    const [here, there] = await Promise.all([openSignals(url, pool, log), openSignals(url, pool, log)]);
    onTestFinished(async () => {
      await Promise.all([here.close(), there.close()]);
      await pool.end();
    });
    const seen: string[] = [];
    there.on('whole', (text) => seen.push(text));
    const long = 'é'.repeat(30_000);

    await pool.query('select pg_notify($1, $2)', [
      `assay_${there.id}`,
      `${here.id} whole 1 1 the rest of a text`,
    ]);
    await here.sendTo(there.id, 'whole', long);
    await pool.query('select pg_notify($1, $2)', [
      `assay_${there.id}`,
      `${here.id} whole 0 0 the first part alone`,
    ]);
    await here.sendTo(there.id, 'whole', 'short');

    await vi.waitFor(() => expect(seen).toContain('short'), { timeout: 600_000 });
    expect(seen).toEqual([long, 'short']);
  },
);
