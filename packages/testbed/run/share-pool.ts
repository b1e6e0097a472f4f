import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserPool, openPool } from '@assay/runner';
import { cacheFolder } from './make-case.ts';

let shared: Promise<BrowserPool> | undefined;

async function open(): Promise<BrowserPool> {
  const tempParent = await mkdtemp(join(tmpdir(), 'pool-'));
  const pool = await openPool({ cacheFolder, tempParent });
  process.once('SIGTERM', () => {
    // Vitest ends its processes by this signal. Playwright ends its browsers when the process exits, so this comes after it.
    process.once('exit', () => rmSync(tempParent, { recursive: true, force: true, maxRetries: 5 }));
    process.exit();
  });
  return pool;
}

/** The pool that all files of tests in this process share, since to start a browser takes seconds; it ends with the process. */
export function sharePool(): Promise<BrowserPool> {
  shared ??= open();
  return shared;
}
