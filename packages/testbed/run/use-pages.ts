import { readCanonical, type TestCase } from '@assay/planner/steps';
import type { BrowserPool } from '@assay/runner';
import { runCase } from '@assay/runner';
import { afterAll, beforeAll, expect } from 'vitest';
import { serveSite, type TestSite } from '../serve/serve-site.ts';
import { makeCase } from './make-case.ts';
import { sharePool } from './share-pool.ts';

/** What must come of a case that begins on one of the pages. */
export interface Judged {
  verdict: string;
  why: string;
}

/** Serves pages to a browser for as long as a file of tests runs; steps and texts begin at a path of theirs. */
export function usePages(pages: Parameters<typeof serveSite>[0], patienceMs = 1000) {
  let pool: BrowserPool;
  let site: TestSite;
  beforeAll(async () => {
    [pool, site] = await Promise.all([sharePool(), serveSite(pages)]);
  });
  afterAll(async () => {
    await site.close();
  });

  async function run(path: string, steps: TestCase['steps']): Promise<Judged> {
    const opening = makeCase({ do: 'open', address: `${site.url}${path}` });
    const { verdict, reason } = await runCase(
      { ...opening, steps: [...opening.steps, ...steps] },
      { pool, screenshots: 'none', limits: { patienceMs } },
    );
    return { verdict, why: reason };
  }

  return {
    run,
    runSteps: (path: string, steps: readonly string[]) =>
      run(path, makeCase(...steps.map((step) => readCanonical(step) ?? step)).steps),
  };
}

/** Whatever the reason was. */
export function judged(verdict: string): Judged {
  return { verdict, why: expect.any(String) };
}
