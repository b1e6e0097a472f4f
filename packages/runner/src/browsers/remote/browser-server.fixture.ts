import { createServer } from 'node:net';
import { cacheFolder } from '@assay/testbed/run';
import { chromium } from 'playwright-core';
import { findChrome } from '../one/find-browser.ts';
import { chromeOptions } from '../one/launch-options.ts';

/** Somebody else's browser, for tests. */
export interface BrowserServer {
  endpoint: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

async function options(isQuiet: boolean) {
  const found = await findChrome(cacheFolder);
  if (!found) throw new Error('There is no Chromium.');
  const usual = chromeOptions(found);
  return isQuiet ? usual : { ...usual, args: [] };
}

/** A Playwright server; one that is not quiet lacks the switches that we start browsers with. */
export async function servePlaywright({ isQuiet = true } = {}): Promise<BrowserServer> {
  const server = await chromium.launchServer({ ...(await options(isQuiet)), host: '127.0.0.1' });
  return { endpoint: server.wsEndpoint(), kill: () => server.kill() };
}

async function findPort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<number>();
  server.listen(0, '127.0.0.1', () => {
    const place = server.address();
    server.close(() => resolve(place !== null && typeof place !== 'string' ? place.port : 0));
  });
  return promise;
}

/** A Chromium with its debugging port open. */
export async function serveDebugging(): Promise<BrowserServer> {
  const { args = [], ...usual } = await options(true);
  const port = await findPort();
  const browser = await chromium.launch({ ...usual, args: [...args, `--remote-debugging-port=${port}`] });
  return { endpoint: `http://127.0.0.1:${port}`, kill: () => browser.close() };
}
