import type { ElementHandle, Page } from 'playwright-core';

/** The element that a case's phrase must lead to, on the page or in one of its frames. */
export async function findExpected(page: Page, selector: string): Promise<ElementHandle | null> {
  const [, frame, inner] = /^frame=(\w+) >> (.*)$/.exec(selector) ?? [];
  const root = frame
    ? page.frames().find((one) => one.url().includes(frame === 'Payment' ? 'payment' : 'inner'))
    : page;
  if (!root) throw new Error(`There is no frame for ${selector}.`);
  return root
    .locator(inner ?? selector)
    .first()
    .elementHandle();
}
