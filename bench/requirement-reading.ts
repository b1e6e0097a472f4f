import { bundledModel, openModel } from '@assay/language/runtime';
import { scoreReading } from '@assay/testbed/reading';
import { loadReadingTexts } from '@assay/testbed/texts';

/** How many texts that the model was not taught with are read exactly as their authors meant them, without a page. */
export async function reportReading(): Promise<void> {
  const model = openModel({ file: bundledModel });
  try {
    const entries = [...loadReadingTexts('fresh'), ...loadReadingTexts('unseen')];
    const score = await scoreReading(entries, model);
    console.log('Reading requirements without their page (texts by others, not taught)');
    console.log(`  clauses understood  ${(score.parseRate * 100).toFixed(1)} %`);
    console.log(`  sentences exact     ${score.exactSentences} of ${score.sentences}`);
    console.log(`  texts exact         ${score.exactTexts} of ${score.texts}`);
    console.log(`  seconds per text    ${(score.milliseconds / 1000 / score.texts).toFixed(1)}`);
    for (const miss of score.misses) console.log(`  missed: ${miss.text.split('\n')[0]?.slice(0, 100)}`);
  } finally {
    await model.close();
  }
}
