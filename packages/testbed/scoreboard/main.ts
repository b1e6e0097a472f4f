import { join } from 'node:path';
import { bundledModel, openModel } from '@assay/language/runtime';
import { createMeaning, openPool } from '@assay/runner';
import { loadVerdictFile } from '../texts/load-texts.ts';
import { scoreVerdicts } from './verdicts.ts';

// node packages/testbed/scoreboard/main.ts <JSONL file of verdict texts> [only texts that contain this]
const [, , file, wanted = ''] = process.argv;
if (!file) {
  console.error('Name a JSONL file of verdict texts.');
  process.exit(2);
}
const entries = loadVerdictFile(file).filter(({ text, bug }) => `${text} ${bug ?? ''}`.includes(wanted));
const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/assay');
const pool = await openPool({ cacheFolder });
const meaning = createMeaning();
const model = openModel({ file: bundledModel });
try {
  const { misses, ...figures } = await scoreVerdicts(entries, {
    pool,
    model,
    similarity: meaning.similarity,
    parallel: pool.parallel,
  });
  for (const { text, bug, expected, actual, reason, steps } of misses) {
    console.log(`\n${text}\n  with ${bug ?? 'no bug'}: expected ${expected}, got ${actual}. ${reason}`);
    for (const step of steps) console.log(`    ${step}`);
  }
  console.table(figures);
} finally {
  await meaning.close();
  await model.close();
  await pool.close();
}
