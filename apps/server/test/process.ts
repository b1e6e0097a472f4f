import { onTestFinished } from 'vitest';
import { type LaunchedServer, launchServer } from '../../../scripts/launch-server.ts';
import { ofAnyMachine } from './start.ts';

/** The server as a process on a free port, gone when the test ends. */
export function startProcess(environment: Record<string, string>): LaunchedServer {
  const settings = { PORT: '0', RATE_LIMITS: 'off', ...ofAnyMachine, ...environment };
  const server = launchServer(['apps/server/src/main.ts', '--calls-only'], settings);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** A worker as a process, gone when the test ends. */
export function startWorker(environment: Record<string, string>): LaunchedServer {
  const worker = launchServer(['apps/server/src/worker.ts'], { ...ofAnyMachine, ...environment });
  onTestFinished(() => void worker.child.kill('SIGKILL'));
  return worker;
}

export function post(address: string, path: string, body: object): Promise<Response> {
  return fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
