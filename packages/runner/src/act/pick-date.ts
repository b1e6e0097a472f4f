import { nameTarget } from '../ground/name-target.ts';
import { Problem } from '../progress/problem.ts';
import { isOver, pauseBetweenLooks, shorten } from '../progress/progress.ts';
import { overlap } from '../snapshot/attach-labels.ts';
import { locate } from '../snapshot/locate.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { readCalendar } from './calendar.ts';
import type { StepContext } from './context.ts';
import { explainAction } from './explain-failure.ts';
import { type Found, look } from './find-target.ts';
import { patiently } from './patiently.ts';
import { click } from './point.ts';
import { findLocator } from './record.ts';
import { settle } from './settle.ts';

const mostTurns = 120;
const widestGap = 80;

async function press(
  context: StepContext,
  found: Found,
  snapshot: PageSnapshot,
  element: SeenElement,
): Promise<void> {
  const handle = await locate(context.session.pages.current(), snapshot, element, context.progress);
  const name = context.record && (await findLocator(context, handle, { element, snapshot }));
  try {
    await patiently(context, (timeout) => handle.click({ timeout, noWaitAfter: true }));
    if (name) context.record?.add({ do: 'click', at: String(name) });
  } catch (error) {
    throw explainAction(error, nameTarget(found.target));
  }
  await settle(context.session, context.progress);
}

/** The button beside a field that opens its calendar. */
function findOpener(snapshot: PageSnapshot, { box, frame, ref }: SeenElement): SeenElement | undefined {
  const end = box.x + box.width;
  return snapshot.elements
    .filter(
      (one) =>
        one.role === 'button' &&
        one.states.visible &&
        one.frame === frame &&
        one.ref !== ref &&
        overlap(box.y, box.height, one.box.y, one.box.height) >= 0.3 &&
        one.box.x + one.box.width > box.x &&
        one.box.x - end <= widestGap,
    )
    .sort((one, other) => Math.abs(one.box.x - end) - Math.abs(other.box.x - end))[0];
}

/** Opens the calendar of a field: by the field itself, else by the button beside it. */
async function openCalendar(context: StepContext, found: Found, isoDate: string): Promise<void> {
  const isOpen = async () =>
    readCalendar((await look(context, context.progress)).elements, isoDate) !== undefined;
  if (await isOpen()) return;
  await click(context, found);
  await settle(context.session, context.progress);
  if (await isOpen()) return;
  const snapshot = await look(context, context.progress);
  const opener = findOpener(snapshot, found.element);
  if (opener) await press(context, found, snapshot, opener);
  const patient = shorten(context.progress, context.limits.patienceMs);
  while (!(await isOpen())) {
    if (isOver(patient)) {
      const message = `${nameTarget(found.target)} cannot be typed into, and no calendar was found to choose ${isoDate} in.`;
      throw new Problem('not found', message);
    }
    await pauseBetweenLooks(patient, 100);
  }
}

/** Chooses a day in a calendar made of HTML, turning its pages like a person. */
export async function pickDate(context: StepContext, found: Found, isoDate: string): Promise<void> {
  await openCalendar(context, found, isoDate);
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const snapshot = await look(context, context.progress);
    const move = readCalendar(snapshot.elements, isoDate);
    if (!move) break;
    await press(context, found, snapshot, 'day' in move ? move.day : move.turn);
    if ('day' in move) return;
  }
  throw new Problem('not found', `The calendar of ${nameTarget(found.target)} does not offer ${isoDate}.`);
}
