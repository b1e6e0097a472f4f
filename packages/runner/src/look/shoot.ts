/// <reference lib="dom" />
import { limits } from '@assay/contract/choices';
import type { ElementHandle, Page } from 'playwright-core';
import { openProtocol } from '../evidence/picture.ts';
import { Problem } from '../progress/problem.ts';
import { type Progress, remaining } from '../progress/progress.ts';
import type { Box } from '../snapshot/types.ts';

/** What is drawn: an element, all of the page, or what is visible of it. */
export type Subject = { element: ElementHandle<Element> } | 'whole page' | 'visible';

interface Area extends Box {
  /** Whether more is drawn than the window shows. */
  isBeyond: boolean;
}

const format = new Intl.NumberFormat('en');

function refuseLarge({ width, height }: Box, what: string): void {
  const { pictureSide, picturePixels } = limits;
  const isTooLong = Math.max(width, height) > pictureSide.max;
  if (!isTooLong && width * height <= picturePixels.max) return;
  const size = `${format.format(width)} by ${format.format(height)} pixels`;
  const most = isTooLong
    ? `${format.format(pictureSide.max)} pixels on its longer side`
    : `${format.format(picturePixels.max)} pixels`;
  throw new Problem(
    'environment',
    `${what} is ${size}, and a picture may have at most ${most}. Compare what is visible of the page, or one element of it.`,
  );
}

function readPage() {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const body = document.body?.scrollHeight ?? 0;
  return {
    left: scrollX,
    top: scrollY,
    width: Math.max(innerWidth, scrollWidth),
    height: Math.max(innerHeight, scrollHeight, body),
    seenWidth: innerWidth,
    seenHeight: innerHeight,
  };
}

/** Where the subject lies in the document, in whole pixels. */
async function findArea(page: Page, subject: Exclude<Subject, 'visible'>): Promise<Area> {
  const seen = await page.evaluate(readPage);
  if (subject === 'whole page') {
    const area = { x: 0, y: 0, width: seen.width, height: seen.height };
    refuseLarge(area, 'The page');
    return { ...area, isBeyond: true };
  }
  const box = await subject.element.boundingBox();
  if (!box || box.width < 1 || box.height < 1)
    throw new Problem('not found', 'The element is on the page, but it has no size, so it cannot be drawn.');
  const x = Math.max(0, Math.floor(box.x + seen.left));
  const y = Math.max(0, Math.floor(box.y + seen.top));
  const width = Math.ceil(box.x + seen.left + box.width) - x;
  const height = Math.ceil(box.y + seen.top + box.height) - y;
  const isBeyond =
    x < seen.left ||
    y < seen.top ||
    x + width > seen.left + seen.seenWidth ||
    y + height > seen.top + seen.seenHeight;
  refuseLarge({ x, y, width, height }, 'The element');
  return { x, y, width, height, isBeyond };
}

/** Chromium is asked directly, for a picture that is packed quickly rather than small: equal pages still give equal bytes. */
async function shootDirectly(page: Page, area: Area | undefined): Promise<Buffer> {
  const protocol = await openProtocol(page);
  const { x, y, width, height, isBeyond } = area ?? { x: 0, y: 0, width: 0, height: 0, isBeyond: false };
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: isBeyond,
    ...(area && { clip: { x, y, width, height, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}

async function shootOtherwise(page: Page, area: Area | undefined, progress: Progress): Promise<Buffer> {
  const common = { caret: 'hide', timeout: remaining(progress) } as const;
  if (!area) return page.screenshot(common);
  const { isBeyond, ...place } = area;
  if (isBeyond) return page.screenshot({ ...common, fullPage: true, clip: place });
  // Without the whole page, places are counted from the corner of the window.
  const { left, top } = await page.evaluate(readPage);
  return page.screenshot({ ...common, clip: { ...place, x: place.x - left, y: place.y - top } });
}

/** One picture, as PNG. */
export async function shoot(page: Page, subject: Subject, progress: Progress): Promise<Buffer> {
  const area = subject === 'visible' ? undefined : await findArea(page, subject);
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  return isChromium ? shootDirectly(page, area) : shootOtherwise(page, area, progress);
}
