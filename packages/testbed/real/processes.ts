import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Command } from './recipe.ts';

/** Applications must not reach for the internet while they run: a proxy that does not answer stands in the way. */
const offline = Object.fromEntries(
  ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'].map((name) => [
    name,
    'http://127.0.0.1:9',
  ]),
);
const loopback = { no_proxy: '127.0.0.1,localhost', NO_PROXY: '127.0.0.1,localhost' };

export async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
  input?: string;
}

const keptCharacters = 20_000;

function keepTail(child: ChildProcess): () => string {
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      tail = (tail + chunk).slice(-keptCharacters);
    });
  }
  return () => tail;
}

/** Runs a program to its end and returns its output. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env, cwd, input }: RunOptions = {},
): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const tail = keepTail(child);
  child.stdin.on('error', () => undefined);
  child.stdin.end(input ?? '');
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${tail()}`);
  return tail();
}

export interface RunningProcess {
  /** The last lines it wrote. */
  output(): string;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

const graceMs = 3000;

/** Starts a server in a process group of its own, so that `stop` ends whatever it started as well. */
export function startProcess({ command, args, env, cwd }: Command): RunningProcess {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...offline, ...loopback, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const tail = keepTail(child);
  let ended = false;
  const end = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  }).then(() => {
    ended = true;
  });
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The group has ended.
    }
  };
  const kill = () => signal('SIGKILL');
  process.once('exit', kill);
  return {
    output: tail,
    hasEnded: () => ended,
    async stop() {
      signal('SIGTERM');
      const timer = setTimeout(kill, graceMs);
      await end;
      clearTimeout(timer);
      kill();
      process.off('exit', kill);
    },
  };
}
