/// <reference lib="dom" />
import { Problem } from '../progress/problem.ts';
import { within } from '../progress/progress.ts';
import type { StepContext } from './context.ts';

/** The size of the window. Touch is a matter of how the browser was started; that it is missing is said. */
export async function resize(
  context: StepContext,
  { width, height, touch }: { width: number; height: number; touch?: true },
): Promise<void> {
  if (width < 1 || height < 1) throw new Problem('not understood', 'A window has a width and a height.');
  const page = context.session.pages.current();
  await page.setViewportSize({ width, height });
  if (!touch) return;
  const reading = page.evaluate(
    () => matchMedia('(any-pointer: coarse)').matches || navigator.maxTouchPoints > 0,
  );
  const hasTouch = await within(context.progress, reading, 'The page could not be read in time.');
  if (!hasTouch)
    context.warn('This browser was started without touch, so only the size is that of the device.');
}
