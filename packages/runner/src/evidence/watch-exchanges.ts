import type { BrowserContext, Page, Request, Response } from 'playwright-core';
import { isReplaced, pageLed } from './watch-network.ts';

/** One request of a page with its answer. Headers and sizes are asked for only where a check needs them. */
export interface Exchange {
  page: Page | undefined;
  /** It is for the main document of its page. */
  isDocument: boolean;
  address: string;
  method: string;
  type: string;
  request: Request;
  response?: Response;
  /** The browser's own reason, where there was no answer. */
  failure?: string;
  isFinished: boolean;
}

export interface ExchangeWatch {
  /** What the document that a page shows was made of, and what it asked for since: the document first. */
  sinceLoad(page: Page): Exchange[];
  /** All documents that a page was led to, oldest first. */
  documents(page: Page): Exchange[];
}

// A page that polls for hours must not fill the memory.
const mostKept = 3000;

function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    // A service worker's request, or one of a page that is only being opened.
    return undefined;
  }
}

export function watchExchanges(context: BrowserContext): ExchangeWatch {
  const kept: Exchange[] = [];
  const byRequest = new WeakMap<Request, Exchange>();

  context.on('request', (request) => {
    const exchange: Exchange = {
      page: pageOf(request),
      isDocument: pageLed(request) !== undefined,
      address: request.url(),
      method: request.method(),
      type: request.resourceType(),
      request,
      isFinished: false,
    };
    byRequest.set(request, exchange);
    kept.push(exchange);
    if (kept.length > mostKept) kept.shift();
  });
  context.on('response', (response) => {
    const exchange = byRequest.get(response.request());
    if (exchange) exchange.response = response;
  });
  context.on('requestfinished', (request) => {
    const exchange = byRequest.get(request);
    if (exchange) exchange.isFinished = true;
  });
  context.on('requestfailed', (request) => {
    const exchange = byRequest.get(request);
    if (exchange) exchange.failure = request.failure()?.errorText ?? 'it failed';
  });

  /** A load that was given up, such as a download, left the page as it was. */
  function isLoad({ isDocument, failure }: Exchange): boolean {
    return isDocument && (failure === undefined || !isReplaced(failure));
  }

  function documents(page: Page): Exchange[] {
    return kept.filter((exchange) => exchange.page === page && isLoad(exchange));
  }

  function sinceLoad(page: Page): Exchange[] {
    const own = kept.filter((exchange) => exchange.page === page);
    let start = own.findLastIndex(isLoad);
    for (let from = own[start]?.request.redirectedFrom(); from; from = from.redirectedFrom()) {
      const before = own.findIndex(({ request }) => request === from);
      if (before >= 0) start = before;
    }
    return own.slice(Math.max(start, 0)).filter(({ address }) => /^https?:/.test(address));
  }

  return { sinceLoad, documents };
}
