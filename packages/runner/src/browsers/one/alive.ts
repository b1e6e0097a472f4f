import type { Browser } from 'playwright-core';

const givenUp = new WeakSet<Browser>();

/** Treats a browser as dead that still looks connected but does not answer any more. */
export function giveUp(browser: Browser): void {
  givenUp.add(browser);
}

export function isAlive(browser: Browser): boolean {
  return browser.isConnected() && !givenUp.has(browser);
}
