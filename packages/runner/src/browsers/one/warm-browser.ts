import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { giveUp, isAlive } from './alive.ts';
import { silencePrint } from './silence-print.ts';

export interface OpenedContext {
  browser: Browser;
  context: BrowserContext;
  /** Where the browser is, where that is elsewhere. */
  place?: string;
}

/** One running browser of a kind that hands out contexts and is replaced when worn or dead. */
export interface WarmBrowser {
  openContext(options: BrowserContextOptions): Promise<OpenedContext>;
  release(browser: Browser): Promise<void>;
  running(): { version: string; contexts: number }[];
  close(): Promise<void>;
}

interface Running {
  launching: Promise<Browser>;
  browser?: Browser;
  opened: number;
  inUse: number;
  retired: boolean;
}

/** Closes a browser without letting a dead one hold anybody up. */
async function closeQuietly(running: Running): Promise<void> {
  const browser = await running.launching.catch(() => undefined);
  const closing = browser?.close().catch(() => undefined);
  // One that does not answer would not answer this either.
  if (browser && isAlive(browser)) await closing;
}

/** A browser elsewhere: where, and what its contexts need besides. */
export interface RemotePlace {
  place: string;
  prepare(context: BrowserContext): Promise<void>;
}

const openMs = 30_000;

/** Over a network a browser may be gone without a word. */
async function openThere(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    giveUp(browser);
    tooLate.reject(new Error('The browser does not answer any more.'));
  }, openMs);
  try {
    return await Promise.race([browser.newContext(options), tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function keepWarm(
  launch: () => Promise<Browser>,
  contextsPerBrowser: number,
  elsewhere?: RemotePlace,
): WarmBrowser {
  let current: Running | undefined;
  const all = new Set<Running>();

  function start(): Running {
    const running: Running = { launching: launch(), opened: 0, inUse: 0, retired: false };
    all.add(running);
    running.launching.then(
      (browser) => {
        running.browser = browser;
      },
      () => {
        all.delete(running);
        if (current === running) current = undefined;
      },
    );
    return running;
  }

  async function retire(running: Running): Promise<void> {
    running.retired = true;
    if (current === running) current = undefined;
    if (running.inUse > 0) return;
    all.delete(running);
    await closeQuietly(running);
  }

  function usable(): Running {
    const dead = current?.browser && !isAlive(current.browser);
    if (current && (dead || current.opened >= contextsPerBrowser)) void retire(current);
    current ??= start();
    return current;
  }

  async function openContext(options: BrowserContextOptions) {
    const running = usable();
    running.opened += 1;
    running.inUse += 1;
    try {
      const browser = await running.launching;
      const context = elsewhere ? await openThere(browser, options) : await browser.newContext(options);
      await elsewhere?.prepare(context);
      await silencePrint(context);
      return { browser, context, ...(elsewhere && { place: elsewhere.place }) };
    } catch (error) {
      running.inUse -= 1;
      if (running.retired) await retire(running);
      throw error;
    }
  }

  async function release(browser: Browser): Promise<void> {
    const running = [...all].find((one) => one.browser === browser);
    if (!running) return;
    running.inUse -= 1;
    if (running.retired || !isAlive(browser)) await retire(running);
  }

  async function close(): Promise<void> {
    current = undefined;
    const closing = [...all];
    all.clear();
    await Promise.all(closing.map(closeQuietly));
  }

  function running() {
    return [...all].flatMap(({ browser, inUse }) =>
      browser?.isConnected() ? [{ version: browser.version(), contexts: inUse }] : [],
    );
  }

  return { openContext, release, running, close };
}
