import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database/database.ts';
import { makePostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a running PostgreSQL, or undefined with the reason told. */
    postgresUrl: string | undefined;
  }
}

/** A database that is up to date, to copy for each test: quicker than to bring each up to date. */
export const templateName = 'assay_template';

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const { close } = await openDatabase({
    DATABASE_URL: url.replace(/\/postgres$/, `/${templateName}`),
    DATA_DIR: '',
  });
  await close();
}

/** One real PostgreSQL for the whole suite; each test makes its own database in it. */
export default async function startPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const server = await makePostgres();
  if (!server) {
    console.warn('SKIPPED: no PostgreSQL for this platform, so the tests on that engine do not run.');
    project.provide('postgresUrl', undefined);
    return undefined;
  }
  await makeTemplate(server.url);
  project.provide('postgresUrl', server.url);
  return server.stop;
}
