import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { parseJsonl } from './parse-jsonl.ts';
import { type ReadingText, readingText, type VerdictText, verdictText } from './records.ts';

export type ReadingSet = 'unseen' | 'fresh';
export type VerdictSet = 'gallery' | 'bank' | 'board' | 'clinic' | 'desk' | 'travel' | 'unseen' | 'campus';

function load<T extends { id: string; set: string }>(path: string, schema: z.ZodType<T>): T[] {
  return parseJsonl(path, readFileSync(path, 'utf8'), basename(path, '.jsonl'), schema);
}

export function loadReadingTexts(set: ReadingSet): ReadingText[] {
  return load(join(import.meta.dirname, 'reading', `${set}.jsonl`), readingText);
}

export function loadVerdictTexts(set: VerdictSet): VerdictText[] {
  return loadVerdictFile(join(import.meta.dirname, 'verdicts', `${set}.jsonl`));
}

/** Reads a file of one's own with verdict texts. */
export function loadVerdictFile(path: string): VerdictText[] {
  return load(path, verdictText);
}
