import { test as base, expect, type Page } from '@playwright/test';
import { recordMessages } from './messages.ts';
import { type Person, startServer, type TestServer } from './server.ts';

interface Fixtures {
  /** Lines in the browser's console that a clean page does not have. */
  complaints: string[];
  signInAs: (change?: { role?: string }) => Promise<Person>;
}

export const test = base.extend<Fixtures, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|violates/i.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await recordMessages(page);
      await use(complaints);
      expect(complaints, 'the page broke a policy or threw').toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ page, server }, use) =>
    use(async ({ role } = {}) => {
      const person = await server.register();
      if (role) server.sql('update users set role = ? where email = ?', role, person.email);
      const token = await server.logIn(person);
      await page.addInitScript((value) => {
        if (!sessionStorage.getItem('signed-in-once')) localStorage.setItem('token', value);
        sessionStorage.setItem('signed-in-once', 'yes');
      }, token);
      return person;
    }),
});

/** Types as a person does; Playwright's quicker way to fill a field goes unnoticed by React in the stock Firefox. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.clear();
  await field.pressSequentially(text);
}

/** Waits until the page itself is there: its address changes a moment before its fields do. */
export async function arrive(page: Page, path: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'));
}

export { expect };
