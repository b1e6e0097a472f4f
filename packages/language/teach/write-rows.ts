/**
 * node packages/language/teach/write-rows.ts OUT.jsonl [--epochs 3] [--seed 1] [--plain 1] [--pages FOLDER…] [--examples FOLDER…]: all texts with
 * their steps as rows {id, group, epoch, prompt, answer}. `epoch` is -1 for rows that are only scored. Folders are read besides the
 * repository's own. `--plain 0.3`: each epoch takes 30 % of the sentences without a page.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { heldMakes } from './held-makes.ts';
import { readExamples } from './rows/examples.ts';
import { toDrafts } from './rows/grounded-texts.ts';
import { makeRows } from './rows/make-rows.ts';
import { apart, readPlainTexts } from './rows/plain-texts.ts';
import { readPages } from './states/pages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    epochs: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    plain: { type: 'string', default: '1' },
    pages: { type: 'string', multiple: true, default: [] },
    examples: { type: 'string', multiple: true, default: [] },
  },
});
const [out] = positionals;
if (out === undefined) throw new Error('Name the file to write.');

const said = join(import.meta.dirname, 'sentences');
const pages = readPages([join(import.meta.dirname, 'pages'), ...values.pages]);
const examples = readExamples([join(import.meta.dirname, 'grounded'), ...values.examples]);
const plain = [
  ...readPlainTexts(join(said, 'taught'), (file) => (apart.has(file) ? 'apart' : 'train')),
  ...readPlainTexts(join(said, 'held-out'), () => 'held-out'),
];
let aside = 0;
// A third of those sentences is enough to score, and the same third as before.
const kept = plain.filter(({ group }) => group !== 'apart' || aside++ % 3 === 0);
const grounded = examples.flatMap((example) => toDrafts(example, pages, heldMakes));
const counts = new Map<string, number>();
const file = openSync(out, 'w');
for (const row of makeRows(
  { grounded, plain: kept },
  { epochs: Number(values.epochs), seed: values.seed, plainShare: Number(values.plain) },
)) {
  writeSync(file, `${JSON.stringify(row)}\n`);
  const set = row.epoch < 0 ? row.group : `epoch ${row.epoch}`;
  counts.set(set, (counts.get(set) ?? 0) + 1);
}
closeSync(file);
const sentences = examples.reduce((sum, example) => sum + example.sentences.length, 0);
console.log(
  `${examples.length} texts on pages with ${sentences} sentences (${grounded.length} with page and steps known), ${plain.length} sentences without`,
);
console.log([...counts].map(([set, count]) => `${set}: ${count}`).join('\n'));
