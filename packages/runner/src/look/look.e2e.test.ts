import { createHash } from 'node:crypto';
import type { Command, Look } from '@assay/planner/steps';
import { restlessSite } from '@assay/testbed/pages';
import { makeCase, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchRest } from '../act/rest/script.ts';
import { findFirefox } from '../browsers/one/find-browser.ts';
import type { BrowserKind } from '../browsers/one/kinds.ts';
import type { BrowserPool } from '../browsers/pool.ts';
import { takeLook } from '../check/take-look.ts';
import { type Session, watchSession } from '../evidence/session.ts';
import { runCase } from '../run/run-case.ts';
import type { Box } from '../snapshot/types.ts';
import { decodePng } from './decode-png.ts';
import type { LookAsked, Looks } from './types.ts';

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  site = await serveSite({ ...restlessSite, '/tall': '<p style="height: 40000px">Tall</p>' });
  pool = await sharePool();
});
afterAll(async () => {
  await site.close();
});

const progress = () => ({ signal: new AbortController().signal, deadline: Date.now() + 300_000 });
const hashOf = (png: Buffer) => createHash('sha256').update(png).digest('hex');
const nothing = { accepted: [], ignored: [], patienceMs: 1000 };

function visit<T>(kind: BrowserKind, work: (page: Page, session: Session) => Promise<T>): Promise<T> {
  return pool.withContext(kind, {}, async ({ context }) => {
    await watchRest(context);
    const page = await context.newPage();
    return work(page, watchSession(page));
  });
}

/** Counts the different pictures of so many visits to the same page, each looked at several times. */
function countLooks(kind: BrowserKind, { visits, looks }: { visits: number; looks: number }) {
  return visit(kind, async (page, session) => {
    const seen = new Map<string, number>();
    for (let turn = 0; turn < visits * looks; turn++) {
      if (turn % looks === 0) await page.goto(site.url);
      // As in a run: what the first one saw is accepted.
      const accepted = [...seen.keys()].slice(0, 1);
      const look = await takeLook(session, 'visible', progress(), { ...nothing, accepted });
      expect(look.changing).toBeUndefined();
      seen.set(hashOf(look.png), (seen.get(hashOf(look.png)) ?? 0) + 1);
    }
    return [...seen.values()];
  });
}

test('a page on which much moves looks the same a hundred times', { timeout: 3_600_000 }, async () => {
  expect(await countLooks('chrome', { visits: 25, looks: 4 })).toEqual([100]);
});

test.skipIf(!findFirefox())('and in Firefox', { timeout: 3_600_000 }, async () => {
  expect(await countLooks('firefox', { visits: 5, looks: 1 })).toEqual([5]);
});

test('whole pages have late pictures and each bar once, and everything is left as it was', async () => {
  await visit('chrome', async (page, session) => {
    await page.goto(site.url);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => scrollY > 100);
    const state = () =>
      page.evaluate(() => ({
        top: scrollY,
        sheets: document.adoptedStyleSheets.length,
        running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
        behaviour: getComputedStyle(document.documentElement).scrollBehavior,
      }));
    // The animations that end have ended by then: they are brought to their end.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .map((one) =>
            one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY ? undefined : one.finished,
          ),
      ),
    );
    const before = await state();
    const { png } = await takeLook(session, 'whole page', progress(), nothing);
    expect(await state()).toEqual(before);
    const pixels = decodePng(png);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(pixels).toMatchObject({ width: 1280, height });
    const rowsOf = (colour: number[]) => {
      const wanted = Buffer.from(colour);
      const { bytes, width, depth } = pixels ?? { bytes: Buffer.alloc(0), width: 0, depth: 1 };
      return Array.from({ length: height }, (_, y) => y).filter((y) => {
        const at = (y * width + 120) * depth;
        return bytes.subarray(at, at + 3).equals(wanted);
      }).length;
    };
    // The bar of 48 pixels, and the last picture of 120.
    expect(rowsOf([0, 0, 128])).toBe(48);
    expect(rowsOf([221, 160, 221])).toBe(120);
  });
});

/** Keeps what is seen, and compares byte by byte. */
function keepLooks(ignored: Box[] = []): Looks & { asked: LookAsked[]; shots: Buffer[] } {
  const kept = new Map<string, string>();
  const asked: LookAsked[] = [];
  const shots: Buffer[] = [];
  const key = ({ name, sentence, viewport }: LookAsked) => `${name ?? sentence} ${viewport}`;
  return {
    asked,
    shots,
    recall: async (look) => ({ accepted: [kept.get(key(look)) ?? []].flat(), ignored }),
    compare: async (look, png) => {
      asked.push(look);
      shots.push(png);
      const before = kept.get(key(look));
      const comparisonId = `comparison-${asked.length}`;
      if (before === undefined) {
        kept.set(key(look), hashOf(png));
        return { status: 'new', detail: 'nothing to compare with yet', comparisonId };
      }
      const isSame = before === hashOf(png);
      return {
        status: isSame ? 'passed' : 'failed',
        detail: isSame ? 'it looks the same' : 'it has changed',
        comparisonId,
      };
    },
  };
}

