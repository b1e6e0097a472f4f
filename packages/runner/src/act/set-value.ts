/// <reference lib="dom" />

import { picked, toInputValue, toIsoDateOf } from '../ground/input-value.ts';
import { nameTarget } from '../ground/name-target.ts';
import { Problem } from '../progress/problem.ts';
import { isChoiceButton } from '../snapshot/attach-labels.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { readCalendar } from './calendar.ts';
import type { StepContext } from './context.ts';
import { explainAction } from './explain-failure.ts';
import type { Found } from './find-target.ts';
import { patiently } from './patiently.ts';
import { pickDate } from './pick-date.ts';
import { doing } from './record.ts';
import { selectOption } from './select-option.ts';
import { typeText } from './type-text.ts';

/** Runs in the page. The prototype's setter is what frameworks that track values notice. */
function setThroughPrototype(element: Element, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function readSlider(element: Element): { now: number; min: number; max: number } {
  const read = (name: string) => Number(element.getAttribute(`aria-value${name}`));
  return { now: read('now'), min: read('min'), max: read('max') };
}

const mostPresses = 300;

/** A slider made of other elements is moved with the arrow keys until it stands where it should. */
async function moveSlider(context: StepContext, found: Found, wanted: number): Promise<void> {
  const { now } = await found.handle.evaluate(readSlider);
  let times = 0;
  await doing(
    context,
    found,
    async () => {
      times = await pressUntil(found, wanted);
    },
    (at) => ({ do: 'press', at, keys: wanted > now ? 'ArrowRight' : 'ArrowLeft', times }),
  );
}

/** How often a key was pressed. */
async function pressUntil(found: Found, wanted: number): Promise<number> {
  await found.handle.focus();
  let presses = 0;
  let { now } = await found.handle.evaluate(readSlider);
  for (; now !== wanted && presses < mostPresses; presses += 1) {
    await found.handle.press(wanted > now ? 'ArrowRight' : 'ArrowLeft');
    const next = (await found.handle.evaluate(readSlider)).now;
    const passed = (now < wanted && next > wanted) || (now > wanted && next < wanted);
    if (next === now || passed) {
      throw new Problem(
        'timeout',
        `${nameTarget(found.target)} cannot be set to ${wanted}; it stops at ${next}.`,
      );
    }
    now = next;
  }
  return presses;
}

/** "Open the calendar and choose 12 March": the day is chosen there, whatever the field is that it was said of. */
function isCalendarOpen({ element, snapshot }: Found, isoDate: string): boolean {
  return element.inputType !== 'date' && readCalendar(snapshot.elements, isoDate) !== undefined;
}

/** A list to choose from in which nothing can be typed. */
export function isClosedChoice({ role, states }: SeenElement): boolean {
  return role === 'combobox' && !states.editable;
}

/** Sets a date, a time, a slider or a number; what is none of these is typed or selected. */
export async function setValue(context: StepContext, found: Found, written: string): Promise<void> {
  const { element, handle, target } = found;
  if (
    element.tag === 'select' ||
    element.role === 'listbox' ||
    isChoiceButton(element) ||
    isClosedChoice(element)
  )
    return selectOption(context, found, written);
  if (element.tag !== 'input' && element.role === 'slider')
    return moveSlider(context, found, Number(toInputValue('range', written)));
  const isoDate = toIsoDateOf(written, element.value || (element.constraints.min ?? ''));
  if (isoDate && (!element.states.editable || isCalendarOpen(found, isoDate)))
    return pickDate(context, found, isoDate);
  const value = toInputValue(element.inputType, element.inputType === 'date' ? (isoDate ?? '') : written);
  if (value === undefined) {
    throw new Problem(
      'not understood',
      `"${written}" is not a ${element.inputType} that ${nameTarget(target)} could take.`,
    );
  }
  if (!picked.test(element.inputType)) return typeText(context, found, value);
  try {
    const set = () =>
      context.session.engine === 'firefox'
        ? handle.evaluate(setThroughPrototype, value)
        : patiently(context, (timeout) => handle.fill(value, { timeout }));
    await doing(context, found, set, (at, record) => ({ do: 'fill', at, ...record.written(value) }));
  } catch (error) {
    throw explainAction(error, nameTarget(target));
  }
}
