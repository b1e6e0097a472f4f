import type { Target } from '@assay/planner/steps';
import { isBrowserTab } from '../ground/browser-tab.ts';
import type { StepContext } from './context.ts';
import { switchTab } from './switch-tab.ts';

async function enter(context: StepContext): Promise<void> {
  const { pages } = context.session;
  const isThere = pages.all().length > 1 && pages.current() === pages.all().at(-1);
  if (!isThere) await switchTab(context, 'new');
}

/** Goes on in the tab that was opened, where a step speaks of it; what is left is the target within that tab. */
export async function enterTabOf(context: StepContext, target: Target): Promise<Target> {
  const { within, ...rest } = target;
  if (!within) return target;
  if (!isBrowserTab(within)) return { ...rest, within: await enterTabOf(context, within) };
  await enter(context);
  return within.within ? { ...rest, within: within.within } : rest;
}

export async function enterNamedTab(context: StepContext, target: Target): Promise<boolean> {
  if (!isBrowserTab(target)) return false;
  await enter(context);
  return true;
}