function look(path: string, wanted: Look, looks: Looks, negated = false) {
  const claim: Command = {
    do: 'expect',
    subject: { of: 'picture', ...wanted },
    condition: { is: 'clean' },
    ...(negated && { negated: true }),
  };
  return runCase(makeCase({ do: 'open', address: site.url + path }, claim), {
    pool,
    looks,
    limits: { patienceMs: 1000 },
    screenshots: 'none',
  });
}

test('the first look is kept, the second passes, and a change fails', async () => {
  const looks = keepLooks();
  const wanted = { target: { name: 'Cart', kind: 'section' }, as: 'Cart' } as const;
  const first = await look('/', wanted, looks);
  expect(first).toMatchObject({ verdict: 'hollow', reason: expect.stringContaining('baseline') });
  expect(first.steps[1]).toMatchObject({
    outcome: 'passed',
    hollow: true,
    comparison: { id: 'comparison-1', status: 'new' },
  });
  expect(looks.asked[0]).toEqual({
    name: 'Cart',
    stepNumber: 2,
    sentence: 'Check that the "Cart" section looks the same as "Cart"',
    element: 'the "Cart" section',
    isWholePage: false,
    viewport: '1280x720',
    browser: 'chromium',
  });
  expect(await look('/', wanted, looks)).toMatchObject({ verdict: 'passed' });
  const changed = await look('/?changed', wanted, looks);
  expect(changed).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('it has changed') });
  expect(changed.steps[1]).toMatchObject({ comparison: { id: 'comparison-3', status: 'failed' } });
  expect(await look('/?changed', wanted, looks, true)).toMatchObject({ verdict: 'passed' });
  // One comparison for each run, however long the step would wait.
  expect(looks.asked).toHaveLength(4);
});

test('what keeps changing is said, and an ignored area helps', async () => {
  const looks = keepLooks();
  const restless = await look('/?clock', {}, looks);
  const [warning = ''] = restless.steps[1]?.warnings ?? [];
  expect(warning).toMatch(/^It kept changing, \d+ by \d+ pixels at \d+, \d+/);
  const [width = 0, height = 0, x = 0, y = 0] = (warning.match(/\d+/g) ?? []).map(Number);
  expect(y).toBeGreaterThan(250);
  const calm = keepLooks([{ x: x - 20, y: y - 20, width: width + 200, height: height + 40 }]);
  expect((await look('/?clock', {}, calm)).steps[1]?.warnings).toEqual([]);
});

test('a page that is too long for a picture is an error that says what to do', async () => {
  const result = await look('/tall', { whole: true }, keepLooks());
  expect(result.verdict).toBe('error');
  expect(result.reason).toMatch(/^The page is 1,280 by 40,\d+ pixels, .* 32,000 pixels/);
});

test('a clock that is set begins at that time on every page, and runs', async () => {
  const shown = `document.querySelector('output').textContent = new Date().toISOString().slice(0, 16) + ' ' + (Date.now() - start < 60000) + ' ' + Date().slice(0, 15) + ' ' + (new Date(5) instanceof Date) + ' ' + new Date(5).getTime() + ' ' + (Date.now() > start)`;
  const clocked = await serveSite({
    '/': `<output></output><script>const start = Date.now(); setTimeout(() => { ${shown} }, 50)</script>`,
  });
  const told = '2026-01-15T10:00 true Thu Jan 15 2026 true 5 true';
  const says: Command = {
    do: 'expect',
    subject: { of: 'page text' },
    condition: { is: 'text', how: 'contains', value: told },
  };
  const open: Command = { do: 'open', address: clocked.url };
  const result = await runCase(
    makeCase({ do: 'set clock', to: '2026-01-15T10:00:00Z' }, open, says, { do: 'reload' }, says),
    { pool, limits: { patienceMs: 1500 }, screenshots: 'none' },
  );
  await clocked.close();
  expect(result, result.reason).toMatchObject({ verdict: 'passed' });
  const wrong = await runCase(makeCase({ do: 'set clock', to: 'noon' }), { pool, screenshots: 'none' });
  expect(wrong.reason).toBe(
    '"noon" is no time that a clock could be set to. Write it like 2026-11-15 10:00.',
  );
});
