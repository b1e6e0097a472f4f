import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mostHeard } from '@assay/planner/reading';

export interface Told {
  file: string;
  sentence: string;
  /** What was said before it in the same text. */
  before: string;
  /** Canonical sentences; `?` alone for what means nothing, `(nothing)` for what asks for nothing. */
  steps: string[];
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.txt') ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

function readText(text: string, file: string): Told[] {
  const told: Told[] = [];
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const last = told.at(-1);
    if (line.startsWith('>'))
      told.push({
        file,
        sentence: line.slice(1).trim(),
        before: last ? `${last.before} ${last.sentence}`.slice(-mostHeard) : '',
        steps: [],
      });
    else last?.steps.push(line);
  }
  return told.filter(({ steps }) => steps.length > 0);
}

/** Reads all texts below a folder: a blank line parts two texts, `>` begins a sentence, its steps follow. */
export function readTexts(folder: string): Told[] {
  return listFiles(folder).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/\n\s*\n/)
      .flatMap((text) => readText(text, file)),
  );
}
