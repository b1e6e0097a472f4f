import { type BrowserPool, openPool } from '../browsers/pool.ts';
import { cacheFolder } from './test-case.ts';

let shared: Promise<BrowserPool> | undefined;

async function open(): Promise<BrowserPool> {
  const pool = await openPool({ cacheFolder });
  // Vitest ends its processes by this signal; only where they exit by themselves does Playwright end the browsers.
  process.once('SIGTERM', () => process.exit());
  return pool;
}

/** The pool that all files of tests in this process share, since to start a browser takes seconds; it ends with the process. */
export function sharePool(): Promise<BrowserPool> {
  shared ??= open();
  return shared;
}
