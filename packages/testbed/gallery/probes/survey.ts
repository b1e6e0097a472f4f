import type { Page } from 'playwright-core';
import { type Probe, press, seen } from './probe.ts';

async function goOn(page: Page, step: number): Promise<void> {
  await press(page, 'Continue');
  await page.getByText(`Step ${step} of 4`).waitFor();
}

async function toInterests(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada');
  await goOn(page, 2);
}

export const surveyProbes: Probe[] = [
  {
    bug: 'survey-required',
    path: 'survey',
    look: async (page) => {
      await press(page, 'Continue');
      const refused = page.getByText('Please enter your name.');
      await refused.or(page.getByText('Step 2 of 4')).waitFor();
      return String(await refused.count());
    },
    right: '1',
    wrong: '0',
  },
  {
    bug: 'survey-back-loses',
    path: 'survey',
    look: async (page) => {
      await toInterests(page);
      await press(page, 'Back');
      await page.getByText('Step 1 of 4').waitFor();
      // Its script fills the form in.
      await page.waitForLoadState();
      return page.getByLabel('Your name').inputValue();
    },
    right: 'Ada',
    wrong: '',
  },
  {
    bug: 'survey-summary-rating',
    path: 'survey',
    look: async (page) => {
      await toInterests(page);
      await goOn(page, 3);
      await page.getByRole('radio', { name: '4 stars' }).click();
      await goOn(page, 4);
      return seen(page, '#s-rating');
    },
    right: '4 of 5 stars',
    wrong: '3 of 5 stars',
  },
  {
    bug: 'survey-select-all',
    path: 'survey/interests',
    look: async (page) => {
      await page.getByLabel('Select all').click();
      return seen(page, '#interests-line');
    },
    right: '4 of 4 chosen',
    wrong: '3 of 4 chosen',
  },
  {
    bug: 'survey-counter',
    path: 'survey/rating',
    look: async (page) => {
      await page.getByLabel('Comment').fill('Great');
      return seen(page, '#left');
    },
    right: '95 characters left',
    wrong: '96 characters left',
  },
];
