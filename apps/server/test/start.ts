import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, CallName, Sent } from '@assay/contract';
import type { ErrorBody } from '@assay/contract/errors';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { type App, type AppOptions, buildApp } from '../src/app.ts';
import { parseSettings } from '../src/platform/settings/settings.ts';
import { templateName } from './postgres.ts';

export type Engine = 'sqlite' | 'postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Those that this run tests: a tier may test one of them only. */
    engines: Engine[];
  }
}

/** Runs the same tests on each engine; without a PostgreSQL its half is skipped, and counted as such. */
export function onBothEngines(name: string, body: (engine: Engine) => void): void {
  const engines = inject('engines');
  if (engines.includes('sqlite')) describe(`${name} on sqlite`, () => body('sqlite'));
  onPostgres(`${name} on postgres`, () => body('postgres'));
}

/** For what needs PostgreSQL. */
export function onPostgres(name: string, body: () => void): void {
  if (inject('engines').includes('postgres')) describe.skipIf(!inject('postgresUrl'))(name, body);
}

/** A database of one's own, up to date or empty, dropped when the test ends. */
export async function createPostgresDatabase(template = templateName): Promise<string> {
  const base = inject('postgresUrl');
  if (!base) throw new Error('There is no PostgreSQL to test with.');
  const name = `assay_${randomBytes(6).toString('hex')}`;
  const administer = async (sql: string) => {
    const client = new pg.Client(base);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await administer(`create database ${name} template ${template}`);
  onTestFinished(() => administer(`drop database if exists ${name} with (force)`));
  return base.replace(/\/postgres$/, `/${name}`);
}

/** Neither a busy processor nor a full disk makes the server refuse calls, and no language model takes the time of tests that are not about it. */
export const ofAnyMachine = {
  MODEL_PATH: 'off',
  DATABASE_WAIT_SECONDS: '600',
  MAX_LAG_MS: '60000',
  MIN_FREE_DISK_MB: '0',
  STEP_SECONDS: '300',
};

// While a browser is launched, the process's own is a folder that goes with the browser.
const ofBrowser = /[\\/]assay-browsers-[^\\/]*$/;

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir().replace(ofBrowser, ''), 'assay-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with an empty database that is up to date; a test that is not given one begins without any. */
function folderWithDatabase(): string {
  const folder = temporaryFolder();
  const template = inject('sqliteTemplate');
  if (template) copyFileSync(template, join(folder, 'assay.sqlite'));
  return folder;
}

export interface Reply<K extends CallName> {
  status: number;
  headers: Record<string, unknown>;
  body: Answer<K> & Omit<Partial<ErrorBody>, 'success'>;
}

export interface RunningApp extends App {
  announcements: string[];
  logLines: string[];
  /** Makes a call of the registry against the real server, without a socket. */
  call: <K extends CallName>(
    key: K,
    sent?: Partial<Sent<K>> & { token?: string; ip?: string },
  ) => Promise<Reply<K>>;
}

/** The real server on a real, empty database, gone when the test ends. */
export async function startApp(
  engine: Engine,
  environment: Record<string, string> = {},
  more: Partial<AppOptions> = {},
): Promise<RunningApp> {
  const announcements: string[] = [];
  const logLines: string[] = [];
  const settings = parseSettings({
    DATA_DIR: environment.DATA_DIR ?? (engine === 'sqlite' ? folderWithDatabase() : temporaryFolder()),
    RATE_LIMITS: 'off',
    ...ofAnyMachine,
    PUBLIC_URL: 'http://assay.test',
    ...(engine === 'postgres' ? { DATABASE_URL: await createPostgresDatabase() } : {}),
    ...environment,
  });
  const app = await buildApp({
    settings,
    announce: (text) => announcements.push(text),
    logTo: { write: (line) => void logLines.push(line) },
    ...more,
  });
  onTestFinished(() => app.close());

  async function call<K extends CallName>(
    key: K,
    sent: Partial<Sent<K>> & { token?: string; ip?: string } = {},
  ) {
    const [method = '', path = ''] = key.split(' ');
    const params = (sent.params ?? {}) as Record<string, string>;
    const response = await app.server.inject({
      method: method as 'GET',
      url: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      query: (sent.query ?? {}) as Record<string, string>,
      headers: sent.token ? { authorization: `Bearer ${sent.token}` } : {},
      remoteAddress: sent.ip ?? '127.0.0.1',
      ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json() as Reply<K>['body'],
    };
  }
  return { ...app, announcements, logLines, call };
}

export const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'analytical',
};

/** Registers a person and signs them in. */
export async function signUp(app: RunningApp, person = ada): Promise<string> {
  await app.call('POST /api/register', { body: person });
  const { body } = await app.call('POST /api/login', {
    body: { email: person.email, password: person.password },
  });
  return body.token;
}
