/// <reference lib="dom" />
import type { BrowserContext } from 'playwright-core';

/** Runs in the page before its own scripts. */
function replacePrint(): void {
  const print = (): void => undefined;
  Object.defineProperty(window, 'print', { value: print, writable: true, configurable: true });
}

/** Firefox shows a preview that covers the page and that nobody can close; a headless Chromium prints nothing either. */
export async function silencePrint(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() === 'firefox') await context.addInitScript(replacePrint);
}
