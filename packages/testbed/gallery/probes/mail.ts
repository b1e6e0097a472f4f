import type { Page } from 'playwright-core';
import { type Probe, press, seen } from './probe.ts';

async function write(page: Page): Promise<void> {
  await press(page, 'Compose');
  await page.getByLabel('To', { exact: true }).fill('tom@example.com');
}

export const mailProbes: Probe[] = [
  {
    bug: 'mail-unread-count',
    path: 'mail',
    look: async (page) => {
      await page.getByLabel('Select Your statement').check();
      await press(page, 'Mark as read');
      return seen(page, '.badge');
    },
    right: '2',
    wrong: '3',
  },
  {
    bug: 'mail-search-subject',
    path: 'mail',
    look: async (page) => {
      await page.getByLabel('Search mail').fill('lunch');
      return seen(page, '#messages li');
    },
    right: 'Mia Wong: Lunch on Friday',
    wrong: '',
  },
  {
    bug: 'mail-move-to',
    path: 'mail',
    look: async (page) => {
      await page.getByLabel('Select Book is due').check();
      await page.getByRole('menuitem', { name: 'Message' }).click();
      await page.getByRole('menuitem', { name: 'Move to' }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await press(page, 'Archive');
      return seen(page, '#messages li');
    },
    right: 'Library: Book is due',
    wrong: '',
  },
  {
    bug: 'mail-send-message',
    path: 'mail',
    look: async (page) => {
      await write(page);
      await press(page, 'Send');
      return seen(page, '#toasts');
    },
    right: 'Message sent to tom@example.com.',
    wrong: 'Draft saved.',
  },
  {
    bug: 'mail-discard',
    path: 'mail',
    look: async (page) => {
      page.on('dialog', (dialog) => dialog.dismiss());
      await write(page);
      await press(page, 'Cancel');
      return String(await page.locator('#composer').isVisible());
    },
    right: 'true',
    wrong: 'false',
  },
  {
    bug: 'mail-shortcut',
    path: 'mail',
    look: async (page) => {
      await page.keyboard.press('c');
      return String(await page.locator('#composer').isVisible());
    },
    right: 'true',
    wrong: 'false',
  },
];
