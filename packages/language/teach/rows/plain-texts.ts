import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canonicalSteps, isStep } from './canonical.ts';
import type { Draft } from './draft.ts';

/** Files of another style: they are never taught, so that scores can be compared with those of earlier models. */
export const apart: ReadonlySet<string> = new Set([
  'arrows-labels',
  'lists-brackets',
  'pages-access',
  'states-figures',
  'stories-people',
  'widgets-talk',
]);

interface Sentence {
  said: string;
  steps: string[];
}

function readText(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('>')) sentences.push({ said: line.slice(1).trim(), steps: [] });
    else if (line !== '') sentences.at(-1)?.steps.push(line);
  }
  return sentences;
}

function toDrafts(id: string, group: string, sentences: readonly Sentence[]): Draft[] {
  const text = sentences.map(({ said }) => said).join('\n');
  const done: string[] = [];
  let start = 0;
  return sentences.flatMap(({ said, steps }, index) => {
    const place = { start, end: start + said.length };
    start = place.end + 1;
    const canonical = canonicalSteps(steps);
    if (!canonical) return [];
    const draft = { id: `${id}-${index}`, group, text, ...place, done: [...done], steps: canonical };
    done.push(...canonical.filter(isStep));
    return [draft];
  });
}

/** Texts without a page, in files where `>` begins a sentence, its steps follow, and a blank line parts two texts. */
export function readPlainTexts(folder: string, groupOf: (file: string) => string): Draft[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => {
      const file = basename(name, '.txt');
      const texts = readFileSync(join(folder, name), 'utf8').split(/\n\s*\n/);
      return texts.flatMap((text, index) => toDrafts(`${file}-${index}`, groupOf(file), readText(text)));
    });
}
