/// <reference lib="dom" />
import { Problem } from '../progress/problem.ts';
import { within } from '../progress/progress.ts';
import type { StepContext } from './context.ts';

/**
 * Runs in the page before its own scripts. The clock runs on from its time: pages that measure with it, such as old animations, would
 * never end under one that stands.
 */
function startClock(at: number): void {
  const Real = Date;
  const now = () => at + Math.floor(performance.now());
  const Shown = new Proxy(Real, {
    construct: (real, given, called) => Reflect.construct(real, given.length > 0 ? given : [now()], called),
    apply: () => new Real(now()).toString(),
    get: (real, name, receiver) => (name === 'now' ? now : Reflect.get(real, name, receiver)),
  });
  Object.defineProperty(Real.prototype, 'constructor', { value: Shown, writable: true, configurable: true });
  Object.defineProperty(window, 'Date', { value: Shown, writable: true, configurable: true });
}

/** Lets every page that is opened from now on begin at a time, so that the dates it shows stay the same. */
export async function setClock(context: StepContext, to: string): Promise<void> {
  const at = Date.parse(to);
  if (Number.isNaN(at)) {
    throw new Problem(
      'not understood',
      `"${to}" is no time that a clock could be set to. Write it like 2026-11-15 10:00.`,
    );
  }
  const { session, progress } = context;
  const adding = session.context.addInitScript(startClock, at);
  await within(progress, adding, 'The clock of the browser could not be set in time.');
}
