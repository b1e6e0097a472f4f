import { readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { post, startProcess } from '../test/process.ts';
import { ada, createPostgresDatabase, type Engine, onBothEngines, temporaryFolder } from '../test/start.ts';
import { openDatabase } from './platform/database/database.ts';

async function environmentFor(engine: Engine): Promise<Record<string, string>> {
  const folder = { DATA_DIR: temporaryFolder() };
  return engine === 'sqlite' ? folder : { ...folder, DATABASE_URL: await createPostgresDatabase() };
}

/** A request that the server is known to have begun with: it has answered to the head and waits for the body. */
function sendInTwoParts(address: string, body: object): Promise<{ finish: () => Promise<number> }> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const sending = request(address, { method: 'POST', headers });
  const status = new Promise<number>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  function finish(): Promise<number> {
    sending.end(JSON.stringify(body));
    return status;
  }
  sending.flushHeaders();
  return new Promise((resolve, reject) => {
    sending.once('error', reject);
    sending.once('continue', () => resolve({ finish }));
  });
}

onBothEngines('the server process', (engine) => {
  test('kill -9 at any moment loses no acknowledged registration', { timeout: 180_000 }, async () => {
    const environment = await environmentFor(engine);
    const acknowledged: string[] = [];
    let sent = 0;
    // By acknowledgements rather than by time, so that a slow machine is killed as often in the middle of work as a fast one.
    for (const [round, answers] of [1, 2, 4, 7, 9, 12].entries()) {
      const server = startProcess(environment);
      const address = await server.ready;
      const enough = acknowledged.length + answers;
      const register = async () => {
        for (;;) {
          sent += 1;
          const email = `person${sent}@example.com`;
          const reply = await post(address, '/api/register', { ...ada, email }).catch(() => undefined);
          if (!reply) return;
          if (reply.status === 201) acknowledged.push(email);
          if (acknowledged.length === enough) setTimeout(() => server.child.kill('SIGKILL'), round * 3);
        }
      };
      await Promise.all([...Array.from({ length: 4 }, register), server.ended]);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(35);

    const { db, close } = await openDatabase({
      DATA_DIR: environment.DATA_DIR ?? '',
      DATABASE_URL: environment.DATABASE_URL,
    });
    const kept = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
    await close();
    expect(
      acknowledged.filter((email) => !kept.has(email)),
      `of ${acknowledged.length}`,
    ).toEqual([]);
    const server = startProcess(environment);
    const last = acknowledged.at(-1);
    const login = await post(await server.ready, '/api/login', { email: last, password: ada.password });
    expect(login.status).toBe(200);
  });

  test('a request under way is answered before the server stops', async () => {
    const server = startProcess(await environmentFor(engine));
    const address = await server.ready;
    const sent = Array.from({ length: 6 }, (_, turn) =>
      sendInTwoParts(`${address}/api/register`, { ...ada, email: `person${turn}@example.com` }),
    );
    const underWay = await Promise.all(sent);
    const statuses = Promise.all(underWay.map(({ finish }) => finish()));
    server.child.kill('SIGTERM');
    expect(await statuses).toEqual(Array(6).fill(201));
    expect(await server.ended).toBe(0);
  });

  test('sessions outlive a restart', async () => {
    const environment = await environmentFor(engine);
    const first = startProcess({ ...environment, ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password });
    const login = await post(await first.ready, '/api/login', { email: ada.email, password: ada.password });
    const body = (await login.json()) as { token: string };
    first.child.kill('SIGTERM');
    await first.ended;
    // On PostgreSQL there is nothing in the folder that sessions need.
    const folder = engine === 'postgres' ? temporaryFolder() : (environment.DATA_DIR ?? '');
    const second = startProcess({ ...environment, DATA_DIR: folder });
    const valid = await post(await second.ready, '/api/validate-token', body);
    expect(await valid.json()).toEqual({ valid: true });
    expect(second.output(), 'the super admin is created once').not.toContain('super admin');
    if (engine === 'postgres') return;
    const key = join(environment.DATA_DIR ?? '', 'session-key');
    expect(statSync(key).mode & 0o777).toBe(0o600);
    expect(readFileSync(key, 'utf8').length).toBeGreaterThan(60);
  });
});

test('a taken port is told with the setting that changes it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const server = startProcess({ DATA_DIR: temporaryFolder(), PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`Port ${port} is already in use.`);
  expect(server.output()).toContain(`PORT=${port + 1} npm start`);
  expect(server.output(), 'no password is shown by a start that failed').not.toContain('super admin');
});

test('a second server on the same data folder is refused', async () => {
  const environment = { DATA_DIR: temporaryFolder() };
  const first = startProcess(environment);
  await first.ready;
  const second = startProcess(environment);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another Assay is already using the data folder');
  expect(statSync(environment.DATA_DIR).mode & 0o077).toBe(0);
  first.child.kill('SIGKILL');
  await first.ended;
  await startProcess(environment).ready;
});

test('settings that cannot be used are told all at once', async () => {
  const server = startProcess({ PORT: 'many', LOG_LEVEL: 'loud' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/PORT must be[\s\S]*LOG_LEVEL must be/);
});

test('a PostgreSQL that does not answer is told as such', async () => {
  const server = startProcess({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('The database could not be brought up to date.');
  expect(server.output()).toContain('ECONNREFUSED');
});

test.skipIf(process.platform === 'win32')(
  'four servers may migrate one PostgreSQL at once',
  async ({ skip }) => {
    const url = await createPostgresDatabase('template1').catch(() =>
      skip('There is no PostgreSQL to test with.'),
    );
    const databases = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ DATABASE_URL: url, DATA_DIR: '' })),
    );
    await Promise.all(databases.map(({ close }) => close()));
    expect(databases).toHaveLength(4);
  },
);
