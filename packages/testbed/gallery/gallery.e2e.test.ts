import type { BrowserPool } from '@assay/runner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharePool } from '../run/share-pool.ts';
import { type StartedSite, startSite } from '../serve/start-site.ts';
import { bugs } from './bugs.ts';
import { galleryHandler } from './index.ts';
import { pages } from './layout.ts';
import { boardProbes } from './probes/board.ts';
import { bookingProbes } from './probes/booking.ts';
import { budgetProbes } from './probes/budget.ts';
import { editorProbes } from './probes/editor.ts';
import { feedProbes } from './probes/feed.ts';
import { filesProbes } from './probes/files.ts';
import { mailProbes } from './probes/mail.ts';
import type { Probe } from './probes/probe.ts';
import { settingsProbes } from './probes/settings.ts';
import { staffProbes } from './probes/staff.ts';
import { surveyProbes } from './probes/survey.ts';

const probes = [
  bookingProbes,
  boardProbes,
  staffProbes,
  settingsProbes,
  mailProbes,
  filesProbes,
  surveyProbes,
  editorProbes,
  budgetProbes,
  feedProbes,
].flat();
let pool: BrowserPool;
let site: StartedSite;

beforeAll(async () => {
  site = await startSite(galleryHandler());
  pool = await sharePool();
});
afterAll(async () => {
  await site.close();
});

/** Looks at the page in a fresh browser; an error of the page's own script is a failure of its own. */
async function look({ path, look }: Probe, bug: string): Promise<string> {
  return pool.withContext('chrome', {}, async ({ context }) => {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${site.address}/gallery/${path}?bug=${bug}`);
    const seen = await look(page);
    expect(errors).toEqual([]);
    return seen;
  });
}

test('every seeded bug has a probe', () => {
  expect(probes.map(({ bug }) => bug).sort()).toEqual(Object.keys(bugs).sort());
});

test.each(probes)('$bug changes what is seen, and the page without it is right', async (probe) => {
  expect(await look(probe, 'none')).toBe(probe.right);
  expect(await look(probe, probe.bug)).toBe(probe.wrong);
});

test('every page answers with its title, and others with 404', async () => {
  for (const [path, { title }] of Object.entries(pages)) {
    const response = await fetch(`${site.address}/gallery/${path}`);
    expect(await response.text()).toContain(`<title>${title}</title>`);
  }
  expect((await fetch(`${site.address}/gallery/nothing`)).status).toBe(404);
});

test('a bug stays on over other pages until it is turned off', async () => {
  await pool.withContext('chrome', {}, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(`${site.address}/gallery/?bug=budget-year,unknown`);
    await page.getByRole('link', { name: 'Budget' }).click();
    expect(await page.locator('html').getAttribute('data-bugs')).toBe('budget-year');
    await page.goto(`${site.address}/gallery/budget?bug=none`);
    expect(await page.locator('html').getAttribute('data-bugs')).toBe('');
  });
});
