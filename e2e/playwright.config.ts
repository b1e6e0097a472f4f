import { chromeOptions, findChrome, findFirefox, firefoxOptions } from '@assay/runner';
import { defineConfig } from '@playwright/test';
import { browserCache } from '../scripts/places.ts';
import { becomeGroup } from '../scripts/run-group.mjs';

becomeGroup();

const chrome = await findChrome(browserCache);
if (!chrome) throw new Error('No Chromium was found. Run "npm test", or set CHROME_PATH.');
const firefox = findFirefox();

// `npm test` leaves out what is marked so, by the name of its file or by a tag; `npm run test:full` adds just that.
const onlyInFull = /\.full\.spec|@full/;
const tiers = { quick: { grepInvert: onlyInFull }, rest: { grep: onlyInFull } };

/** As all limits here, it only ends what hangs. */
const launchMs = 1_500_000;

export default defineConfig({
  ...tiers[process.env.ASSAY_TIER as keyof typeof tiers],
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Each waits for its page more than it computes.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // They only end what hangs: a machine may be many times slower than the one this was written on.
  timeout: 1_800_000,
  expect: { timeout: 300_000 },
  reporter: [['dot'], ['json']],
  use: {
    viewport: { width: 1280, height: 800 },
    // A trace costs a fifth of the time. `npm run test:e2e -- NAME --trace on` writes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: { browserName: 'chromium', launchOptions: { ...chromeOptions(chrome), timeout: launchMs } },
    },
    {
      name: 'firefox',
      testMatch: /journey/,
      use: {
        browserName: 'firefox',
        launchOptions: { ...(firefox && firefoxOptions(firefox)), timeout: launchMs },
      },
    },
  ],
});
