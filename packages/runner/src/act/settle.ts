import type { Session } from '../evidence/session.ts';
import { Problem } from '../progress/problem.ts';
import {
  isOver,
  now,
  type Progress,
  pauseBetweenLooks,
  shorten,
  stopIfCancelled,
  within,
} from '../progress/progress.ts';
import type { Rest } from './rest/calm.ts';
import { waitForCalm } from './rest/script.ts';

export interface SettleOptions {
  /** How long nothing may change. */
  quietMs?: number;
  /** When a page that never rests is taken as it is. */
  boundMs?: number;
  /** How long another address may take to answer. */
  navigationMs?: number;
}

/** A moment, or less where the network has news. */
async function pauseForNetwork(session: Session, progress: Progress, milliseconds: number): Promise<void> {
  await Promise.race([pauseBetweenLooks(progress, milliseconds), session.network.whenChanged()]);
  stopIfCancelled(progress);
}

/** Waits while a page is on its way to another address. */
async function waitForNavigation(session: Session, progress: Progress): Promise<void> {
  for (;;) {
    const address = session.network.pendingNavigation(session.pages.current());
    if (!address || session.dialogs.open()) return;
    if (now(progress) >= progress.deadline) {
      throw new Problem(
        'timeout',
        `${address} did not answer in time. Check that the site is reachable and not overloaded, or allow more time.`,
      );
    }
    await pauseForNetwork(session, progress, 20);
  }
}

async function look(session: Session, progress: Progress, quiet: number): Promise<Rest> {
  const bound = Math.max(quiet, progress.deadline - now(progress));
  // What is still under way will change the page after it was looked at.
  if (session.network.underWay() > 0) return 'never';
  const waiting = waitForCalm(session.pages.current(), { quiet, bound });
  try {
    const looked = Promise.race([waiting, session.dialogs.whenOpened().then(() => 'later' as const)]);
    const rest = await within(progress, looked, 'The page did not come to rest.');
    return session.network.underWay() === 0 ? rest : 'never';
  } catch (error) {
    // The document was replaced meanwhile, which is anything but quiet.
    if (error instanceof Problem && error.class === 'cancelled') throw error;
    return 'never';
  }
}

/**
 * Waits until document and network were quiet for a moment. A page that never rests is taken as it is after a bound; only an address
 * that does not answer uses the whole time.
 */
export async function settle(
  session: Session,
  progress: Progress,
  options: SettleOptions = {},
): Promise<Rest> {
  const patient = options.navigationMs === undefined ? progress : shorten(progress, options.navigationMs);
  const bounded = shorten(progress, options.boundMs ?? 2000);
  for (let first = true; ; first = false) {
    await waitForNavigation(session, patient);
    const page = session.pages.current();
    if (session.dialogs.open() || session.pages.hasCrashed(page) || page.isClosed()) return 'later';
    const rest = await look(session, bounded, options.quietMs ?? 80);
    if (rest !== 'never') return first ? rest : 'later';
    // A load that began while the page was looked at is waited for like any other.
    const isLeaving = session.network.pendingNavigation(page) !== undefined;
    if (isOver(bounded) && !isLeaving) return 'never';
    await pauseForNetwork(session, progress, 15);
  }
}
