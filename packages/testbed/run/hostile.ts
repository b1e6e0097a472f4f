import type { BrowserKind } from '@assay/runner';
import { type BrowserPool, findFirefox, openPool, runCase } from '@assay/runner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileSite, serveHostileSite } from '../serve/hostile-site.ts';
import { type Unusable, type Usable, unusable, usable } from './hostile-rows.ts';
import { cacheFolder, makeCase } from './make-case.ts';

/** Where the tests of a file run. */
export const hostile = {} as { pool: BrowserPool; site: HostileSite };

beforeAll(async () => {
  hostile.pool = await openPool({ cacheFolder });
  hostile.site = await serveHostileSite();
});
afterAll(async () => {
  await hostile.pool.close();
  await hostile.site.close();
});

// Far beyond what a slow machine needs; a row that waits for the end of a limit brings its own.
const ample = { patienceMs: 60_000, navigationMs: 60_000, stepMs: 120_000, caseMs: 300_000 };

async function passes(browser: BrowserKind, { name, steps }: Usable): Promise<void> {
  const options = { pool: hostile.pool, browser, limits: ample, screenshots: 'none' } as const;
  const result = await runCase(makeCase(...steps(hostile.site)), options);
  expect(result.verdict, `${name}: ${result.reason}`).toBe('passed');
}

/** Each page that nobody can use, with one that is only a nuisance: the next case in the same browser must run normally. */
function pairUp(browser: BrowserKind): { bad: Unusable; next: Usable; name: string }[] {
  const isMeant = ({ only }: { only?: BrowserKind }) => only === undefined || only === browser;
  const nuisances = usable.filter(isMeant);
  return unusable.filter(isMeant).map((bad, index) => {
    const next = nuisances[index % nuisances.length] ?? nuisances[0];
    if (!next) throw new Error('There is no page that can be used.');
    return { bad, next, name: `${bad.name}; then ${next.name}` };
  });
}

/** The tests of one browser. Each browser has a file of its own, since they take long. */
export function describeHostile(browser: BrowserKind): void {
  test.skipIf(browser === 'firefox' && !findFirefox()).for(pairUp(browser))(
    '$name',
    // Two cases, each with limits of its own, which are what is tried here.
    { timeout: 600_000 },
    async ({ bad, next }) => {
      // What a page never shows is waited for to the end.
      const limits = { ...ample, patienceMs: 15_000, stepMs: 40_000, ...bad.limits };
      const result = await runCase(makeCase(...bad.steps(hostile.site)), {
        pool: hostile.pool,
        browser,
        limits,
        screenshots: 'trouble only',
      });
      expect(result, result.reason).toMatchObject({ verdict: 'error', problem: { class: bad.class } });
      expect(result.reason).toMatch(bad.reason);
      await passes(browser, next);
    },
  );
}
