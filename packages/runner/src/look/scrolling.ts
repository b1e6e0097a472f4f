/// <reference lib="dom" />
import type { ElementHandle, JSHandle, Page } from 'playwright-core';

/** Runs in the page: what shows only once it is scrolled to is scrolled to, once, down to where the page ends now. */
async function passThrough(most: number): Promise<void> {
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));
  const bottom = Math.min(document.documentElement.scrollHeight, most);
  for (let top = 0; top < bottom; top += Math.max(100, innerHeight)) {
    window.scrollTo({ top, left: 0, behavior: 'instant' });
    await drawn();
  }
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  await drawn();
}

/** Runs in the page: pictures and fonts that are on their way. A lazy picture that nobody scrolled to is not. */
async function awaitMedia(wasScrolled: boolean): Promise<void> {
  const isNear = (picture: Element) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight;
  };
  const pictures = [...document.images].filter(
    (picture) => !picture.complete && (wasScrolled || picture.loading !== 'lazy' || isNear(picture)),
  );
  const ends = pictures.map(
    (picture) =>
      new Promise((resolve) => {
        picture.addEventListener('load', resolve, { once: true });
        picture.addEventListener('error', resolve, { once: true });
      }),
  );
  await Promise.all([document.fonts.ready, ...ends]);
}

/** What brings each scrolled thing back to where it was. */
export type Scrolled = JSHandle<() => void>;

export async function scrollThrough(page: Page, most: number): Promise<void> {
  await page.evaluate(passThrough, most);
}

export async function waitForMedia(page: Page, wasScrolled: boolean): Promise<void> {
  await Promise.all(
    page.frames().map((frame) => frame.evaluate(awaitMedia, wasScrolled).catch(() => undefined)),
  );
}

export function noteScroll(page: Page): Promise<Scrolled> {
  return page.evaluateHandle(() => {
    const { scrollX: left, scrollY: top } = window;
    return () => window.scrollTo({ left, top, behavior: 'instant' });
  });
}

/** Scrolls an element to the middle, which keeps it clear of bars that stick to the edges. */
export function bringIntoView(element: ElementHandle<Element>): Promise<Scrolled> {
  return element.evaluateHandle((one) => {
    const back: (() => void)[] = [];
    for (let each: Element | null = one; each; ) {
      const { scrollLeft: left, scrollTop: top } = each;
      const scrolled = each;
      back.push(() => scrolled.scrollTo({ left, top, behavior: 'instant' }));
      const root = each.getRootNode();
      each = each.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    const { scrollX: left, scrollY: top } = window;
    back.push(() => window.scrollTo({ left, top, behavior: 'instant' }));
    const { top: upper, bottom: lower, left: start, right: end } = one.getBoundingClientRect();
    const isSeen = upper >= 0 && start >= 0 && lower <= innerHeight && end <= innerWidth;
    if (!isSeen) one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return () => {
      for (const undo of back) undo();
    };
  });
}

export async function scrollBack(scrolled: Scrolled): Promise<void> {
  await scrolled.evaluate((undo) => undo());
  await scrolled.dispose();
}
