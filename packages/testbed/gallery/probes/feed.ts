import { type Probe, press, seen } from './probe.ts';

export const feedProbes: Probe[] = [
  {
    bug: 'feed-like-count',
    path: 'feed',
    look: async (page) => {
      await press(page, 'Like Rain');
      return seen(page, '.post:first-child .likes');
    },
    right: '2 likes',
    wrong: '3 likes',
  },
  {
    bug: 'feed-load-more',
    path: 'feed',
    look: async (page) => {
      await press(page, 'Load more');
      return seen(page, '.post h2');
    },
    right: 'Rain|Coffee|Trains|Gardens|Bread|Maps|Clocks|Kites',
    wrong: 'Rain|Coffee|Trains|Gardens|Maps|Clocks|Kites',
  },
  {
    bug: 'feed-hide-wrong',
    path: 'feed',
    look: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).first().hover();
      await page.getByRole('menuitem', { name: 'Hide post' }).first().click();
      return seen(page, '.post h2');
    },
    right: 'Coffee|Trains|Gardens|Bread',
    wrong: 'Rain|Trains|Gardens|Bread',
  },
  {
    bug: 'feed-order',
    path: 'feed',
    look: async (page) => {
      await page.getByLabel('Order').selectOption('old');
      return seen(page, '.post h2');
    },
    right: 'Snow|Boats|Lamps|Rivers',
    wrong: 'Rain|Coffee|Trains|Gardens',
  },
];
