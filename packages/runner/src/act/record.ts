import type { Deed } from '@assay/contract';
import type { ElementHandle, Locator } from 'playwright-core';
import { remaining, shorten, within } from '../progress/progress.ts';
import { findDurable, type SeenAs } from '../snapshot/durable-locator.ts';
import type { StepContext } from './context.ts';
import type { Found } from './find-target.ts';

/** A text with its place in the step's command, where it is the author's own. */
export interface Written {
  text: string;
  from?: string;
}

/** Keeps what a step does in the browser. */
export interface Recording {
  /** Gives what puts another deed in its place, or none. */
  add(deed: Deed): (instead: Deed | undefined) => void;
  written(text: string): Written;
  /** A text of the page with what was filled in put back, so that it fits the next run's values too. */
  general(text: string): string;
}

export const unnamed = 'No locator finds this element alone.';

/** The locator of an element. A dialog of the browser is not waited for, and a page that hangs leaves time to say so. */
export async function findLocator(
  { session, progress }: StepContext,
  handle: ElementHandle,
  seen?: SeenAs,
): Promise<Locator | undefined> {
  const finding = findDurable(session.pages.current(), handle, seen);
  finding.catch(() => undefined);
  const interrupted = session.dialogs.whenOpened().then(() => undefined);
  const limit = shorten(progress, remaining(progress) / 2);
  return within(limit, Promise.race([finding, interrupted]), 'It could not be named in time.').catch(
    () => undefined,
  );
}

export function locatorOf(
  context: StepContext,
  { handle, element, snapshot, target }: Found,
  place?: SeenAs['place'],
) {
  return findLocator(context, handle, {
    element,
    snapshot,
    ...(target.name && { called: target.name }),
    ...(place !== undefined && { place }),
  });
}

/** Names the element of a step, before anything is done to it; `handle` is given where another one than was found is used. */
export async function nameFound(
  context: StepContext,
  found: Found,
  handle?: ElementHandle,
): Promise<string | undefined> {
  const locator = await (handle ? findLocator(context, handle) : locatorOf(context, found));
  return locator && (context.record?.general(String(locator)) ?? String(locator));
}

/**
 * Does something to an element, and keeps what was done unless it could not be. It is kept beforehand: what opens a dialog of the
 * browser does not come to its end before that is answered, perhaps by a later step.
 */
export async function doing<T>(
  context: StepContext,
  found: Found,
  act: () => Promise<T>,
  tell: (at: string, record: Recording) => Deed,
  handle?: ElementHandle,
): Promise<T> {
  const { record } = context;
  if (!record) return act();
  const at = await nameFound(context, found, handle);
  const say = (): Deed => (at === undefined ? { do: 'beyond', reason: unnamed } : tell(at, record));
  const replace = record.add(say());
  try {
    const done = await act();
    // What it came to may be known only now.
    replace(say());
    return done;
  } catch (error) {
    replace(undefined);
    throw error;
  }
}

/** For what is kept as a whole: its parts are not kept one by one. */
export function unrecorded(context: StepContext): StepContext {
  const { record: _, ...rest } = context;
  return rest;
}
