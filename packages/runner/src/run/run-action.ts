import type { Action } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { compareImpressions, takeImpression } from '../act/effect.ts';
import { explainUnreachable } from '../act/explain-failure.ts';
import type { Found } from '../act/find-target.ts';
import { perform } from '../act/perform/perform.ts';
import type { PageAction } from '../act/reach.ts';
import { settle } from '../act/settle.ts';
import { nameTarget } from '../ground/name-target.ts';
import { now, shorten } from '../progress/progress.ts';
import { superviseDialogs } from './step-dialogs.ts';

/** A moment is enough after an action: timers and requests are waited for anyway, and what must be absent is looked at for longer. */
const soonQuiet = 24;

/** Actions after which something is bound to be noticed. Whether a text stayed where it was typed is looked at there. */
const effective = new Set<Action['do']>([
  'click',
  'select',
  'choose',
  'toggle',
  'set',
  'press',
  'drag',
  'upload',
  'log in',
]);

function warnOfNoEffect(context: StepContext, action: PageAction): void {
  const on = 'target' in action && action.target ? ` on ${nameTarget(action.target)}` : '';
  context.warn(
    `The step "${action.do}"${on} had no visible effect: address, text, focus, states and network stayed as they were.`,
  );
}

/** Carries out an action, waits until the page has come to rest and looks what has changed. */
export async function runAction(
  context: StepContext,
  action: PageAction,
  startedAt: number,
): Promise<Found | undefined> {
  const { session, progress } = context;
  const watches = effective.has(action.do);
  // "Stays on the same page" is a claim about the address before the last action.
  // What a form adds behind the question mark does not make it another page.
  session.remembered.set(
    'previous address',
    session.pages
      .current()
      .url()
      .replace(/\?[^#]*/, ''),
  );
  let touched: Found | undefined;
  let hasTouched = !('target' in action && action.target) && action.do !== 'log in';
  let before = watches && hasTouched ? await takeImpression(session, shorten(progress, 2000)) : undefined;
  const acting = perform(
    {
      ...context,
      onFound: async (found) => {
        touched = found;
        const impression = watches ? takeImpression(session, shorten(progress, 2000)) : undefined;
        [before] = await Promise.all([impression, context.onFound(found)]);
        hasTouched = true;
        session.lastActionAt = now(progress);
      },
    },
    action,
  );
  if (hasTouched && action.do !== 'answer dialog') session.lastActionAt = now(progress);
  const failures = session.network.failedNavigations.length;
  if (action.do === 'answer dialog') touched = await acting;
  else await superviseDialogs(context, acting, () => hasTouched, startedAt);
  if (context.hurries) return touched;
  const [rest] = await Promise.all([
    settle(session, progress, { navigationMs: context.limits.navigationMs, quietMs: soonQuiet }),
    context.onActed(touched),
  ]);
  if (rest !== 'at once') await context.onActed(touched);
  const failed = session.network.failedNavigations[failures];
  if (failed) throw explainUnreachable(failed.address, failed.reason) ?? new Error(failed.reason);
  const after = before && (await takeImpression(session, shorten(progress, 2000)));
  if (before && after && compareImpressions(before, after).length === 0) warnOfNoEffect(context, action);
  return touched;
}
