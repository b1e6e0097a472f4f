import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { launchServer } from '../../scripts/launch-server.ts';
import { callOnce } from './call.ts';

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

/** The built product as a newcomer starts it, on a free port and an empty folder. */
export async function startServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-e2e-'));
  const launched = launchServer(['apps/server/src/main.ts'], {
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    // The model takes seconds for a sentence; bundled-model.smoke.e2e.test.ts runs it.
    MODEL_PATH: 'off',
    // Neither a busy processor nor a full disk makes the server refuse calls.
    MAX_LAG_MS: '60000',
    STEP_SECONDS: '300',
    MIN_FREE_DISK_MB: '0',
    ...settings,
  });
  const address = await launched.ready;

  function withDatabase<T>(use: (database: DatabaseSync) => T): T {
    const database = new DatabaseSync(join(folder, 'assay.sqlite'), { timeout: 60_000 });
    try {
      return use(database);
    } finally {
      database.close();
    }
  }

  async function post(path: string, body: object): Promise<Response> {
    const reply = await callOnce(new URL(path, address), {
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
      launched.child.kill('SIGTERM');
      await launched.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
