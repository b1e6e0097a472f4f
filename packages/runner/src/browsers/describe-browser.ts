import type { Browser } from 'playwright-core';
import { type BrowserKind, displayNames } from './one/kinds.ts';

const known = new WeakMap<Browser, Promise<string>>();

async function ask(kind: BrowserKind, browser: Browser): Promise<string> {
  if (kind !== 'edge') return displayNames[kind];
  const session = await browser.newBrowserCDPSession();
  const { userAgent } = await session.send('Browser.getVersion');
  await session.detach();
  return /\bEdgA?\//.test(userAgent) ? displayNames.edge : 'Chromium (Edge stand-in)';
}

/** What really runs: another Chromium may stand in for Edge, and then nothing was shown about Edge itself. */
export function describeBrowser(kind: BrowserKind, browser: Browser): Promise<string> {
  const asked = known.get(browser) ?? ask(kind, browser).catch(() => displayNames[kind]);
  known.set(browser, asked);
  return asked;
}
