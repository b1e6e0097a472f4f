/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { script as lookScript } from '../../snapshot/in-page/script.ts';
import { type CalmWanted, makeCalm, type Rest, type WaitForCalm } from './calm.ts';
import { makeLeaving } from './leaving.ts';
import { makeTimers } from './timers.ts';

/** Where the page keeps it: not a name that a page could use or stumble over. */
const place = 'assay.rest';

const script = `(() => {
  const key = Symbol.for('${place}');
  if (window[key]) return;
  const value = (${makeCalm})((${makeTimers})(), (${makeLeaving})());
  Object.defineProperty(window, key, { value });
})()`;

/** Watches pages that are opened from now on from their first line, and puts there what reads them. */
export async function watchRest(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: `${script};${lookScript}` });
}

/** Runs in the page. */
function askForCalm({ place, ...wanted }: CalmWanted & { place: string }): Promise<Rest> | undefined {
  const wait: WaitForCalm | undefined = Reflect.get(window, Symbol.for(place));
  return wait?.(wanted);
}

/** Waits until the page has come to rest. */
export async function waitForCalm(page: Page, wanted: CalmWanted): Promise<Rest> {
  const asked = { ...wanted, place };
  const calm = await page.evaluate(askForCalm, asked);
  if (calm !== undefined) return calm;
  await page.evaluate(script);
  return (await page.evaluate(askForCalm, asked)) ?? 'never';
}
