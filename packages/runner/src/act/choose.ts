/// <reference lib="dom" />

import { nameTarget } from '../ground/name-target.ts';
import { Problem } from '../progress/problem.ts';
import { isOver, pauseBetweenLooks, shorten } from '../progress/progress.ts';
import type { StepContext } from './context.ts';
import type { Found } from './find-target.ts';
import { click } from './point.ts';
import { doing, findLocator, unrecorded } from './record.ts';

/** Runs in the page: whether something is checked, pressed or chosen; undefined where it cannot be. */
function readChecked(element: Element): boolean | undefined {
  const inner =
    element instanceof HTMLLabelElement
      ? element.control
      : element.querySelector('input[type=checkbox],input[type=radio]');
  const input = element instanceof HTMLInputElement ? element : inner;
  if (input instanceof HTMLInputElement && /^(checkbox|radio)$/.test(input.type)) return input.checked;
  for (const name of ['aria-checked', 'aria-pressed', 'aria-selected']) {
    const state = element.getAttribute(name);
    if (state !== null) return state === 'true';
  }
  return undefined;
}

/** A styled box hides its input and shows the label, which is clicked then. */
async function clickLabel(context: StepContext, found: Found): Promise<boolean> {
  const label = await found.handle.evaluateHandle((element) =>
    element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null,
  );
  const handle = label.asElement() as Found['handle'] | null;
  if (!handle) return false;
  const press = () => handle.evaluate((element) => element instanceof HTMLElement && element.click());
  await doing(context, found, press, (at) => ({ do: 'click', at }), handle);
  return true;
}

async function becomes(context: StepContext, found: Found, wanted: boolean): Promise<boolean> {
  const progress = shorten(context.progress, 1000);
  for (;;) {
    if (context.session.dialogs.open()) return true;
    const state = await found.handle.evaluate(readChecked).catch(() => wanted);
    if (state === wanted || state === undefined) return true;
    if (isOver(progress)) return false;
    await pauseBetweenLooks(progress, 30);
  }
}

/** Checks or unchecks, and makes sure that it stayed so. `own` is the box, where that is not what was found. */
export async function setChecked(
  context: StepContext,
  found: Found,
  wanted: boolean,
  own?: Found['handle'],
): Promise<void> {
  const what = nameTarget(found.target);
  if ((await found.handle.evaluate(readChecked)) === wanted) {
    context.warn(`It was so already: ${what} is ${wanted ? '' : 'not '}checked.`);
    return;
  }
  const { handle } = found;
  const hidden = !(await handle.isVisible()) || found.element.covered;
  const isBox = own !== undefined || found.element.tag === 'input';
  let isSo = false;
  const press = async () => {
    await click(unrecorded(context), found);
    isSo = await becomes(context, found, wanted);
  };
  if (hidden && (await clickLabel(context, found))) isSo = await becomes(context, found, wanted);
  // What a page makes of other elements, or takes back at once, Playwright does not take for checked.
  else
    await doing(
      context,
      found,
      press,
      (at) => (isBox && isSo ? { do: 'check', at, to: wanted } : { do: 'click', at }),
      own,
    );
  if (isSo) return;
  // A box of the browser's own always takes a click; what the page makes of it is for the checks to judge.
  if (found.element.tag === 'input' && !hidden) {
    context.warn(`The page turned it back: after a click, ${what} is still ${wanted ? 'not ' : ''}checked.`);
    return;
  }
  throw new Problem('timeout', `After a click, ${what} is still ${wanted ? 'not ' : ''}checked.`);
}

export async function toggle(context: StepContext, found: Found): Promise<void> {
  const before = await found.handle.evaluate(readChecked);
  if (before === undefined) await click(context, found);
  else await setChecked(context, found, !before);
}

const items = new Set([
  'listitem',
  'row',
  'article',
  'generic',
  'strong',
  'emphasis',
  'paragraph',
  'cell',
  'rowheader',
]);

/** The one box to tick in a row or an item of a list: that is how a person selects it. */
async function findOwnBox(found: Found): Promise<Found['handle'] | undefined> {
  const isThing = /^(?:row|item|card)$/.test(found.target.kind ?? '');
  if (!isThing && !items.has(found.element.role)) return undefined;
  const box = await found.handle.evaluateHandle((element) => {
    const item = element.closest('li, tr, article, [role=listitem], [role=row], [role=article]');
    const boxes = item?.querySelectorAll('input[type=checkbox], [role=checkbox]') ?? [];
    return boxes.length === 1 ? (boxes[0] ?? null) : null;
  });
  return box.asElement() as Found['handle'] | undefined;
}

/** Chooses a radio button, an option, a tab: whatever it is, it is chosen afterwards. */
export async function choose(context: StepContext, found: Found): Promise<void> {
  if (found.element.tag === 'option') {
    const list = await found.handle.evaluateHandle((element) => element.closest('select'));
    const select = list.asElement();
    const at = context.record && select && (await findLocator(context, select));
    const options = await found.handle.evaluate((element) => {
      const select = element.closest('select');
      if (!select || !(element instanceof HTMLOptionElement)) return [];
      element.selected = true;
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return [...select.selectedOptions].map((option) =>
        (option.textContent ?? '').replace(/\s+/g, ' ').trim(),
      );
    });
    if (at) context.record?.add({ do: 'select', at: String(at), options: options.map((text) => ({ text })) });
    return;
  }
  const box = await findOwnBox(found);
  if (box) await setChecked(context, { ...found, handle: box }, true, box);
  else if (found.element.role === 'radio') await setChecked(context, found, true);
  else await click(context, found);
}
