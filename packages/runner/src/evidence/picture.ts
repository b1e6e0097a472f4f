/// <reference lib="dom" />
import type { CDPSession, ElementHandle, Page } from 'playwright-core';
import { type Progress, remaining, within } from '../progress/progress.ts';

/** What is boxed on a picture. */
export interface Marked {
  element: ElementHandle<Element>;
  colour: string;
}

/** Runs in the page. The overlay goes to the top layer of the element's own frame, so that it lies over modal dialogs too. */
function drawOverlay(element: Element, colour: string): void {
  const isSeen = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!isSeen(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
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

const quality = 70;
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What Chromium is asked by directly; one for each page. */
export function openProtocol(page: Page): Promise<CDPSession> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  return opening;
}

/** Chromium is asked directly: Playwright's own picture looks at fonts and frames first, which costs as much as the picture. */
async function captureDirectly(page: Page): Promise<Buffer> {
  const session = await openProtocol(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality });
  return Buffer.from(data, 'base64');
}

function capture(page: Page, progress: Progress): Promise<Buffer> {
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  if (isChromium) return captureDirectly(page);
  return page.screenshot({ type: 'jpeg', quality, caret: 'initial', timeout: remaining(progress) });
}

/** A JPEG of what is visible, with a box drawn around the target; undefined where the page cannot be drawn now. */
export async function takePicture(
  page: Page,
  marked: Marked | undefined,
  progress: Progress,
): Promise<Buffer | undefined> {
  const tooLate = 'The page could not be drawn in time.';
  try {
    if (marked) {
      // An element that has gone meanwhile is not boxed; the page is still worth a picture.
      const drawing = marked.element.evaluate(drawOverlay, marked.colour).catch(() => undefined);
      await within(progress, drawing, tooLate);
    }
    return await within(progress, capture(page, progress), tooLate);
  } catch {
    return undefined;
  } finally {
    // Whatever is asked of the page next comes after this, so nobody waits for it.
    marked?.element.evaluate(removeOverlay).catch(() => undefined);
  }
}
