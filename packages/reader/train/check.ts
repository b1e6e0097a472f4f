/** node packages/reader/train/check.ts FILE-OR-FOLDER: the sentences whose steps cannot be taught, and why. */
import { readFileSync } from 'node:fs';
import { readCanonical } from '@assay/planner/reading';
import { toUnits } from '../src/network/units.ts';
import { readTexts, type Told } from './texts.ts';
import { toLine } from './to-line.ts';

const model = readFileSync(new URL('../model/reader.bin', import.meta.url));
/** What the model can say without pointing at the text. */
const tokens = new Set<string>(JSON.parse(model.toString('utf8', 4, 4 + model.readUInt32LE(0))).tokens);

function findProblem({ steps, sentence, before }: Told): string | undefined {
  const line = toLine(steps, toUnits(sentence, before));
  if (!line) {
    const unread = steps.find((step) => !readCanonical(step));
    return unread === undefined ? 'cannot be told' : `not house style: ${unread}`;
  }
  const free = line.find((part) => typeof part === 'string' && !tokens.has(part));
  return free === undefined ? undefined : `stands in no part of the text: ${String(free)}`;
}

const texts = readTexts(process.argv[2] ?? '');
let problems = 0;
for (const told of texts) {
  const problem = findProblem(told);
  if (problem === undefined) continue;
  problems += 1;
  console.log(`> ${told.sentence}\n  ${problem}`);
}
console.log(`${texts.length} sentences, ${problems} with a problem`);
