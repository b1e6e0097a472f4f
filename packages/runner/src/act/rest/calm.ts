/// <reference lib="dom" />
import type { Timers } from './timers.ts';

export interface CalmWanted {
  /** Milliseconds without a change. */
  quiet: number;
  /** Milliseconds after which a page that never rests is taken as it is. */
  bound: number;
}

/** Whether a page was at rest all the time, came to rest, or never did. */
export type Rest = 'at once' | 'later' | 'never';

export type WaitForCalm = (wanted: CalmWanted) => Promise<Rest>;

/** Runs in the page: resolves once nothing changed for a moment and nothing is about to, or when the time is over. */
export function makeCalm(timers: Timers, isLeaving: () => boolean): WaitForCalm {
  // Timers that were set before the page could be watched are unknown, so it gets more time to show them.
  const least = document.readyState === 'loading' ? 0 : 80;
  const isOfPage = ({ target, addedNodes, removedNodes }: MutationRecord) =>
    target.nodeName !== 'ASSAY-OVERLAY' &&
    ![...addedNodes, ...removedNodes].some(({ nodeName }) => nodeName === 'ASSAY-OVERLAY');
  return ({ quiet, bound }) =>
    new Promise((resolve) => {
      const begun = performance.now();
      let changedAt = begun;
      const observer = new MutationObserver((records) => {
        if (records.some(isOfPage)) changedAt = performance.now();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const look = () => {
        const now = performance.now();
        const left = changedAt + Math.max(quiet, least) - now;
        const calm = left <= 0 && document.readyState !== 'loading' && !timers.pending() && !isLeaving();
        if (!calm && now - begun < bound) {
          timers.later(look, Math.max(4, Math.min(left, bound)));
          return;
        }
        observer.disconnect();
        const rest = changedAt === begun && now - begun < 2 * Math.max(quiet, least) ? 'at once' : 'later';
        resolve(calm ? rest : 'never');
      };
      timers.later(look, Math.min(Math.max(quiet, least), bound));
    });
}
