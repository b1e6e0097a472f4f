import { createHash } from 'node:crypto';
import { limits } from '@assay/contract/choices';
import type { Page } from 'playwright-core';
import { settle } from '../act/settle.ts';
import type { Session } from '../evidence/session.ts';
import { findDifference } from '../look/find-difference.ts';
import { holdStill, letGo } from '../look/hold-still.ts';
import {
  bringIntoView,
  noteScroll,
  type Scrolled,
  scrollBack,
  scrollThrough,
  waitForMedia,
} from '../look/scrolling.ts';
import { type Subject, shoot } from '../look/shoot.ts';
import { stillImages } from '../look/still-images.ts';
import type { LookKnown } from '../look/types.ts';
import {
  isOver,
  type Progress,
  pauseBetweenLooks,
  shorten,
  startProgress,
  within,
} from '../progress/progress.ts';
import type { Box } from '../snapshot/types.ts';

export interface Look {
  png: Buffer;
  /** Where the page kept changing until the time was over. */
  changing?: Box;
}

export interface LookOptions extends LookKnown {
  /** How long a page that keeps changing is given. */
  patienceMs: number;
  /** Pictures are taken until one was accepted before, as long as this lasts: somebody has stated how long it may take. */
  untilAccepted?: number;
}

/** Fonts and pictures that never come must not cost the step. */
const mediaMs = 5000;
const tooLate = 'The page could not be drawn in time.';

async function prepare(
  session: Session,
  subject: Subject,
  progress: Progress,
  boundMs: number,
): Promise<Scrolled> {
  const page = session.pages.current();
  const scrolling = typeof subject === 'object' ? bringIntoView(subject.element) : noteScroll(page);
  const scrolled = await within(progress, scrolling, tooLate);
  if (subject === 'whole page') await within(progress, scrollThrough(page, limits.pictureSide.max), tooLate);
  const bounded = shorten(progress, mediaMs);
  await within(bounded, waitForMedia(page, subject === 'whole page'), tooLate).catch((error: unknown) => {
    if (progress.signal.aborted) throw error;
  });
  await within(progress, stillImages(page), tooLate);
  await settle(session, progress, { boundMs });
  return scrolled;
}

async function shootUntilStill(
  page: Page,
  subject: Subject,
  progress: Progress,
  options: LookOptions,
): Promise<Look> {
  const accepted = new Set(options.accepted);
  const patient = shorten(progress, options.patienceMs);
  const stated = { ...progress, deadline: Math.min(progress.deadline, options.untilAccepted ?? 0) };
  let before: Buffer | undefined;
  for (let wait = 20; ; wait = Math.min(wait * 2, 400)) {
    await holdStill(page, progress);
    const png = await within(progress, shoot(page, subject, progress), tooLate);
    if (accepted.has(createHash('sha256').update(png).digest('hex'))) return { png };
    const isAwaited = accepted.size > 0 && !isOver(stated);
    const changing = before && findDifference(before, png, options.ignored);
    if (before && !changing && !isAwaited) return { png };
    if (changing && isOver(patient) && !isAwaited) return { png, changing };
    // The second picture follows at once; a page that moves gets more and more time to end it.
    if (before) await pauseBetweenLooks(progress, wait);
    before = png;
  }
}

/** A picture of a page that holds still, or of one that cannot; afterwards the page is as it was. */
export async function takeLook(
  session: Session,
  subject: Subject,
  progress: Progress,
  options: LookOptions,
): Promise<Look> {
  const page = session.pages.current();
  let scrolled: Scrolled | undefined;
  try {
    await holdStill(page, progress);
    scrolled = await prepare(session, subject, progress, options.patienceMs);
    return await shootUntilStill(page, subject, progress, options);
  } finally {
    // A page that is gone or cancelled meanwhile needs no tidying.
    const { clock } = progress;
    const moment = startProgress({ clock }, 2000);
    await letGo(page, moment).catch(() => undefined);
    if (scrolled) await within(moment, scrollBack(scrolled), tooLate).catch(() => undefined);
  }
}
