import type { BrowserContext, Page } from 'playwright-core';
import { type Clock, realClock } from '../progress/clock.ts';
import { type SeenDownload, watchDownloads } from './watch-downloads.ts';

export interface PageWatch {
  /** The page that steps speak about. */
  current(): Page;
  /** Open pages, in the order of opening. */
  all(): readonly Page[];
  switchTo(page: Page): void;
  /** When a page was opened; those that were there from the start, before all times. */
  openedAt(page: Page): number;
  readonly downloads: readonly SeenDownload[];
  /** Main documents loaded so far, over all pages. */
  loads(): number;
  hasCrashed(page: Page): boolean;
  /** Windows that were closed at once because there were too many. */
  refused(): number;
}

const mostPages = 10;

export function watchPages(context: BrowserContext, first: Page, clock: Clock = realClock): PageWatch {
  const open: Page[] = [];
  const crashed = new WeakSet<Page>();
  const openings = new WeakMap<Page, number>();
  const downloads = watchDownloads(context);
  let current = first;
  let loads = 0;
  let refused = 0;

  function leave(page: Page): void {
    const place = open.indexOf(page);
    if (place >= 0) open.splice(place, 1);
    const last = open.at(-1);
    if (current === page && last) current = last;
  }

  function follow(page: Page): void {
    if (open.includes(page)) return;
    if (open.length >= mostPages) {
      refused += 1;
      void page.close().catch(() => undefined);
      return;
    }
    open.push(page);
    page.on('close', leave);
    page.on('crash', (crashedPage) => crashed.add(crashedPage));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) loads += 1;
    });
    downloads.follow(page);
  }

  for (const page of context.pages()) follow(page);
  follow(first);
  context.on('page', (page) => {
    openings.set(page, clock.now());
    follow(page);
  });

  return {
    current: () => current,
    all: () => open,
    switchTo: (page) => {
      current = page;
    },
    openedAt: (page) => openings.get(page) ?? Number.NEGATIVE_INFINITY,
    downloads: downloads.all,
    loads: () => loads,
    hasCrashed: (page) => crashed.has(page),
    refused: () => refused,
  };
}
