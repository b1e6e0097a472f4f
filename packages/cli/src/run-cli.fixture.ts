import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const program = join(import.meta.dirname, '../bin/assay.mjs');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Around {
  environment?: Record<string, string>;
  input?: string;
  cwd?: string;
  /** Called with each part of the output. */
  onOutput?: (stdout: string, child: ChildProcess) => void;
}

/** Runs `assay` as a process of its own, as a person would. */
export function runCli(
  args: readonly string[],
  { environment, input, cwd, onOutput }: Around = {},
): Promise<Ended> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, MODEL_PATH: 'off', ...environment };
  const child = spawn(process.execPath, [program, ...args], { env, ...(cwd && { cwd }) });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => {
    ended.stdout += part;
    onOutput?.(ended.stdout, child);
  });
  child.stderr.on('data', (part: Buffer) => {
    ended.stderr += part;
  });
  child.stdin.end(input ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...ended }));
  });
}

/** A site on a free port, gone when the test ends. */
export async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The site did not start.');
  return `http://127.0.0.1:${place.port}`;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A port on which nothing listens. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const place = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof place === 'object' && place ? place.port : 0;
}
