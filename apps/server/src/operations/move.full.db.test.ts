import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { expectSame, fillInstance } from '../../test/instance.ts';
import { runOperation, startOperation } from '../../test/operations.ts';
import { startS3 } from '../../test/s3.ts';
import { createPostgresDatabase, startApp, temporaryFolder } from '../../test/start.ts';
import { readStorageUrl, within } from '../platform/settings/place.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { moveFolder } from './move-data.ts';

const refuseLate = `create function refuse_late() returns trigger language plpgsql as $$ begin
    if new.id > 700 then raise exception 'the disk is full'; end if; return new;
  end $$;
  create trigger refuse_late before insert on run_events for each row execute function refuse_late()`;

function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

test.skipIf(!inject('postgresUrl'))(
  'an embedded instance moves into PostgreSQL and a bucket, through failures and kills, and goes on there',
  { timeout: 180_000 },
  async () => {
    const [s3, databaseUrl, folder] = [await startS3(), await createPostgresDatabase(), temporaryFolder()];
    const app = await startApp('sqlite', { DATA_DIR: folder });
    const filled = await fillInstance(app);
    const to = readStorageUrl(s3.url);
    const said: string[] = [];
    const move = () => moveFolder(folder, { databaseUrl, to, tell: (line) => said.push(line) });
    await expect(move()).rejects.toThrow('A server is using the data folder');
    await app.close();
    const before = hashFile(join(folder, 'assay.sqlite'));

    const client = new pg.Client(databaseUrl);
    client.on('error', () => undefined);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(refuseLate);
    await expect(move()).rejects.toThrow(
      'Rows of the table run_events could not be stored: the disk is full.',
    );
    const { rows } = await client.query('select count(*)::int as some from run_events');
    expect(rows[0].some, 'a batch stays').toBe(500);
    await expect(startApp('postgres', { DATABASE_URL: databaseUrl })).rejects.toThrow(
      'Run npm run move again',
    );
    await client.query('drop function refuse_late cascade');

    const settings = { DATABASE_URL: databaseUrl, STORAGE_URL: s3.url };
    const killed = startOperation('move', ['--from', folder], settings);
    killed.child.stdout?.once('data', () => killed.child.kill('SIGKILL'));
    expect(await killed.ended).toBeNull();
    // The server notices that the connection is gone, and lets go of its lock, in its own time.
    await expect
      .poll(async () => (await client.query(`select 1 from pg_locks where locktype = 'advisory'`)).rowCount)
      .toBe(0);
    const newData = temporaryFolder();
    const args = ['--from', folder, '--to-data', newData];
    const { code, output } = await runOperation('move', args, settings);
    expect(code, output).toBe(0);
    expect(output).toContain('this one goes on from there');
    expect(output).toMatch(/run_events +1300 +[0-9a-f]{16}\n/);
    expect(output).toMatch(/evidence +1 +each by its SHA-256\npictures +\d+ /);
    expect(output).not.toContain('S3RVER:');
    expect(hashFile(join(folder, 'assay.sqlite'))).toBe(before);

    const source = await startApp('sqlite', { DATA_DIR: folder });
    const environment = { ...settings, DATA_DIR: newData };
    await expectSame(source, await startApp('postgres', environment), filled);
    await source.close();

    await expect(move()).rejects.toThrow('The database already has data');
    await openStorage(within(to, 'pictures')).put(Buffer.from('of somebody else'));
    const other = { databaseUrl: await createPostgresDatabase(), to, tell: () => undefined };
    await expect(moveFolder(folder, other)).rejects.toThrow('already has other files (1)');
    await expect(moveFolder(temporaryFolder(), other)).rejects.toThrow('There is no embedded database');
  },
);
