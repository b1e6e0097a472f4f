import type { Page } from 'playwright-core';
import { type Probe, press, seen } from './probe.ts';

const write = (page: Page) => page.getByRole('textbox', { name: 'Document' }).fill('Three small words');

export const editorProbes: Probe[] = [
  {
    bug: 'editor-word-count',
    path: 'editor',
    look: async (page) => {
      await write(page);
      return seen(page, '#words');
    },
    right: '3 words',
    wrong: '4 words',
  },
  {
    bug: 'editor-publish-empty',
    path: 'editor',
    look: async (page) => {
      await write(page);
      return String(await page.getByRole('button', { name: 'Publish' }).isEnabled());
    },
    right: 'false',
    wrong: 'true',
  },
  {
    bug: 'editor-preview-stale',
    path: 'editor',
    look: async (page) => {
      await write(page);
      await press(page, 'Save draft');
      // The frame is told by a message, which a round trip of its own outlasts.
      await page.frameLocator('iframe').getByRole('button').click();
      return page.frameLocator('iframe').locator('#preview-text').innerText();
    },
    right: 'Three small words',
    wrong: 'Nothing written yet.',
  },
  {
    bug: 'editor-comment-lost',
    path: 'editor',
    look: async (page) => {
      await page.getByLabel('Comment', { exact: true }).fill('Nice');
      await press(page, 'Add comment');
      return seen(page, 'comment-box li');
    },
    right: 'Nice',
    wrong: '',
  },
  {
    bug: 'editor-shortcut-save',
    path: 'editor',
    look: async (page) => {
      await write(page);
      await page.keyboard.press('Control+s');
      return seen(page, '#state');
    },
    right: 'Draft saved.',
    wrong: 'Not saved',
  },
];
