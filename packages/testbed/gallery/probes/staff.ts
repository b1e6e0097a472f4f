import { type Probe, press, seen } from './probe.ts';

export const staffProbes: Probe[] = [
  {
    bug: 'staff-salary-sort',
    path: 'staff',
    look: async (page) => {
      await press(page, 'Salary');
      return seen(page, '#rows tr td:nth-child(5)');
    },
    right: '9,800|38,500|45,000|48,000|51,500',
    wrong: '104,000|38,500|45,000|48,000|51,500',
  },
  {
    bug: 'staff-filter-last-letter',
    path: 'staff',
    look: async (page) => {
      await page.locator('#filter').fill('Kim');
      return seen(page, '#people');
    },
    right: '1 person',
    wrong: '2 people',
  },
  {
    bug: 'staff-cancel-deletes',
    path: 'staff',
    look: async (page) => {
      await press(page, 'Delete Ben Okafor');
      await press(page, 'Cancel');
      return seen(page, '#people');
    },
    right: '12 people',
    wrong: '11 people',
  },
  {
    bug: 'staff-page-skips',
    path: 'staff',
    look: async (page) => {
      await press(page, 'Next');
      return seen(page, '#rows tr:first-child th');
    },
    right: 'Farid Hassan',
    wrong: 'Grace Chen',
  },
  {
    bug: 'staff-edit-lost',
    path: 'staff',
    look: async (page) => {
      await press(page, 'Edit');
      await page.getByLabel('Role').fill('Director');
      await press(page, 'Save');
      return seen(page, '#rows tr:first-child td:nth-child(3)');
    },
    right: 'Director',
    wrong: 'Engineer',
  },
  {
    bug: 'staff-select-all',
    path: 'staff',
    look: async (page) => {
      await page.getByLabel('Select all').check();
      return seen(page, '#selected');
    },
    right: '5 selected',
    wrong: '4 selected',
  },
  {
    bug: 'staff-export-name',
    path: 'staff',
    look: async (page) => {
      const download = page.waitForEvent('download');
      await page.getByText('Export CSV').click();
      return (await download).suggestedFilename();
    },
    right: 'staff.csv',
    wrong: 'data.txt',
  },
];
