import type { Page } from 'playwright-core';
import { type Probe, press, seen } from './probe.ts';

async function dragTo(page: Page, card: string, column: string): Promise<void> {
  const onto = page.locator('.column', { hasText: column }).locator('ul');
  await page.locator('.column li', { hasText: card }).dragTo(onto);
}

export const boardProbes: Probe[] = [
  {
    bug: 'board-wrong-column',
    path: 'board',
    look: async (page) => {
      await dragTo(page, 'Fix login', 'Done');
      return seen(page, '.column:nth-child(3) .count');
    },
    right: '2 cards',
    wrong: '1 cards',
  },
  {
    bug: 'board-stale-count',
    path: 'board',
    look: async (page) => {
      await dragTo(page, 'Fix login', 'Done');
      return seen(page, '#done-line');
    },
    right: '2 of 6 cards done',
    wrong: '1 of 6 cards done',
  },
  {
    bug: 'board-undo',
    path: 'board',
    look: async (page) => {
      await page.locator('.column li', { hasText: 'Fix login' }).getByTitle('Delete').click();
      await press(page, 'Undo');
      return String(await page.locator('.column').getByText('Fix login').count());
    },
    right: '1',
    wrong: '0',
  },
  {
    bug: 'board-priority-order',
    path: 'board',
    look: async (page) => {
      await page.getByText('Design').dragTo(page.getByText('Security'));
      return seen(page, '#priorities li');
    },
    right: 'Design|Security|Speed|Documentation',
    wrong: 'Security|Speed|Design|Documentation',
  },
  {
    bug: 'board-empty-card',
    path: 'board',
    look: async (page) => {
      await press(page, 'Add card');
      return seen(page, '#card-problem');
    },
    right: 'Give the card a title.',
    wrong: '',
  },
];
