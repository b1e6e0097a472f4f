import { createMeaning, type FoundBrowser, findChrome, type Meaning } from '@assay/runner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheFolder } from '../run/make-case.ts';
import { sharePool } from '../run/share-pool.ts';
import { loadVerdictTexts } from '../texts/load-texts.ts';
import { scoreExports } from './exports.ts';

let meaning: Meaning;
let chrome: FoundBrowser;
beforeAll(async () => {
  const found = await findChrome(cacheFolder);
  if (!found) throw new Error('No browser was found.');
  chrome = found;
  meaning = createMeaning();
});
afterAll(async () => {
  await meaning.close();
});

const goal = 0.98;

test('cases of the gallery and the sites that pass here in canonical steps pass as exported files', {
  timeout: 3_600_000,
}, async () => {
  const sets = ['gallery', 'travel', 'board', 'bank', 'clinic', 'desk'] as const;
  const entries = sets
    .flatMap((set) => loadVerdictTexts(set))
    .filter(({ clean, canonical }) => clean === 'passed' && canonical !== undefined);
  const pool = await sharePool();
  const { passing, notPassing, exported, misses, leftOut, inPart, steps, bugged, caught, blind } =
    await scoreExports(entries, {
      pool,
      chrome,
      similarity: meaning.similarity,
      parallel: pool.parallel,
      bugStep: 8,
    });
  console.log(`${exported} of ${passing} exported files pass (${((100 * exported) / passing).toFixed(1)} %)`);
  console.log(`${leftOut} of ${steps} steps are left out, ${inPart} are checked in part`);
  console.log(`${caught} of ${bugged} exported files notice the seeded bug`);
  for (const { text, verdict, reason } of notPassing)
    console.log(`- does not pass here (${verdict}): ${text.slice(0, 60)}: ${reason.slice(0, 200)}`);
  for (const { title, reason } of [...misses, ...blind]) console.log(`- ${title}: ${reason.split('\n')[0]}`);
  expect(passing).toBeGreaterThan(100);
  expect(exported / passing).toBeGreaterThanOrEqual(goal);
  expect(caught / bugged).toBeGreaterThanOrEqual(0.9);
});
