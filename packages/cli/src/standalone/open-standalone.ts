import { join } from 'node:path';
import { startGuardProxy } from '@assay/http/guard';
import { createMeaning, openPool, Problem } from '@assay/runner';
import type { Engine } from '../engine.ts';
import { OutOfReach } from '../exit-codes.ts';
import type { RunOptions } from '../options/read-arguments.ts';
import { readSecrets } from '../secrets/environment-secrets.ts';
import { runRequirement } from './run-requirement.ts';

/** Where the packaged Chromium is unpacked. */
const cacheFolder = join(import.meta.dirname, '../../../../node_modules/.cache/assay');

/** Runs requirements in this process, with a browser of this machine. */
export async function openStandalone(options: RunOptions, environment: NodeJS.ProcessEnv): Promise<Engine> {
  const { parallel } = options;
  const pool = await openPool({ cacheFolder, ...(parallel !== undefined && { parallel }) });
  try {
    await pool.warmUp(options.browser);
  } catch (error) {
    await pool.close();
    throw error instanceof Problem ? new OutOfReach(error.message, { cause: error }) : error;
  }
  // It is the person's own machine and network; link-local and metadata addresses are refused all the same.
  const proxy = await startGuardProxy({ policyOf: () => ({ allowPrivate: 'all' }) });
  const meaning = createMeaning();
  const place = { pool, proxy, meaning, options, secrets: readSecrets(environment) };
  return {
    run: (requirement, onEvent, signal) => runRequirement(requirement, onEvent, signal, place),
    // Browsers end with this process.
    abandon: async () => undefined,
    close: async () => {
      await pool.close();
      await meaning.close();
      await proxy.close();
    },
  };
}
