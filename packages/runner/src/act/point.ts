/// <reference lib="dom" />

import { nameTarget } from '../ground/name-target.ts';
import type { StepContext } from './context.ts';
import { explainAction } from './explain-failure.ts';
import type { Found } from './find-target.ts';
import { patiently } from './patiently.ts';
import { doing, nameFound, unnamed } from './record.ts';

/** Runs in the page: the stock Firefox does not always take two clicks for a double click, so it is watched for one. */
function noteDoubleClick(element: Element): void {
  Object.defineProperty(element, '__assayDoubled', { value: false, writable: true, configurable: true });
  const note = () => Reflect.set(element, '__assayDoubled', true);
  element.addEventListener('dblclick', note, { once: true, capture: true });
}

/** Runs in the page: sends the double click that did not come by itself. */
function sendDoubleClick(element: Element): void {
  if (!Reflect.get(element, '__assayDoubled')) {
    element.dispatchEvent(
      new MouseEvent('dblclick', {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: window,
        detail: 2,
      }),
    );
  }
  Reflect.deleteProperty(element, '__assayDoubled');
}

/** Whether the mouse was pressed, and only the page did not answer. */
function wasPerformed(error: unknown): boolean {
  return error instanceof Error && /Timeout \d+ms exceeded[\s\S]*performing click action/.test(error.message);
}

/** Clicks like a person: waits until the element is visible, still, enabled and uncovered. */
export async function click(
  context: StepContext,
  found: Found,
  how: { button?: 'right'; times?: number } = {},
): Promise<void> {
  const { button = 'left', times = 1 } = how;
  const isDouble = times === 2 && context.session.engine === 'firefox';
  const press = async () => {
    try {
      // Where it leads to is waited for afterwards, by what the network says.
      await patiently(context, (timeout) =>
        found.handle.click({ button, clickCount: times, timeout, noWaitAfter: true }),
      );
    } catch (error) {
      if (!wasPerformed(error)) throw error;
      context.warn(`The page took long to react to the click on ${nameTarget(found.target)}.`);
    }
  };
  try {
    if (isDouble) await found.handle.evaluate(noteDoubleClick);
    await doing(context, found, press, (at) => ({ do: 'click', at, ...how }));
    if (isDouble) await found.handle.evaluate(sendDoubleClick).catch(() => undefined);
  } catch (error) {
    throw explainAction(error, nameTarget(found.target));
  }
}

export async function hover(context: StepContext, found: Found): Promise<void> {
  try {
    const point = () => patiently(context, (timeout) => found.handle.hover({ timeout }));
    await doing(context, found, point, (at) => ({ do: 'hover', at }));
  } catch (error) {
    throw explainAction(error, nameTarget(found.target));
  }
}

export async function scrollTo(context: StepContext, found: Found): Promise<void> {
  try {
    const scroll = () => patiently(context, (timeout) => found.handle.scrollIntoViewIfNeeded({ timeout }));
    await doing(context, found, scroll, (at) => ({ do: 'scroll to', at }));
  } catch (error) {
    throw explainAction(error, nameTarget(found.target));
  }
}

interface Point {
  x: number;
  y: number;
}

async function middle(found: Found): Promise<Point> {
  const box = await found.handle.boundingBox();
  if (!box) throw new Error('element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: drag and drop as the HTML events tell it. */
function dispatchDrag(from: Element, onto: Node): void {
  const dataTransfer = new DataTransfer();
  const send = (node: Node, type: string) =>
    node.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer }),
    );
  send(from, 'dragstart');
  send(onto, 'dragenter');
  send(onto, 'dragover');
  send(onto, 'drop');
  send(from, 'dragend');
}

/** Drags with the mouse. The stock Firefox drops nothing that way, so there a draggable element's events are sent instead. */
export async function drag(context: StepContext, found: Found, onto: Found): Promise<void> {
  const target = context.record && (await nameFound(context, onto));
  await doing(
    context,
    found,
    () => dragOnto(context, found, onto),
    (at) => (target === undefined ? { do: 'beyond', reason: unnamed } : { do: 'drag', at, onto: target }),
  );
}

async function dragOnto(context: StepContext, found: Found, onto: Found): Promise<void> {
  const { mouse } = context.session.pages.current();
  try {
    await patiently(context, (timeout) => found.handle.scrollIntoViewIfNeeded({ timeout }));
    const isDraggable = await found.handle.evaluate(
      (element) => element.closest('[draggable=true]') !== null,
    );
    if (isDraggable && context.session.engine === 'firefox') {
      await found.handle.evaluate(dispatchDrag, onto.handle);
      return;
    }
    const from = await middle(found);
    await mouse.move(from.x, from.y);
    await mouse.down();
    const to = await middle(onto);
    // A few steps on the way, as drag libraries start only after some distance.
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
    await mouse.move(to.x, to.y, { steps: 5 });
    await mouse.up();
  } catch (error) {
    throw explainAction(error, nameTarget(found.target));
  }
}
