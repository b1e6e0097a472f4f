import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '../../scripts/places.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export interface TestServer {
  address: string;
  /** The database, for what only an administrator's page will be able to do. */
  sql: (statement: string, ...values: (string | number)[]) => void;
  /** Rows of the database, for what no page shows yet. */
  read: (query: string, ...values: (string | number)[]) => Record<string, unknown>[];
  /** The newest mail that the server wrote to its data folder, as text. */
  lastMail: () => string;
  register: (person?: Partial<Person>) => Promise<Person>;
  logIn: (person: Person) => Promise<string>;
  stop: () => Promise<void>;
}

let people = 0;

function whenReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (part: Buffer) => {
      output += part;
      const address = /Assay is ready: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
}

/** The built product as a newcomer starts it, on a free port and an empty folder. */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-e2e-'));
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', ...settings },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const address = await whenReady(child);

  function withDatabase<T>(use: (database: DatabaseSync) => T): T {
    const database = new DatabaseSync(join(folder, 'assay.sqlite'), { timeout: 5000 });
    try {
      return use(database);
    } finally {
      database.close();
    }
  }

  async function post(path: string, body: object): Promise<Response> {
    const reply = await fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  }

  return {
    address,
    sql: (statement, ...values) =>
      withDatabase((database) => void database.prepare(statement).run(...values)),
    read: (query, ...values) =>
      withDatabase((database) =>
        database
          .prepare(query)
          .all(...values)
          .map((row) => ({ ...row })),
      ),
    lastMail() {
      const newest = readdirSync(join(folder, 'mail')).sort().at(-1) ?? '';
      const folded = readFileSync(join(folder, 'mail', newest), 'utf8');
      return folded.replaceAll('=\n', '').replaceAll('=3D', '=');
    },
    async register(person) {
      people += 1;
      const unique = `person${process.pid}-${people}@example.com`;
      const whole = {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: unique,
        password: 'analytical',
        ...person,
      };
      await post('/api/register', whole);
      return whole;
    },
    async logIn({ email, password }) {
      const { token } = (await (await post('/api/login', { email, password })).json()) as { token: string };
      return token;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
