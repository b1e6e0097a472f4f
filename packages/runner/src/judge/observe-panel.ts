import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import { keyOf } from '../snapshot/key-of.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { judgeElement } from './judge-element.ts';
import { innermost } from './observe-message.ts';
import { isOnlyName } from './own-name.ts';
import type { PageView } from './page-view.ts';
import { wasSeen } from './seen-before.ts';
import { containsText, matchText, show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

const switches = /^(?:tab|button|link)$/;
const fields = /^(?:textbox|searchbox|combobox|option)$/;

/** What a part is called by those who see it or made it. */
function isCalled({ name, label, testId }: SeenElement, wanted: string): boolean {
  return [name, label, testId].some((called) => foldWords(called) === wanted);
}

function findPanel({ elements }: PageSnapshot, { name }: Target): SeenElement | undefined {
  const wanted = foldWords(name);
  const isOpenTab = elements.some(
    ({ role, states, text }) => role === 'tab' && states.selected === true && foldWords(text) === wanted,
  );
  const panels = elements.filter(
    (element) =>
      element.states.visible &&
      !switches.test(element.role) &&
      !fields.test(element.role) &&
      element.text !== '' &&
      !isOnlyName(element.text, name) &&
      (isCalled(element, wanted) || (isOpenTab && element.role === 'tabpanel')),
  );
  return panels.length === 1 ? panels[0] : undefined;
}

/** What says the words now and did not before the tab or button of that name was used. */
function findBroughtUp(
  page: PageView,
  name: string,
  { how, value }: Extract<Condition, { is: 'text' }>,
): SeenElement | undefined {
  const { discourse, beforeAction, snapshot } = page;
  const { elements, address } = snapshot;
  const used = discourse.wasUsed ? discourse.lastElement : undefined;
  if (!used || !beforeAction || beforeAction.address !== address || !isOnlyName(used.text, name))
    return undefined;
  const saying = innermost(
    elements.filter(({ text, states }) => states.visible && !states.editable && matchText(text, how, value)),
  );
  return saying.find(
    (element) => !wasSeen(page, (one) => keyOf(one) === keyOf(element) && one.text === element.text),
  );
}

/** What was looked at, or one of those that could be meant, only brings up what bears its name. */
function mayBeSwitch({ elements }: PageSnapshot, name: string, seen: Observation): boolean {
  const isSwitch = ({ role, text, states }: SeenElement) =>
    states.visible && switches.test(role) && isOnlyName(text, name);
  if (seen.outcome === 'judged') return seen.found !== undefined && isSwitch(seen.found.element);
  return seen.problem.class === 'ambiguous' && elements.some(isSwitch);
}

/** "The preview shows X", where a tab or a button is called Preview and shows nothing else: the one part of the page that goes by the same name. */
export function observePanel(
  page: PageView,
  target: Target,
  condition: Condition,
  seen: Observation,
): Observation | undefined {
  const { snapshot } = page;
  const { name, kind, within, near, ordinal } = target;
  const isFree = !within && !near && ordinal === undefined && name !== '';
  if (!isFree || (kind && kind !== 'section') || condition.is !== 'text') return undefined;
  if (!mayBeSwitch(snapshot, name, seen)) return undefined;
  const panel = findPanel(snapshot, target) ?? findBroughtUp(page, name, condition);
  if (!panel)
    return /\p{L}{2}/u.test(condition.value) && !containsText(snapshot.text, condition.value)
      ? judged(false, 'the text is nowhere on the page')
      : undefined;
  const candidate = { element: panel, score: 1, reason: 'it goes by this name', phrase: show(name) };
  return judgeElement(page, choose(snapshot, target, [candidate]), condition);
}
