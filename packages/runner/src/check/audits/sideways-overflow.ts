/// <reference lib="dom" />
import type { StepContext } from '../../act/context.ts';
import { judged, type Observation } from '../../judge/types.ts';
import { within } from '../../progress/progress.ts';
import { type Controls, makeControls } from './in-page/controls.ts';

interface Width {
  /** Of what can be scrolled to. */
  content: number;
  /** Of what the document is laid out for. */
  layout: number;
  culprits: string[];
}

/** Runs in the page: it may use nothing from outside itself. */
function readWidth({ walk, isShown, locate }: Controls): Width {
  const root = document.scrollingElement ?? document.documentElement;
  const layout = document.documentElement.clientWidth;
  const isCut = [document.documentElement, document.body].some(
    (element) => element && /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
  const content = isCut ? layout : root.scrollWidth;
  if (content <= layout + 1) return { content, layout, culprits: [] };
  const isClipped = (element: Element): boolean => {
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    )
      if (getComputedStyle(around).overflowX !== 'visible') return true;
    return false;
  };
  const wide = [...walk(document)].filter(
    (element) =>
      element !== document.body &&
      element.getBoundingClientRect().right + scrollX > layout + 1 &&
      isShown(element) &&
      !isClipped(element),
  );
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  const culprits = innermost.slice(0, 5).map((element) => {
    const { right, width } = element.getBoundingClientRect();
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
    const name = text ? ` "${text}"` : '';
    return `${locate(element)}${name}, ${Math.round(width)} pixels wide, ends at ${Math.round(right + scrollX)}`;
  });
  return { content, layout, culprits };
}

/** WCAG 2.2, 1.4.10: nobody has to scroll in two directions to read. */
export async function observeSidewaysOverflow(context: StepContext): Promise<Observation> {
  const page = context.session.pages.current();
  const reading: Promise<Width> = page.evaluate(`(${readWidth})((${makeControls})())`);
  const { content, layout, culprits } = await within(
    context.progress,
    reading,
    'The page could not be read in time.',
  );
  const screen = page.viewportSize()?.width ?? layout;
  if (layout > screen + 1)
    return judged(
      false,
      `the page is laid out ${layout} pixels wide on a screen of ${screen}: it has no viewport meta element with width=device-width`,
    );
  if (content <= layout + 1) return judged(true, `everything fits into ${layout} pixels`);
  const who = culprits.length > 0 ? `: ${culprits.join('; ')}` : '';
  return judged(false, `the page is ${content} pixels wide in a window of ${layout}${who}`);
}
