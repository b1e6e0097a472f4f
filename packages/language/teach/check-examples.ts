/**
 * node packages/language/teach/check-examples.ts [--pages FOLDER…] [--notes] [--] FILE…: what is wrong with files of examples, and
 * what they hold. `--pages`: folders of recorded pages besides teach/pages.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Counts, checkExample } from './check/check-example.ts';
import { readExample } from './check/example.ts';
import { readArguments } from './check/read-arguments.ts';
import { readPages } from './states/pages.ts';

const { files, folders, showsNotes } = readArguments(process.argv.slice(2));
const pages = readPages([join(import.meta.dirname, 'pages'), ...folders]);
const totals: Record<string, number> = { texts: 0 };
const byCard: Record<string, number> = {};
const seen = new Map<string, string>();
let problems = 0;
let notes = 0;

function tell(file: string, id: string, words: string): void {
  console.log(`${basename(file)} ${id}: ${words}`);
}

function add(counts: Counts): void {
  for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count;
}

for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const example = readExample(line);
    if (typeof example === 'string') {
      problems += 1;
      tell(file, `line ${index + 1}`, example);
      continue;
    }
    const { id, card } = example;
    const other = seen.get(id);
    const twice =
      other === undefined ? [] : [`the id is used in ${basename(other)} as well: give it another`];
    seen.set(id, file);
    const checked = await checkExample(example, pages);
    for (const problem of [...twice, ...checked.problems]) tell(file, id, problem);
    if (showsNotes) for (const note of checked.notes) tell(file, id, `(note) ${note}`);
    problems += twice.length + checked.problems.length;
    notes += checked.notes.length;
    totals.texts = (totals.texts ?? 0) + 1;
    byCard[card] = (byCard[card] ?? 0) + 1;
    add(checked.counts);
  }
}

const { texts = 0, sentences = 0, steps = 0, nothing = 0, untestable = 0, missing = 0, long = 0 } = totals;
const { trueClaims = 0, falseClaims = 0 } = totals;
const share = (count: number, of: number) => `${count} (${of === 0 ? 0 : Math.round((100 * count) / of)} %)`;
console.log(
  [
    `${texts} texts, ${sentences} sentences, ${steps} steps, ${pages.size} states of pages known`,
    `sentences: ${share(nothing, sentences)} nothing, ${share(untestable, sentences)} ?, ${share(long, sentences)} with three or more actions`,
    `${missing} targets missing on purpose; of ${trueClaims + falseClaims} claims judged on their page ${share(falseClaims, trueClaims + falseClaims)} false`,
    `cards: ${Object.entries(byCard)
      .map(([card, count]) => `${card} ${count}`)
      .join(', ')}`,
    `${problems} problems, ${notes} notes${showsNotes || notes === 0 ? '' : ' (--notes shows them)'}`,
  ].join('\n'),
);
process.exitCode = problems > 0 ? 1 : 0;
