/// <reference lib="dom" />
import { nameTarget } from '../ground/name-target.ts';
import { Problem } from '../progress/problem.ts';
import { remaining } from '../progress/progress.ts';
import type { StepContext } from './context.ts';
import { explainAction } from './explain-failure.ts';
import type { Found } from './find-target.ts';
import { doing } from './record.ts';

/** Runs in the page: whether the element, or something in it, has the focus. */
function hasFocus(element: Element): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused !== null && (focused === element || element.contains(focused));
}

/** Puts the focus on an element, without a click. */
export async function focus(context: StepContext, found: Found): Promise<void> {
  const what = nameTarget(found.target);
  const take = async () => {
    await found.handle.scrollIntoViewIfNeeded({ timeout: remaining(context.progress) });
    await found.handle.focus();
  };
  try {
    await doing(context, found, take, (at) => ({ do: 'focus', at }));
  } catch (error) {
    throw explainAction(error, what);
  }
  if (await found.handle.evaluate(hasFocus)) return;
  throw new Problem('not found', `${what} does not take the focus. Name a field, a button or a link.`);
}

/** Takes the focus away as a person does, with Tab; where that key has another use, as in an editor, without it. */
export async function leave(context: StepContext, found: Found): Promise<void> {
  await focus(context, found);
  const tab = () => found.handle.press('Tab', { timeout: remaining(context.progress), noWaitAfter: true });
  const blur = () => found.handle.evaluate((element) => element.blur());
  try {
    await doing(context, found, tab, (at) => ({ do: 'press', at, keys: 'Tab' }));
    if (!(await found.handle.evaluate(hasFocus))) return;
    await doing(context, found, blur, (at) => ({ do: 'blur', at }));
  } catch (error) {
    throw explainAction(error, nameTarget(found.target));
  }
}
