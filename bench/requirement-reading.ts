import { parseRequirement } from '@assay/planner';
import { scoreReading } from '@assay/testbed/reading';
import { loadReadingTexts } from '@assay/testbed/texts';

const paragraph =
  'Open http://localhost/login, enter "ada@example.com" in the Email field, type "analytical" as the password and click Log in. The heading should say "Welcome". ';

/** How many of the texts that the parser was not written against are read exactly as their author meant them. */
export function reportReading(): void {
  const { texts, exactTexts, sentences, exactSentences, parseRate, misses } = scoreReading(
    loadReadingTexts('fresh'),
  );
  const text = paragraph.repeat(10).slice(0, 1000);
  for (let turn = 0; turn < 20; turn += 1) parseRequirement(text);
  const start = performance.now();
  for (let turn = 0; turn < 20; turn += 1) parseRequirement(text);
  const milliseconds = (performance.now() - start) / 20;
  console.log('Reading requirements (texts by others, which the parser was not tuned against)');
  console.log(`  clauses understood  ${(parseRate * 100).toFixed(1)} %`);
  console.log(`  sentences exact     ${exactSentences} of ${sentences}`);
  console.log(`  texts exact         ${exactTexts} of ${texts}`);
  console.log(
    `  1000 characters     ${milliseconds.toFixed(1)} ms  goal: under 20 ms, ${milliseconds < 20 ? 'met' : 'MISSED'}`,
  );
  for (const miss of misses) console.log(`  missed: ${miss.text.split('\n')[0]?.slice(0, 100)}`);
}
