import type { Browser, BrowserContextOptions } from 'playwright-core';
import { Problem } from '../../progress/problem.ts';
import type { WarmBrowser } from '../one/warm-browser.ts';

interface Kept {
  warm: WarmBrowser;
  inUse: number;
  /** When it was used last, as a number that grows. */
  turn: number;
  failures: number;
  downUntil: number;
}

const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/** Those that are up come first, the least busy before the others; of those that are down, whichever is due first. */
function inOrder(kept: readonly Kept[], now: number): Kept[] {
  const up = kept.filter(({ downUntil }) => downUntil <= now);
  const down = kept.filter(({ downUntil }) => downUntil > now);
  up.sort((one, other) => one.inUse - other.inUse || one.turn - other.turn);
  down.sort((one, other) => one.downUntil - other.downUntil);
  return [...up, ...down];
}

/**
 * Serves one kind of browser from several places, taking turns. A place that fails is left alone for a while, which gets longer,
 * unless there is no other.
 */
export function keepEndpoints(places: readonly WarmBrowser[], now: () => number = Date.now): WarmBrowser {
  const kept = places.map((warm): Kept => ({ warm, inUse: 0, turn: 0, failures: 0, downUntil: 0 }));
  const used = new WeakMap<Browser, Kept>();
  let turns = 0;

  async function openIn(place: Kept, options: BrowserContextOptions) {
    place.inUse += 1;
    turns += 1;
    place.turn = turns;
    try {
      const opened = await place.warm.openContext(options).catch((error: unknown) => {
        if (error instanceof Problem) throw error;
        // The connection was lost while nobody used it: a second one is tried once.
        return place.warm.openContext(options);
      });
      place.failures = 0;
      place.downUntil = 0;
      used.set(opened.browser, place);
      return opened;
    } catch (error) {
      place.inUse -= 1;
      place.downUntil = now() + Math.min(longestWaitMs, firstWaitMs * 2 ** place.failures);
      place.failures += 1;
      throw error;
    }
  }

  return {
    async openContext(options) {
      const reasons: string[] = [];
      for (const place of inOrder(kept, now())) {
        try {
          return await openIn(place, options);
        } catch (error) {
          const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
          reasons.push(reason);
        }
      }
      throw new Problem(
        'environment',
        `No browser could be used, so nothing was tried. ${reasons.join(' ')}`,
      );
    },
    async release(browser, closing) {
      const place = used.get(browser);
      if (!place) return;
      place.inUse -= 1;
      await place.warm.release(browser, closing);
    },
    running: () => kept.flatMap(({ warm }) => warm.running()),
    async close() {
      await Promise.all(kept.map(({ warm }) => warm.close()));
    },
  };
}
