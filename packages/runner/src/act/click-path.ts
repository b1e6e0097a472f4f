import type { Target } from '@assay/planner/steps';
import type { StepContext } from './context.ts';
import { type Found, findTarget, groundIn, look } from './find-target.ts';
import { click, hover } from './point.ts';
import { settle } from './settle.ts';

const separator = /\s*(?:>|→|›|»|->)\s*/;

/** "File > Export > PDF" as the entries to go through, where nothing on the page is called so itself. */
export async function readPath(context: StepContext, target: Target): Promise<Target[] | undefined> {
  const names = target.name.split(separator).filter((name) => name !== '');
  if (names.length < 2) return undefined;
  const grounding = await groundIn(context, await look(context, context.progress), target, 'click');
  if (grounding.outcome === 'found' && grounding.chosen.reason.endsWith('exactly this')) return undefined;
  const { ordinal: _, ...rest } = target;
  return names.map((name) => ({ ...rest, name }));
}

/** Opens each menu of a path in turn. */
export async function clickPath(
  context: StepContext,
  path: readonly Target[],
  onFound: StepContext['onFound'],
): Promise<Found> {
  let last: Found | undefined;
  for (const [index, target] of path.entries()) {
    last = await findTarget(context, target, 'click');
    if (index === 0) await onFound(last);
    const isOpenAlready = index < path.length - 1 && last.element.states.expanded === true;
    if (isOpenAlready) await hover(context, last);
    else await click(context, last);
    if (index < path.length - 1) await settle(context.session, context.progress);
  }
  if (!last) throw new Error('A path has at least one entry.');
  return last;
}
