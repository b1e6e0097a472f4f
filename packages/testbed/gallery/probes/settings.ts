import { type Probe, press, seen } from './probe.ts';

export const settingsProbes: Probe[] = [
  {
    bug: 'settings-tab-panel',
    path: 'settings',
    look: async (page) => {
      await page.getByRole('tab', { name: 'Notifications' }).click();
      return seen(page, '[role=tabpanel]:not([hidden]) h2');
    },
    right: 'What we tell you',
    wrong: 'How it looks',
  },
  {
    bug: 'settings-switch-lost',
    path: 'settings',
    look: async (page) => {
      await page.getByRole('tab', { name: 'Notifications' }).click();
      await page.getByRole('switch', { name: 'Weekly summary' }).click();
      await press(page, 'Save');
      await page.reload();
      await page.getByRole('tab', { name: 'Notifications' }).click();
      return page.getByRole('switch', { name: 'Weekly summary' }).innerText();
    },
    right: 'On',
    wrong: 'Off',
  },
  {
    bug: 'settings-wrong-message',
    path: 'settings',
    look: async (page) => {
      await press(page, 'Save');
      return seen(page, '#toasts');
    },
    right: 'Your profile was saved.',
    wrong: 'Your notifications were saved.',
  },
  {
    bug: 'settings-delete-enabled',
    path: 'settings',
    look: async (page) => {
      await press(page, 'Danger zone');
      return String(await page.getByRole('button', { name: 'Delete account' }).isEnabled());
    },
    right: 'false',
    wrong: 'true',
  },
  {
    bug: 'settings-font-size',
    path: 'settings',
    look: async (page) => {
      await page.getByRole('tab', { name: 'Appearance' }).click();
      await page.getByRole('slider', { name: 'Font size' }).press('ArrowRight');
      return seen(page, '#font-line');
    },
    right: '17 px',
    wrong: '16 px',
  },
  {
    bug: 'settings-zone-lost',
    path: 'settings',
    look: async (page) => {
      await press(page, /^Time zone/);
      await page.getByRole('option', { name: 'Berlin' }).click();
      return seen(page, '#zone-value');
    },
    right: 'Berlin',
    wrong: 'Lisbon',
  },
];
