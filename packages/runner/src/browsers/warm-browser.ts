import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { silencePrint } from './silence-print.ts';

/** One running browser of a kind that hands out contexts and is replaced when worn or dead. */
export interface WarmBrowser {
  openContext(options: BrowserContextOptions): Promise<{ browser: Browser; context: BrowserContext }>;
  release(browser: Browser): Promise<void>;
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
  await browser?.close().catch(() => undefined);
}

export function keepWarm(launch: () => Promise<Browser>, contextsPerBrowser: number): WarmBrowser {
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
    const dead = current?.browser && !current.browser.isConnected();
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
      const context = await browser.newContext(options);
      await silencePrint(context);
      return { browser, context };
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
    if (running.retired || !browser.isConnected()) await retire(running);
  }

  async function close(): Promise<void> {
    current = undefined;
    const closing = [...all];
    all.clear();
    await Promise.all(closing.map(closeQuietly));
  }

  return { openContext, release, close };
}
