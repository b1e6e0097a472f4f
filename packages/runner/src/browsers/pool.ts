import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { Problem } from '../progress/problem.ts';
import { cancelled } from '../progress/progress.ts';
import { isAlive } from './one/alive.ts';
import { type BrowserKind, displayNames } from './one/kinds.ts';
import { launchBrowser } from './one/launch.ts';
import { makeTempFolder, removeTempFolder } from './one/temp-folder.ts';
import { endsWithin, keepWarm, type WarmBrowser } from './one/warm-browser.ts';
import { keepRemote, type RemoteOptions } from './remote/remote-browsers.ts';
import { stillAnswers, whileConnected } from './remote/stay-connected.ts';
import { countSlotsHere, makeSlots } from './slots.ts';

export interface PoolOptions {
  cacheFolder: string;
  /** Where the pool makes its own temporary folder; the system's by default. */
  tempParent?: string;
  /** Cases at the same time; by default what cores and memory allow. */
  parallel?: number;
  contextsPerBrowser?: number;
  /** Replaces how a browser is started. */
  launch?: (kind: BrowserKind) => Promise<Browser>;
  /** Browsers on other machines; kinds that none of them serves are started here. */
  remote?: RemoteOptions;
}

export interface Lease {
  browser: Browser;
  context: BrowserContext;
  /** Where the browser is, where that is elsewhere. */
  place?: string;
}

export interface BrowserPool {
  readonly parallel: number;
  /** Runs the work in a fresh context. A browser that dies meanwhile is an environment problem, and the next use gets a new one. */
  withContext<T>(
    kind: BrowserKind,
    options: BrowserContextOptions,
    work: (lease: Lease) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>;
  /** Starts a browser ahead of its first use. */
  warmUp(kind: BrowserKind): Promise<void>;
  /** The browsers that run now, with what they have open. */
  running(): { kind: BrowserKind; version: string; contexts: number }[];
  close(): Promise<void>;
}

/** Whether the lease's browser has died. */
export function hasDied(lease: Lease): boolean {
  return !isAlive(lease.browser);
}

/** The same, and a browser elsewhere is asked whether it is still there. */
export async function isGone(lease: Lease): Promise<boolean> {
  if (hasDied(lease)) return true;
  return lease.place !== undefined && !(await stillAnswers(lease));
}

/** A dying browser closes its pages a moment before it is known to be gone. */
async function isDying(lease: Lease, error: unknown): Promise<boolean> {
  if (hasDied(lease)) return true;
  if (!(error instanceof Error) || !/has been closed|Target closed/.test(error.message)) return false;
  const gone = Promise.withResolvers<void>();
  lease.browser.once('disconnected', () => gone.resolve());
  const timer = setTimeout(gone.resolve, 1000);
  await gone.promise;
  clearTimeout(timer);
  return hasDied(lease);
}

export function browserDied(kind: BrowserKind, { place }: Lease, cause?: unknown): Problem {
  const message =
    place === undefined
      ? `${displayNames[kind]} stopped unexpectedly, so this says nothing about the site. Run it again; a new browser is started.`
      : `The connection to ${displayNames[kind]} at ${place} was lost, so this says nothing about the site. Run it again; it is connected to anew.`;
  return new Problem('environment', message, { cause });
}

const awaitedCloseMs = 500;

/** A context of a hung page may take its time to close; the case does not wait for it. */
async function closeContext(context: BrowserContext): Promise<{ closing: Promise<void> }> {
  const closing = context.close().catch(() => undefined);
  await endsWithin(closing, awaitedCloseMs);
  return { closing };
}

export async function openPool(options: PoolOptions): Promise<BrowserPool> {
  const tempFolder = await makeTempFolder(options.tempParent ?? join(tmpdir(), 'assay'));
  const parallel = options.parallel ?? countSlotsHere();
  const slots = makeSlots(parallel);
  const warm = new Map<BrowserKind, WarmBrowser>();
  const launch =
    options.launch ??
    ((kind: BrowserKind) => launchBrowser(kind, { cacheFolder: options.cacheFolder, tempFolder }));

  function warmOf(kind: BrowserKind): WarmBrowser {
    const most = options.contextsPerBrowser ?? 100;
    const kept =
      warm.get(kind) ??
      (options.remote && keepRemote(kind, options.remote, most)) ??
      keepWarm(() => launch(kind), most);
    warm.set(kind, kept);
    return kept;
  }

  async function openOrRetry(kind: BrowserKind, contextOptions: BrowserContextOptions): Promise<Lease> {
    const keeper = warmOf(kind);
    try {
      return await keeper.openContext(contextOptions);
    } catch (error) {
      if (error instanceof Problem) throw error;
      // The browser died while nobody used it: a second one is tried once.
      return keeper.openContext(contextOptions);
    }
  }

  async function withContext<T>(
    kind: BrowserKind,
    contextOptions: BrowserContextOptions,
    work: (lease: Lease) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const giveBack = await slots.take(signal).catch(() => Promise.reject(cancelled()));
    try {
      const lease = await openOrRetry(kind, contextOptions);
      try {
        if (lease.place === undefined) return await work(lease);
        return await whileConnected(
          lease,
          () => work(lease),
          () => browserDied(kind, lease),
        );
      } catch (error) {
        throw (await isDying(lease, error)) ? browserDied(kind, lease, error) : error;
      } finally {
        const { closing } = await closeContext(lease.context);
        await warmOf(kind).release(lease.browser, closing);
      }
    } finally {
      giveBack();
    }
  }

  return {
    parallel,
    withContext,
    warmUp: (kind) => withContext(kind, {}, async () => undefined),
    running: () => [...warm].flatMap(([kind, one]) => one.running().map((browser) => ({ kind, ...browser }))),
    close: async () => {
      await Promise.all([...warm.values()].map((one) => one.close()));
      await removeTempFolder(tempFolder);
    },
  };
}
