import type { Expectation } from '@assay/planner/steps';
import type { JSHandle, Page } from 'playwright-core';
import type { StepContext } from '../../act/context.ts';
import { cannotCheck } from '../../judge/observe-page.ts';
import { judgedFinally, type Observation } from '../../judge/types.ts';
import { Problem } from '../../progress/problem.ts';
import { isOver, type Progress, stopIfCancelled, within } from '../../progress/progress.ts';
import { judgeFindingsFinally, tellFindings } from './findings.ts';
import { makeControls } from './in-page/controls.ts';
import { type KeyboardWalk, prepareWalk, type Stop } from './in-page/keyboard.ts';

interface Walked {
  names: string[];
  groups: string[];
  reached: Map<number, Stop>;
  /** The control that the focus would not leave. */
  stuckAt?: string;
}

const mostPresses = 400;
const mostPictures = 8;
const tooLate = 'The walk through the page by keyboard did not end in time.';

/** Two pictures of a control's surroundings, with the focus and without; the last word where styles tell no difference. */
async function looksDifferent(page: Page, walk: JSHandle<KeyboardWalk>, { box }: Stop): Promise<boolean> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const [x, y] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
  const width = Math.min(size.width, box.x + box.width + 8) - x;
  const height = Math.min(size.height, box.y + box.height + 8) - y;
  if (width < 1 || height < 1) return false;
  const draw = () => page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' });
  const focused = await draw();
  await walk.evaluate((held) => held.blur());
  const plain = await draw();
  await walk.evaluate((held) => held.refocus());
  return !focused.equals(plain);
}

/** Steps onto the first control by keyboard, so that it looks as it does then. */
async function stepIn(page: Page, walk: JSHandle<KeyboardWalk>): Promise<Stop | undefined> {
  const isIn = await walk.evaluate((held) => held.begin());
  if (!isIn) return undefined;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const stop = await walk.evaluate((held) => held.look());
  return stop.index >= 0 ? stop : undefined;
}

/** Presses Tab until every control was reached, the focus comes round again or does not move any more. */
async function pressThrough(page: Page, walk: JSHandle<KeyboardWalk>, progress: Progress): Promise<Walked> {
  const { names, groups } = await walk.evaluate((held) => ({ names: held.names, groups: held.groups }));
  const walked: Walked = { names, groups, reached: new Map() };
  let [last, still, lost, pictures] = [-2, 0, 0, 0];
  const visit = async (stop: Stop) => {
    if (stop.index < 0 || walked.reached.has(stop.index)) return;
    if (!stop.isMarked && pictures < mostPictures) {
      pictures += 1;
      stop.isMarked = await looksDifferent(page, walk, stop);
    }
    walked.reached.set(stop.index, stop);
  };
  const first = await stepIn(page, walk);
  if (first) await visit(first);
  for (let presses = 0; presses < Math.min(mostPresses, names.length * 2 + 30); presses += 1) {
    stopIfCancelled(progress);
    if (isOver(progress)) throw new Problem('timeout', tooLate);
    // Going on would lead out of the document, from where Firefox does not come back.
    if (findUnreached(walked).length === 0) return walked;
    await page.keyboard.press('Tab');
    const stop = await walk.evaluate((held) => held.look());
    still = stop.place === last && stop.place >= 0 ? still + 1 : 0;
    lost = stop.place < 0 ? lost + 1 : 0;
    if (still >= 3) return { ...walked, stuckAt: stop.name };
    const isRound = stop.place === 0 && last !== 0 && walked.reached.size > 0 && presses > 0;
    if (isRound || lost > 3) return walked;
    last = stop.place;
    await visit(stop);
  }
  return walked;
}

/** Gives the keyboard back to the document: past the last control the window around it has it. */
async function comeBack(page: Page, walk: JSHandle<KeyboardWalk>, most: number): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await walk.evaluate((held) => held.hasFocus())) return;
    await page.keyboard.press('Tab');
  }
}

async function walkByKeyboard(context: StepContext): Promise<Walked> {
  const page = context.session.pages.current();
  const preparing: Promise<JSHandle<KeyboardWalk>> = page.evaluateHandle(
    `(${prepareWalk})((${makeControls})())`,
  );
  const walk = await within(context.progress, preparing, 'The page could not be read in time.');
  try {
    const walked = await within(context.progress, pressThrough(page, walk, context.progress), tooLate);
    await comeBack(page, walk, walked.names.length + 10);
    return walked;
  } finally {
    await walk.evaluate((held) => held.restore()).catch(() => undefined);
    await walk.dispose().catch(() => undefined);
  }
}

/** Of controls that do the same, one is enough. */
export function findUnreached({
  names,
  groups,
  reached,
}: Pick<Walked, 'names' | 'groups'> & { reached: Pick<Map<number, unknown>, 'has' | 'keys'> }): string[] {
  const known = new Set([...reached.keys()].map((index) => groups[index]));
  return names.filter((_, index) => !reached.has(index) && !known.has(groups[index]));
}

/** WCAG 2.2, 2.1.1: whatever can be clicked can be reached without a mouse. */
export async function observeKeyboardReach(context: StepContext): Promise<Observation> {
  const walked = await walkByKeyboard(context);
  const { names } = walked;
  const fine =
    names.length === 0
      ? 'the page has no controls'
      : `all ${names.length} controls are reached by the Tab key`;
  const wrong = findUnreached(walked).map((name) => `${name} is not reached by the Tab key`);
  const notes = walked.stuckAt === undefined ? [] : [`the focus does not leave ${walked.stuckAt}`];
  return judgeFindingsFinally({ wrong, notes }, fine);
}

/** WCAG 2.2, 2.4.7: one can see where the keyboard stands. */
export async function observeKeyboardFocus(
  context: StepContext,
  condition: Expectation['condition'],
): Promise<Observation> {
  if (condition.is !== 'visible' && condition.is !== 'hidden')
    return cannotCheck('keyboard focus', condition);
  const { names, reached } = await walkByKeyboard(context);
  const stops = [...reached.values()];
  if (stops.length === 0) {
    const message =
      names.length === 0
        ? 'The page has no controls.'
        : 'No control of the page takes the focus by the Tab key.';
    return { outcome: 'problem', problem: new Problem('not found', message), isFinal: true };
  }
  const wrong = stops
    .filter(({ isMarked }) => !isMarked)
    .map(({ name }) => `${name} looks the same with the focus`);
  const actual = tellFindings(
    { wrong, notes: [] },
    `each of ${stops.length} controls shows that it has the focus`,
  );
  return judgedFinally((wrong.length === 0) === (condition.is === 'visible'), actual);
}
