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
  /** `closing`: settles when the context is closed; a browser in which that takes too long gets no more contexts. */
  release(browser: Browser, closing?: Promise<void>): Promise<void>;
  running(): { version: string; contexts: number }[];
  close(): Promise<void>;
}

interface Running {
  launching: Promise<Browser>;
  browser?: Browser;
  opened: number;
  inUse: number;
  retired: boolean;
  /** Contexts that are not closed yet; each entry settles when its context is closed or the browser retired. */
  closing: Set<Promise<void>>;
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
const closeMs = 5000;

/** Whether the work ended in so many milliseconds. */
export async function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const tooLate = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => tooLate.resolve(false), milliseconds);
  try {
    return await Promise.race([work.then(() => true), tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

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
    const running: Running = {
      launching: launch(),
      opened: 0,
      inUse: 0,
      retired: false,
      closing: new Set(),
    };
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
    // A browser that cannot close a context would not open the next one either.
    if (current) await Promise.all(current.closing);
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

  /** The pages of a context that does not close go on running, e.g. one that pushes addresses without end. */
  function watchClosing(running: Running, closing: Promise<void>): void {
    const watching = endsWithin(closing, closeMs).then((isClosed) => {
      running.closing.delete(watching);
      if (!isClosed) void retire(running);
    });
    running.closing.add(watching);
  }

  async function release(browser: Browser, closing?: Promise<void>): Promise<void> {
    const running = [...all].find((one) => one.browser === browser);
    if (!running) return;
    running.inUse -= 1;
    if (closing && !running.retired) watchClosing(running, closing);
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
