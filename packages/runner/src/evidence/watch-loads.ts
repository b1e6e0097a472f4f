/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { pageLed } from './watch-network.ts';

export interface LoadWatch {
  /** Seconds that the first load of an address took in this context; undefined where it was not loaded whole. */
  first(address: string): Promise<number | undefined> | undefined;
  /** How often an address was loaded whole. */
  count(address: string): number;
}

/** The same page, whichever part of it is shown. */
function keyOf(address: string): string {
  return address.replace(/#.*$/, '');
}

/** Seconds from asking for the page until it was loaded whole, by the browser's own clock; 0 while it is loading. */
export function readLoadSeconds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd / 1000 : 0;
  });
}

/** Keeps how long the first load of each page took: later ones come from the browser's cache. */
export function watchLoads(context: BrowserContext): LoadWatch {
  const begun = new WeakMap<Page, number>();
  const firsts = new Map<string, Promise<number | undefined>>();
  const counts = new Map<string, number>();

  /** A page that was left at once is measured by our own clock. */
  async function measure(page: Page, endedAt: number): Promise<number | undefined> {
    const startedAt = begun.get(page);
    const seconds = await readLoadSeconds(page).catch(() => 0);
    if (seconds > 0) return seconds;
    return startedAt === undefined ? undefined : (endedAt - startedAt) / 1000;
  }

  function follow(page: Page): void {
    page.on('load', () => {
      const address = keyOf(page.url());
      counts.set(address, (counts.get(address) ?? 0) + 1);
      if (!firsts.has(address)) firsts.set(address, measure(page, Date.now()));
    });
  }

  context.on('request', (request) => {
    const page = pageLed(request);
    // A redirect belongs to the load that it is a part of.
    if (page && request.redirectedFrom() === null) begun.set(page, Date.now());
  });
  for (const page of context.pages()) follow(page);
  context.on('page', follow);

  return {
    first: (address) => firsts.get(keyOf(address)),
    count: (address) => counts.get(keyOf(address)) ?? 0,
  };
}
