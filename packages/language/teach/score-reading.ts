// Reads sentences on pages of makes that were never taught, as the product does: node packages/language/teach/score-reading.ts [--every N] [--model FILE]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderStep } from '@assay/planner/reading';
import { readSentence, type Sentence } from '../src/read/index.ts';
import { type LanguageModel, openChosenModel } from '../src/runtime/index.ts';
import { nothing, readExample, untestable } from './check/example.ts';
import { heldMakes } from './held-makes.ts';
import { readPages } from './states/pages.ts';

interface Asked extends Sentence {
  wanted: string;
}

const { values } = parseArgs({
  options: { every: { type: 'string', default: '1' }, model: { type: 'string' } },
});
const folder = join(import.meta.dirname, 'grounded');
const pages = readPages([join(import.meta.dirname, 'pages')]);

function listAsked(line: string): Asked[] {
  const example = readExample(line);
  if (typeof example === 'string') return [];
  const { text } = example;
  const done: string[] = [];
  return example.sentences.flatMap(({ said, page: id, steps }) => {
    const before = [...done];
    done.push(...steps.filter((step) => step !== nothing && step !== untestable));
    const page = pages.get(id);
    const start = text.indexOf(said);
    if (!page || !heldMakes.has(page.make) || start < 0) return [];
    const { snapshot } = page;
    return [
      { text, start, end: start + said.length, done: before, page: snapshot, wanted: steps.join('\n') },
    ];
  });
}

const files = readdirSync(folder).sort();
const all = files
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
  .flatMap(listAsked)
  .filter((_, index) => index % Number(values.every) === 0);
const opened = openChosenModel({ MODEL_PATH: values.model });
if (!opened) throw new Error('Name a model, or leave --model out for the bundled one.');
const model: LanguageModel = opened;

async function score(name: string, sentences: readonly Asked[]): Promise<void> {
  const seconds: number[] = [];
  let right = 0;
  for (const { wanted, ...sentence } of sentences) {
    const since = performance.now();
    const reading = await readSentence(sentence, { model, owner: 'score' });
    seconds.push((performance.now() - since) / 1000);
    const read =
      reading?.means === 'steps'
        ? reading.commands.map(renderStep).join('\n')
        : reading?.means === 'nothing'
          ? nothing
          : untestable;
    if (read === wanted) right += 1;
    else console.log(`${sentence.text.slice(sentence.start, sentence.end)}\n- ${wanted}\n+ ${read}\n`);
  }
  const sorted = seconds.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  console.log(
    `${name}: ${right} of ${sentences.length} right; seconds: median ${at(0.5)}, 9 of 10 ${at(0.9)}`,
  );
}

// The first question loads the model.
await model.complete({ prompt: 'Hi', maxTokens: 1, owner: 'score' });
await score('with the page', all);
await score(
  'without',
  all.map(({ page: _, ...sentence }) => sentence),
);
console.log(model.describe());
await model.close();
