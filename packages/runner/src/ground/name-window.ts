import type { Target } from '@assay/planner/steps';
import type { PageSnapshot } from '../snapshot/types.ts';
import { isBrowserTab } from './browser-tab.ts';

const windows = /^(?:(.+?) )?window$/i;
const notOfPage = /^(?:browser|main|whole|entire|parent|desktop|app|application)$/i;

/** "The New message window" is the dialog of that name, unless something on the page is called a window. */
export function nameWindow(target: Target, { elements }: PageSnapshot): Target {
  const { name, kind } = target;
  const [whole, called = ''] = windows.exec(name) ?? [];
  if (!whole || kind || notOfPage.test(called) || isBrowserTab(target)) return target;
  const isSaid = elements.some(
    ({ states, name: own, text }) => states.visible && text.length < 80 && /\bwindow\b/i.test(own || text),
  );
  return isSaid ? target : { ...target, name: called, kind: 'dialog' };
}
