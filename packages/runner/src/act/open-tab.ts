import type { Target } from '@assay/planner/steps';
import type { StepContext } from './context.ts';
import { findTarget } from './find-target.ts';
import { click } from './point.ts';
import { settle } from './settle.ts';

function findTab(target: Target): Target | undefined {
  if (target.within?.kind === 'tab') return target.within;
  return target.within && findTab(target.within);
}

/** What is done "on the Appearance tab" needs that tab in front. */
export async function openTabOf(context: StepContext, target: Target): Promise<void> {
  const tab = findTab(target);
  if (!tab) return;
  const found = await findTarget(context, tab, 'click');
  if (found.element.states.selected !== false) return;
  await click(context, found);
  await settle(context.session, context.progress);
}
