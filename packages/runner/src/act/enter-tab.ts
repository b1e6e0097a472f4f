import type { Target } from '@assay/planner/steps';
import type { StepContext } from './context.ts';
import { switchTab } from './switch-tab.ts';

const opened =
  /^(?:the )?(?:new|newly opened|just opened|opened|other|second)(?: browser)?(?: tab| window| page)?$/i;

/** "The new tab" is one of the browser, not of the page. */
export function isBrowserTab({ name, kind }: Target): boolean {
  return opened.test(name.trim()) && (kind === 'tab' || / (?:tab|window)$/i.test(name));
}

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
