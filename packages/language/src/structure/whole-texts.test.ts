import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markSentence } from './mark-sentence.ts';
import { readStructure } from './read-structure.ts';
import { checkPieces } from './whole.fixture.ts';

const packages = join(import.meta.dirname, '../../..');

function filesOf(folder: string, ending: string): string[] {
  const root = join(packages, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(root, name));
}

function textOf(line: string): string {
  const record: unknown = JSON.parse(line);
  const hasText = typeof record === 'object' && record !== null && 'text' in record;
  if (!hasText || typeof record.text !== 'string') throw new Error(`no text in ${line.slice(0, 80)}`);
  return record.text;
}

function readRecords(path: string): string[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map(textOf);
}

/** The sentences of each text that the model was taught with, put together line by line. */
function readTaught(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n\n')
    .map((block) => block.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : [])))
    .map((sentences) => sentences.join('\n'));
}

const records = [
  ...filesOf('testbed/texts', '.jsonl'),
  ...filesOf('testbed/real/requirements/open', '.jsonl'),
];
const texts: [string, () => string[]][] = [
  ...records.map((path): [string, () => string[]] => [
    path.slice(packages.length + 1),
    () => readRecords(path),
  ]),
  ...filesOf('language/teach/sentences/taught', '.txt').map((path): [string, () => string[]] => [
    path.slice(packages.length + 1),
    () => readTaught(path),
  ]),
];

describe('texts as people write them', () => {
  it('are there', () => {
    expect(texts.length).toBeGreaterThan(40);
  });

  it.each(texts)('%s: every character belongs to one piece', (_, read) => {
    for (const text of read()) expect(checkPieces(readStructure(text)), text).toBeUndefined();
  });

  it.each(texts.slice(0, records.length))('%s: every piece can be marked', (_, read) => {
    for (const text of read()) {
      const structure = readStructure(text);
      for (const piece of structure.pieces)
        expect(markSentence(structure, piece, 300).length).toBeLessThanOrEqual(300);
    }
  });
});
