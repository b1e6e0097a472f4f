import { makeCase, sharePool, type TwinFlow, twinFlows } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFirefox } from '../browsers/one/find-browser.ts';
import type { BrowserKind } from '../browsers/one/kinds.ts';
import type { BrowserPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  pool = await sharePool();
  const pages = twinFlows.flatMap(({ page, bug: [sound, broken] }, index) => [
    [`/sound/${index}`, page],
    [`/broken/${index}`, page.replace(sound, broken)],
  ]);
  const next = '<!doctype html><html lang="en"><title>Next</title><h1>Next page</h1>';
  site = await serveSite({ ...Object.fromEntries(pages), '/next': next });
});
afterAll(async () => {
  await site.close();
});

const files = [{ name: 'cat.png', mimeType: 'image/png', bytes: Buffer.from('cat') }];

/** What a report would say of a flow, without what differs from run to run. */
async function report(browser: BrowserKind, { commands }: TwinFlow, path: string) {
  const steps = makeCase({ do: 'open', address: `${site.url}${path}` }, ...commands);
  const limits = { patienceMs: path.startsWith('/broken') ? 3000 : 15_000, stepMs: 40_000 };
  const result = await runCase(steps, { pool, browser, files, limits, screenshots: 'none' });
  return {
    verdict: result.verdict,
    problem: result.problem?.class,
    steps: result.steps.map(({ sentence, outcome }) => `${sentence} ${outcome}`),
    told: result.steps.map(({ expected, actual }) => [expected, actual]),
  };
}

test.skipIf(!findFirefox()).for(twinFlows)(
  '$name: Chromium and Firefox say the same, without the bug and with it',
  { timeout: 3_600_000 },
  async (flow) => {
    const index = twinFlows.indexOf(flow);
    expect(flow.page, 'The bug changes nothing.').toContain(flow.bug[0]);
    const sound = await report('chrome', flow, `/sound/${index}`);
    expect(sound, JSON.stringify(sound)).toMatchObject({ verdict: 'passed' });
    expect(await report('firefox', flow, `/sound/${index}`)).toEqual(sound);
    const broken = await report('chrome', flow, `/broken/${index}`);
    expect(broken, JSON.stringify(broken)).toMatchObject({ verdict: 'failed' });
    expect(await report('firefox', flow, `/broken/${index}`)).toEqual(broken);
  },
);
