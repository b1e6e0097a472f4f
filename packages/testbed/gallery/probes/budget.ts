import type { Page } from 'playwright-core';
import { type Probe, press, seen } from './probe.ts';

async function changeRent(page: Page, amount: string): Promise<void> {
  await page.getByRole('gridcell', { name: '850' }).first().dblclick();
  await page.getByLabel('Rent January').fill(amount);
  await page.keyboard.press('Enter');
}

export const budgetProbes: Probe[] = [
  {
    bug: 'budget-stale-total',
    path: 'budget',
    look: async (page) => {
      await changeRent(page, '900');
      return seen(page, '#lines tr:first-child > *');
    },
    right: 'Rent|900|850|850|2600',
    wrong: 'Rent|900|850|850|2550',
  },
  {
    bug: 'budget-row-missing',
    path: 'budget',
    look: async (page) => {
      await press(page, 'Load last year');
      await page.getByText('Last year was loaded.').waitFor();
      return seen(page, '#lines th');
    },
    right: 'Rent|Food|Travel|Insurance',
    wrong: 'Rent|Food|Travel',
  },
  {
    bug: 'budget-year',
    path: 'budget',
    look: async (page) => {
      await press(page, 'Next year');
      return seen(page, '#year');
    },
    right: '2027',
    wrong: '2028',
  },
  {
    bug: 'budget-negative',
    path: 'budget',
    look: async (page) => {
      await changeRent(page, '-5');
      return seen(page, '#problem');
    },
    right: 'Enter an amount of zero or more.',
    wrong: '',
  },
];
