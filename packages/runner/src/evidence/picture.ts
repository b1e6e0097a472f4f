/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import type { Box } from '../snapshot/types.ts';
import { type Progress, remaining, within } from './progress.ts';

interface Frame {
  box: Box;
  colour: string;
}

/** Runs in the page. The overlay goes to the top layer, so that it lies over modal dialogs too. */
function drawOverlay({ box, colour }: Frame): void {
  const overlay = document.createElement('assay-overlay');
  overlay.setAttribute('popover', 'manual');
  overlay.style.cssText = [
    'all:initial',
    'position:fixed',
    'inset:auto',
    `left:${box.x - 4}px`,
    `top:${box.y - 4}px`,
    `width:${box.width + 2}px`,
    `height:${box.height + 2}px`,
    `border:3px solid ${colour}`,
    'border-radius:4px',
    'box-shadow:0 0 0 2px rgba(255,255,255,.8)',
    'background:transparent',
    'pointer-events:none',
    'z-index:2147483647',
    'overflow:visible',
  ].join('!important;');
  document.documentElement.append(overlay);
  if (typeof overlay.showPopover === 'function') overlay.showPopover();
}

function removeOverlay(): void {
  for (const overlay of document.querySelectorAll('assay-overlay')) overlay.remove();
}

/** A JPEG of what is visible, with a box drawn around the target; undefined where the page cannot be drawn now. */
export async function takePicture(
  page: Page,
  box: Box | undefined,
  colour: string,
  progress: Progress,
): Promise<Buffer | undefined> {
  const tooLate = 'The page could not be drawn in time.';
  try {
    if (box) await within(progress, page.evaluate(drawOverlay, { box, colour }), tooLate);
    const shot = page.screenshot({
      type: 'jpeg',
      quality: 70,
      caret: 'initial',
      timeout: remaining(progress),
    });
    return await within(progress, shot, tooLate);
  } catch {
    return undefined;
  } finally {
    if (box) await within(progress, page.evaluate(removeOverlay), tooLate).catch(() => undefined);
  }
}
