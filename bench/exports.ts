import { createMeaning, findChrome } from '@assay/runner';
import { scoreExports } from '@assay/testbed/scoreboard';
import { loadVerdictTexts } from '@assay/testbed/texts';
import { browserCache } from '../scripts/places.ts';
import type { Shop } from './shop.ts';

const goal = 0.98;
const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

/** Cases of the gallery and the shop that pass here: whether their exported files pass by Playwright alone, and still notice the bugs. */
export async function reportExports({ pool }: Shop): Promise<void> {
  const chrome = await findChrome(browserCache);
  if (!chrome) throw new Error('No Chromium was found to run exported files in.');
  const meaning = createMeaning();
  try {
    const entries = [...loadVerdictTexts('gallery'), ...loadVerdictTexts('unseen')].filter(
      ({ clean }) => clean === 'passed',
    );
    const { passing, exported, steps, leftOut, inPart, bugged, caught, misses, blind, notPassing } =
      await scoreExports(entries, {
        pool,
        chrome,
        similarity: meaning.similarity,
        parallel: pool.parallel,
      });
    const isMet = exported >= goal * passing;
    console.log('Exported Playwright files of cases that pass here');
    console.log(
      `  pass                 ${share(exported, passing)}  goal: ${goal * 100} %, ${isMet ? 'met' : 'MISSED'}`,
    );
    console.log(`  steps left out       ${share(leftOut, steps)}; checked in part ${share(inPart, steps)}`);
    console.log(`  notice seeded bugs   ${share(caught, bugged)}`);
    console.log(`  do not pass here     ${notPassing.length} further cases, which have no file to compare`);
    for (const { text, verdict, reason } of notPassing)
      console.log(`  ${verdict}: ${text.slice(0, 90)}: ${reason.split('\n')[0]}`);
    for (const { text, reason } of misses)
      console.log(`  missed: ${text.slice(0, 90)}: ${reason.split('\n')[0]}`);
    for (const { text, reason } of blind) console.log(`  blind: ${text.slice(0, 90)}: ${reason}`);
  } finally {
    await meaning.close();
  }
}
