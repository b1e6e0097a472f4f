import { join } from 'node:path';
import { startGuardProxy } from '@assay/http/guard';
import { openChosenModel } from '@assay/language/runtime';
import { createMeaning, openPool, Problem, type RemoteBrowsers, readRemoteBrowsers } from '@assay/runner';
import type { Engine } from '../engine/engine.ts';
import { OutOfReach, UsageError } from '../exit/exit-codes.ts';
import type { RunOptions } from '../options/read-arguments.ts';
import { readSecrets } from '../secrets/environment-secrets.ts';
import { runRequirement } from './run-requirement.ts';

/** Where the packaged Chromium is unpacked. */
const cacheFolder = join(import.meta.dirname, '../../../../node_modules/.cache/assay');

function findBrowsers({ browserEndpoint }: RunOptions, environment: NodeJS.ProcessEnv): RemoteBrowsers {
  try {
    return readRemoteBrowsers({
      ...environment,
      BROWSER_ENDPOINT: browserEndpoint ?? environment.BROWSER_ENDPOINT,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Runs requirements in this process, with a browser of this machine or one that is named. */
export async function openStandalone(options: RunOptions, environment: NodeJS.ProcessEnv): Promise<Engine> {
  const { parallel } = options;
  const browsers = findBrowsers(options, environment);
  // It is the person's own machine and network; link-local and metadata addresses are refused all the same.
  const proxy = await startGuardProxy({
    policyOf: () => ({ allowPrivate: 'all' }),
    ...(browsers.elsewhere && { elsewhere: browsers.elsewhere }),
  });
  const pool = await openPool({
    cacheFolder,
    ...(parallel !== undefined && { parallel }),
    remote: { browsers, guard: async () => proxy },
  });
  try {
    await pool.warmUp(options.browser);
  } catch (error) {
    await pool.close();
    await proxy.close();
    throw error instanceof Problem ? new OutOfReach(error.message, { cause: error }) : error;
  }
  const meaning = createMeaning();
  const model = openChosenModel(environment);
  const browserPlace = browsers.placeOf(options.browser);
  const place = { pool, proxy, browserPlace, meaning, model, options, secrets: readSecrets(environment) };
  return {
    run: (requirement, onEvent, signal) => runRequirement(requirement, onEvent, signal, place),
    // Browsers end with this process.
    abandon: async () => undefined,
    close: async () => {
      await pool.close();
      await meaning.close();
      await model?.close();
      await proxy.close();
    },
  };
}
