import type { Target } from '@assay/planner/steps';

const opened =
  /^(?:the )?(?:new|newly opened|just opened|opened|other|second)(?: browser)?(?: tab| window| page)?$/i;

/** "The new tab" is one of the browser, not of the page. */
export function isBrowserTab({ name, kind }: Target): boolean {
  return opened.test(name.trim()) && (kind === 'tab' || / (?:tab|window)$/i.test(name));
}
