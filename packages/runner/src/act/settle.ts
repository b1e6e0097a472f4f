/// <reference lib="dom" />
import { Problem } from '../evidence/problem.ts';
import { isOver, type Progress, pauseBetweenLooks, shorten, within } from '../evidence/progress.ts';
import type { Session } from '../evidence/session.ts';

interface Quiet {
  quiet: number;
  bound: number;
}

/** Runs in the page: resolves once nothing changed for a moment, true, or when the time is over, false. */
function waitForQuietDocument({ quiet, bound }: Quiet): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (calm: boolean) => {
      observer.disconnect();
      clearTimeout(calmTimer);
      clearTimeout(boundTimer);
      resolve(calm);
    };
    const observer = new MutationObserver(() => {
      clearTimeout(calmTimer);
      calmTimer = setTimeout(end, quiet, true);
    });
    let calmTimer = setTimeout(end, quiet, true);
    const boundTimer = setTimeout(end, bound, false);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

export interface SettleOptions {
  /** How long nothing may change. */
  quietMs?: number;
  /** When a page that never rests is taken as it is. */
  boundMs?: number;
  /** How long another address may take to answer. */
  navigationMs?: number;
}

/** Waits while a page is on its way to another address. */
async function waitForNavigation(session: Session, progress: Progress): Promise<void> {
  for (;;) {
    const address = session.network.pendingNavigation(session.pages.current());
    if (!address || session.dialogs.open()) return;
    if (Date.now() >= progress.deadline) {
      throw new Problem(
        'timeout',
        `${address} did not answer in time. Check that the site is reachable and not overloaded, or allow more time.`,
      );
    }
    await pauseBetweenLooks(progress, 20);
  }
}

async function isQuiet(session: Session, progress: Progress, quiet: number): Promise<boolean> {
  const bound = Math.max(quiet, progress.deadline - Date.now());
  const look = session.pages.current().evaluate(waitForQuietDocument, { quiet, bound });
  try {
    const looked = Promise.race([look, session.dialogs.whenOpened().then(() => true)]);
    const calm = await within(progress, looked, 'The page did not come to rest.');
    return calm && session.network.underWay() === 0;
  } catch (error) {
    // The document was replaced meanwhile, which is anything but quiet.
    if (error instanceof Problem && error.class === 'cancelled') throw error;
    return false;
  }
}

/**
 * Waits until document and network were quiet for a moment; true if they were. A page that never rests is taken as it is after
 * a bound; only an address that does not answer uses the whole time.
 */
export async function settle(
  session: Session,
  progress: Progress,
  options: SettleOptions = {},
): Promise<boolean> {
  const patient = options.navigationMs === undefined ? progress : shorten(progress, options.navigationMs);
  const bounded = shorten(progress, options.boundMs ?? 2000);
  for (;;) {
    await waitForNavigation(session, patient);
    if (session.dialogs.open()) return true;
    const page = session.pages.current();
    if (session.pages.hasCrashed(page) || page.isClosed()) return true;
    if (await isQuiet(session, bounded, options.quietMs ?? 80)) return true;
    // A load that began while the page was looked at is waited for like any other.
    const isLeaving = session.network.pendingNavigation(page) !== undefined;
    if (isOver(bounded) && !isLeaving) return false;
    await pauseBetweenLooks(progress, 15);
  }
}
