import type { BrowserPool } from '@assay/runner';
import { createMeaning, type Meaning } from '@assay/runner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharePool } from '../run/share-pool.ts';
import { loadVerdictTexts } from '../texts/load-texts.ts';
import type { VerdictEntry } from '../texts/records.ts';
import { scoreVerdicts } from './verdicts.ts';

/** A part of the texts about the gallery, one for most pages and kinds of widgets; `main.ts` scores them all. */
const part = [
  'booking-nights',
  'booking-guests-limit',
  'board-wrong-column',
  'board-priority-order',
  'staff-salary-sort',
  'settings-zone-lost',
  'settings-delete-enabled',
  'mail-discard',
  'files-upload-empty',
  'survey-required',
  'editor-preview-stale',
  'feed-hide-wrong',
];

let pool: BrowserPool;
let meaning: Meaning;
beforeAll(async () => {
  pool = await sharePool();
  meaning = createMeaning();
});
afterAll(async () => {
  await meaning.close();
});

function score(chosen: VerdictEntry[]) {
  return scoreVerdicts(chosen, { pool, similarity: meaning.similarity, parallel: pool.parallel });
}

test('texts get the right verdict on the gallery, with their bug and without', {
  timeout: 600_000,
}, async () => {
  const chosen = loadVerdictTexts('gallery').filter(({ bug }) => bug !== undefined && part.includes(bug));
  const { misses, right, runs } = await score(chosen);
  expect(misses).toEqual([]);
  expect(right).toBe(runs);
});

test('a wrong verdict is counted as what it is, and a bug of the shop stays on over its pages', async () => {
  const shown: VerdictEntry = {
    site: 'shop',
    start: '/demo/',
    text: 'Open "/demo/products". Click "Add to cart" in the "Stoneware Mug" card. Check that the "Cart" link contains "1".',
    clean: 'passed',
    bug: 'cart-count',
  };
  const wrong: VerdictEntry = {
    site: 'gallery',
    start: '/gallery/feed',
    text: 'Check that the "Feed" heading is visible.',
    clean: 'failed',
  };
  const result = await score([shown, wrong]);
  expect(result).toMatchObject({ texts: 2, runs: 3, right: 2, falsePasses: 1, falseFails: 0, refused: 0 });
  expect(result.misses).toMatchObject([{ text: wrong.text, expected: 'failed', actual: 'passed' }]);
});
