import { runCase } from '@assay/runner';
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { median } from './median.ts';
import { readTenSteps, type Shop } from './shop.ts';

const rounds = 15;
const goal = 1.5;

/** The same ten steps as somebody would write them by hand, with a picture after each. */
async function doByHand(page: Page, address: string, pictures: boolean): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: 'Stoneware Mug' });
  const press = async (name: string, leadsTo: RegExp) => {
    await page.getByRole('button', { name }).click();
    await page.waitForURL(leadsTo);
  };
  const steps = [
    () => page.goto(`${address}/demo/login`),
    () => page.getByLabel('E-mail').fill('ada@example.com'),
    () => page.getByLabel('Password').fill('analytical'),
    () => press('Log in', /products/),
    () => expect(page.getByText('Welcome back, Ada.')).toBeVisible(),
    () => page.getByLabel('Search').fill('mug'),
    () => press('Search', /mug/),
    () => expect(page.getByText('Stoneware Mug').first()).toBeVisible(),
    () => card.getByRole('button', { name: 'Add to cart' }).click(),
    () => expect(page.getByRole('link', { name: /Cart/ }).first()).toContainText('1'),
  ];
  for (const step of steps) {
    await step();
    if (pictures) await page.screenshot({ type: 'jpeg', quality: 70 });
  }
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function compare({ pool, address }: Shop, pictures: boolean) {
  const testCase = readTenSteps();
  const viewport = { width: 1280, height: 720 };
  const byHand = () =>
    pool.withContext('chrome', { viewport }, async ({ context }) =>
      doByHand(await context.newPage(), address, pictures),
    );
  const byUs = async () => {
    const screenshots = pictures ? 'every step' : 'none';
    const { verdict, reason } = await runCase(testCase, { pool, baseUrl: address, screenshots });
    if (verdict !== 'passed') throw new Error(`The ten steps did not pass: ${reason}`);
  };
  const times: { ours: number; hand: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push({ hand: await time(byHand), ours: await time(byUs) });
  const perStep = (pick: 'ours' | 'hand') => median(times.map((one) => one[pick])) / testCase.steps.length;
  return {
    ours: perStep('ours'),
    hand: perStep('hand'),
    ratio: median(times.map(({ ours, hand }) => ours / hand)),
  };
}

/** Milliseconds per step against the same steps written by hand in Playwright, in the same browser and the same run. */
export async function reportStepSpeed(shop: Shop): Promise<void> {
  console.log('Time per step, ten steps through the demo shop, against the same by hand in Playwright');
  for (const pictures of [true, false]) {
    const { ours, hand, ratio } = await compare(shop, pictures);
    const what = pictures ? 'a picture each  ' : 'without pictures';
    const judged = pictures ? `  goal: at most ${goal}, ${ratio <= goal ? 'met' : 'MISSED'}` : '';
    console.log(
      `  ${what}  ${ours.toFixed(0)} ms, by hand ${hand.toFixed(0)} ms, ratio ${ratio.toFixed(2)}${judged}`,
    );
  }
}
