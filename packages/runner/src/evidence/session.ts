import type { BrowserContext, Page } from 'playwright-core';
import { type CallOptions, type Calls, openCalls } from '../calls/calls.ts';
import type { Discourse } from '../ground/types.ts';
import { type Clock, realClock } from '../progress/clock.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { type ConsoleNote, watchConsole } from './watch-console.ts';
import { type DialogWatch, watchDialogs } from './watch-dialogs.ts';
import { type ExchangeWatch, watchExchanges } from './watch-exchanges.ts';
import { type LoadWatch, watchLoads } from './watch-loads.ts';
import { type NetworkWatch, watchNetwork } from './watch-network.ts';
import { type PageWatch, watchPages } from './watch-pages.ts';

/** A browser context under watch: everything that steps look at, and what they referred to so far. */
export interface Session {
  context: BrowserContext;
  engine: 'chromium' | 'firefox' | 'webkit';
  pages: PageWatch;
  dialogs: DialogWatch;
  network: NetworkWatch;
  loads: LoadWatch;
  /** Every request with its answer, for the checks of traffic. */
  exchanges: ExchangeWatch;
  calls: Calls;
  console: readonly ConsoleNote[];
  /** When the last action began: what it brought about came later. */
  lastActionAt: number;
  discourse: Discourse;
  /** The page as it was when the last action found its element. */
  beforeAction?: PageSnapshot;
  /** The title of the page when it was last read, and the address it had then. */
  lastSeen: { address: string; title: string };
  /** Names given by "remember … as". */
  remembered: Map<string, string>;
  /** What was typed where, but for secrets. */
  typed: { field: string; text: string }[];
}

function engineOf(context: BrowserContext): Session['engine'] {
  const name = context.browser()?.browserType().name();
  return name === 'firefox' || name === 'webkit' ? name : 'chromium';
}

/** Starts watching. Call it before the page is led anywhere. */
export function watchSession(
  page: Page,
  { clock = realClock, ...options }: CallOptions & { clock?: Clock } = {},
): Session {
  const context = page.context();
  const calls = openCalls(options, context);
  context.once('close', () => void calls.close());
  return {
    context,
    engine: engineOf(context),
    pages: watchPages(context, page, clock),
    dialogs: watchDialogs(context, clock),
    network: watchNetwork(context),
    loads: watchLoads(context),
    exchanges: watchExchanges(context),
    calls,
    console: watchConsole(context),
    lastActionAt: clock.now(),
    discourse: {},
    lastSeen: { address: '', title: '' },
    remembered: new Map(),
    typed: [],
  };
}
