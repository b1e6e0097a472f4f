import { bundledModel, openModel } from '@assay/language/runtime';
import { createMeaning } from '@assay/runner';
import {
  measureGrounding,
  measureHealing,
  scoreVerdicts,
  type VerdictScore,
} from '@assay/testbed/scoreboard';
import { loadVerdictTexts } from '@assay/testbed/texts';
import type { Shop } from './shop.ts';

const goal = 0.95;

const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

function tellScore(title: string, score: VerdictScore): void {
  const { texts, runs, right, falsePasses, falseFails, refused, misses } = score;
  const judged = runs - refused;
  console.log(`${title}: ${texts} texts, ${runs} runs`);
  console.log(
    `  right                ${share(right, runs)}  goal: ${goal * 100} %, ${right >= goal * runs ? 'met' : 'MISSED'}`,
  );
  console.log(
    `  right where judged   ${share(judged - falsePasses - falseFails, judged)}; the others were refused with a reason`,
  );
  console.log(`  false passes         ${falsePasses}  goal: 0, ${falsePasses === 0 ? 'met' : 'MISSED'}`);
  console.log(`  false failures       ${falseFails}`);
  console.log(`  refused              ${share(refused, runs)}`);
  for (const { text, bug, expected, actual, reason } of misses) {
    const first = text.trim().split('\n')[0]?.slice(0, 90);
    console.log(
      `  missed: ${first} [${bug ?? 'no bug'}] expected ${expected}, got ${actual}: ${reason.slice(0, 110)}`,
    );
  }
}

/** Verdicts on texts that nothing was tuned against, on pages as they should be and with seeded bugs. */
export async function reportVerdicts({ pool }: Shop): Promise<void> {
  const meaning = createMeaning();
  const model = openModel({ file: bundledModel });
  const options = { pool, model, similarity: meaning.similarity, parallel: pool.parallel };
  try {
    tellScore(
      'Verdicts on texts that nothing was tuned against',
      await scoreVerdicts(loadVerdictTexts('unseen'), options),
    );
    tellScore(
      'The same on a site that nothing was tuned on',
      await scoreVerdicts(loadVerdictTexts('campus'), options),
    );
  } finally {
    await meaning.close();
    await model.close();
  }
}

/** Whether phrases lead to their element, and whether a changed page is healed rightly. Both on pages that were tuned against. */
export async function reportFinding(): Promise<void> {
  const { meant, unclear } = await measureGrounding();
  console.log('Phrases on the fixture pages (tuned against)');
  console.log(`  right at first       ${share(meant.right, meant.phrases)}`);
  console.log(`  unclear and refused  ${share(unclear.refused, unclear.phrases)}`);
  const { cases, healed, right, wrong, refused, present, byWords, recalled } = await measureHealing();
  console.log(`Healing on pages that were changed on purpose, ${cases} changes (tuned against)`);
  console.log(`  precision            ${share(right, healed)}, ${wrong} wrong`);
  console.log(
    `  by words ${byWords.right}, recalled ${recalled.right}, healed ${right} of ${present} that were still there; refused ${refused}`,
  );
}
