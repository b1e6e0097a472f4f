import { join } from 'node:path';
import { openPool } from '@assay/runner';
import { ground, locate, takeSnapshot } from '@assay/runner/internals';
import type { Page } from 'playwright-core';
import { cases } from '../phrases/cases.ts';
import { findExpected } from '../phrases/find-expected.ts';
import { startFixtures } from '../serve/start-fixtures.ts';

export interface GroundingScore {
  /** Phrases that mean one element of their page. */
  meant: { phrases: number; right: number; wrong: number; refused: number };
  /** Phrases that mean two elements, or none. */
  unclear: { phrases: number; refused: number; guessed: number };
}

/** Whether phrases lead to the element that they mean, and are refused where they mean none or several. */
export async function measureGrounding(): Promise<GroundingScore> {
  const score: GroundingScore = {
    meant: { phrases: 0, right: 0, wrong: 0, refused: 0 },
    unclear: { phrases: 0, refused: 0, guessed: 0 },
  };
  const site = await startFixtures();
  const pool = await openPool({
    cacheFolder: join(import.meta.dirname, '../../../node_modules/.cache/assay'),
  });
  async function measure(page: Page, [file, purpose, target, expected]: (typeof cases)[number]) {
    const [name, query] = file.split('?');
    const address = `${site.address}/${name}.html${query ? `?${query}` : ''}`;
    if (page.url() !== address) await page.goto(address, { waitUntil: 'load' });
    const snapshot = await takeSnapshot(page);
    const grounding = await ground(snapshot, target, purpose);
    const isFound = grounding.outcome === 'found';
    if (expected === 'ambiguous' || expected === 'not found') {
      score.unclear.phrases += 1;
      score.unclear[isFound ? 'guessed' : 'refused'] += 1;
      return;
    }
    score.meant.phrases += 1;
    if (!isFound) {
      score.meant.refused += 1;
      return;
    }
    const handle = await locate(page, snapshot, grounding.chosen.element);
    const isRight = await handle.evaluate((one, other) => one === other, await findExpected(page, expected));
    score.meant[isRight ? 'right' : 'wrong'] += 1;
  }
  try {
    await pool.withContext('chrome', { viewport: { width: 1280, height: 720 } }, async ({ context }) => {
      const page = await context.newPage();
      for (const one of cases) await measure(page, one);
    });
  } finally {
    await pool.close();
    await site.close();
  }
  return score;
}
