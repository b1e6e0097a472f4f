import type { NotUnderstood, Step } from '@assay/planner/steps';
import type { BrowserContextOptions } from 'playwright-core';
import type { BrowserKind } from '../browsers/one/kinds.ts';

/** A case that uses a touch screen gets it from its start: a browser decides that when its context is made. */
export function readDeviceOptions(
  steps: readonly (Step | NotUnderstood)[],
  browser: BrowserKind,
): BrowserContextOptions {
  for (const step of steps) {
    if (!('command' in step) || step.command.do !== 'resize' || !step.command.touch) continue;
    const { width, height } = step.command;
    // Firefox knows no layout for phones, only their size and touch.
    return { viewport: { width, height }, hasTouch: true, ...(browser !== 'firefox' && { isMobile: true }) };
  }
  return {};
}
