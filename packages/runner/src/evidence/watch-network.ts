import type { Answer } from '@assay/http/checks';
import { type GuardAnswer, readGuardAnswer } from '@assay/http/guard';
import type { BrowserContext, Page, Request, Response } from 'playwright-core';

export interface NetworkProblem {
  address: string;
  method: string;
  /** "404 Not Found", or the browser's own reason. */
  reason: string;
  at: number;
}

export interface SeenResponse {
  address: string;
  status: number;
  at: number;
  /** Whether the browser would ask a person for a user name and a password. */
  asksForPassword?: boolean;
  /** No page of the site: the address guard answers in its place. */
  guard?: GuardAnswer;
  body(): Promise<string>;
  headers(): Promise<Answer['headers']>;
  /** Of a call; a page's own is read where it is needed. */
  answer?: Answer;
  /** From the request to the answer; undefined where the browser does not tell. */
  seconds: number | undefined;
}

export interface NetworkWatch {
  readonly problems: readonly NetworkProblem[];
  /** Requests begun so far. */
  begun(): number;
  /** Requests under way that are expected to end. */
  underWay(): number;
  /** Resolves when an answer came or a request ended. */
  whenChanged(): Promise<void>;
  /** The address that a page is being led to, until it answered. */
  pendingNavigation(page: Page): string | undefined;
  /** The address of an answer that is being sent to a page and not shown yet: a busy browser takes its time between the two. */
  unshownNavigation(page: Page): string | undefined;
  /** Answers to the page's own addresses and to calls, oldest first. */
  readonly responses: SeenResponse[];
  /** Page loads that failed, other than by being replaced. */
  readonly failedNavigations: readonly NetworkProblem[];
}

const endless = new Set(['eventsource', 'websocket', 'ping', 'media']);
// A request open for so long is a long poll: waiting for it says nothing.
const longPoll = 10_000;
const replaced = /ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT|interrupted/;

/** Whether a load ended because another one took its place, or because it became a download. */
export function isReplaced(reason: string): boolean {
  return replaced.test(reason);
}

/** The page whose main document a request is for. */
export function pageLed(request: Request): Page | undefined {
  if (!request.isNavigationRequest()) return undefined;
  try {
    const frame = request.frame();
    return frame.parentFrame() === null ? frame.page() : undefined;
  } catch {
    // The frame of a page that is only being opened is not there yet.
    return undefined;
  }
}

/** By the browser's own clock, else by ours. */
function measureAnswer(request: Request, begunAt: number | undefined, at: number): number | undefined {
  const { responseStart } = request.timing();
  if (responseStart > 0) return responseStart / 1000;
  return begunAt === undefined ? undefined : (at - begunAt) / 1000;
}

export function watchNetwork(context: BrowserContext): NetworkWatch {
  const problems: NetworkProblem[] = [];
  const failedNavigations: NetworkProblem[] = [];
  const responses: SeenResponse[] = [];
  const open = new Map<Request, number>();
  const leading = new Map<Page, Request>();
  const answering = new Map<Page, Request>();
  let begun = 0;
  let changed = Promise.withResolvers<void>();

  function tellChange(): void {
    changed.resolve();
    changed = Promise.withResolvers<void>();
  }

  function end(request: Request): void {
    open.delete(request);
    tellChange();
    for (const pages of [leading, answering])
      for (const [page, led] of pages) if (led === request) pages.delete(page);
  }

  function note(response: Response): void {
    const request = response.request();
    const page = pageLed(request);
    if (page && leading.get(page) === request) {
      leading.delete(page);
      if (open.has(request)) answering.set(page, request);
    }
    tellChange();
    const at = Date.now();
    const status = response.status();
    if (page && (status < 300 || status >= 400)) {
      const seconds = measureAnswer(request, open.get(request), at);
      const asksForPassword = status === 401 && response.headers()['www-authenticate'] !== undefined;
      const guard = readGuardAnswer(response.headers());
      const body = () => response.text();
      const headers = async () =>
        (await response.headersArray()).map(({ name, value }): [string, string] => [name, value]);
      const address = response.url();
      responses.push({
        address,
        status,
        at,
        seconds,
        asksForPassword,
        ...(guard && { guard }),
        body,
        headers,
      });
    }
    if (status >= 400) {
      const reason = `${status} ${response.statusText()}`.trim();
      problems.push({ address: response.url(), method: request.method(), reason, at });
    }
  }

  function watchShown(page: Page): void {
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame() === null) answering.delete(page);
    });
    page.on('close', () => answering.delete(page));
  }
  for (const page of context.pages()) watchShown(page);
  context.on('page', watchShown);
  context.on('request', (request) => {
    begun += 1;
    if (endless.has(request.resourceType())) return;
    open.set(request, Date.now());
    const page = pageLed(request);
    if (page) leading.set(page, request);
  });
  context.on('response', note);
  context.on('requestfinished', end);
  context.on('requestfailed', (request) => {
    const page = pageLed(request);
    end(request);
    const reason = request.failure()?.errorText ?? 'it failed';
    if (isReplaced(reason)) return;
    const problem = { address: request.url(), method: request.method(), reason, at: Date.now() };
    problems.push(problem);
    if (page) failedNavigations.push(problem);
  });

  return {
    problems,
    failedNavigations,
    responses,
    begun: () => begun,
    underWay: () => {
      const oldest = Date.now() - longPoll;
      return [...open.values()].filter((at) => at > oldest).length;
    },
    whenChanged: () => changed.promise,
    pendingNavigation: (page) => leading.get(page)?.url(),
    unshownNavigation(page) {
      const address = answering.get(page)?.url();
      return address === page.url() ? undefined : address;
    },
  };
}
