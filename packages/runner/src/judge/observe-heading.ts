import type { Condition, Target } from '@assay/planner/steps';
import type { PageView } from './page-view.ts';
import { matchText, show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

/** "The heading shows X" on a page with several: any that can be seen may be meant. Undefined where none of them does. */
export function observeHeading(
  page: PageView,
  target: Target,
  condition: Condition,
): Observation | undefined {
  const { snapshot } = page;
  const { name, kind, within, near, ordinal } = target;
  if (kind !== 'heading' || name !== '' || within || near || ordinal !== undefined) return undefined;
  if (condition.is !== 'text' || !/\p{L}/u.test(condition.value)) return undefined;
  const heading = snapshot.elements.find(
    ({ role, states, text }) =>
      role === 'heading' && states.visible && matchText(text, condition.how, condition.value),
  );
  if (!heading) return undefined;
  const candidate = { element: heading, score: 1, reason: 'it is a heading', phrase: show(heading.text) };
  const found = choose(snapshot, target, [candidate]);
  return judged(true, `it shows ${show(heading.text)}`, found);
}
