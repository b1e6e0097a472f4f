import { expect, type Page } from '@playwright/test';

/** Records the messages of each page: a success disappears after three seconds, in which a busy machine may not look. */
export async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const messages = new Set<string>();
    const record = () => {
      for (const { textContent } of document.querySelectorAll('[role=status], [role=alert]'))
        if (textContent) messages.add(textContent.trim());
    };
    Object.assign(window, { __messages: messages });
    new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Waits until the page shows this message, or has shown it since it was loaded. */
export async function expectMessage(page: Page, text: string): Promise<void> {
  const read = () =>
    page.evaluate(() => [...((window as { __messages?: Set<string> }).__messages ?? new Set<string>())]);
  await expect.poll(read).toContainEqual(expect.stringContaining(text));
}
