import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');

export interface ServerProcess {
  child: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** Its address, once it says that it is ready; rejects where it ends instead. */
  ready: Promise<string>;
  ended: Promise<number | null>;
}

/** Starts the server as a process of its own, as a person would, on a free port. */
export function startProcess(environment: Record<string, string>): ServerProcess {
  let output = '';
  const child = spawn(process.execPath, [main, '--calls-only'], {
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMITS: 'off', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part;
      const address = /Assay is ready: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`The server ended: ${output}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
}

export function post(address: string, path: string, body: object): Promise<Response> {
  return fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
