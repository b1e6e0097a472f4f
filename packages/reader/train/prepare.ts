/** node packages/reader/train/prepare.ts FOLDER OUT.jsonl: texts with their steps as rows for train.py. */
import { writeFileSync } from 'node:fs';
import { mostHeard, parseRequirement } from '@assay/planner/reading';
import type { Output } from '../src/network/linear.ts';
import { toUnits } from '../src/network/units.ts';
import { readTexts, type Told } from './texts.ts';
import { toLine } from './to-line.ts';

const [, , folder = '', out = ''] = process.argv;

/** The sentence as the planner hands it on: without labels, short forms written out, spelling mended. */
function asHeard(sentence: string): string {
  const heard = parseRequirement(sentence).requirements.flatMap(({ sentences = [] }) => sentences);
  return heard.length === 1 && heard[0] ? heard[0].sentence : sentence;
}

/** How many strings stand in no part of the text. */
function countFree(line: readonly Output[]): number {
  return line.filter((part) => typeof part === 'string' && part.includes('#')).length;
}

function toRow({ sentence, before, steps }: Pick<Told, 'sentence' | 'before' | 'steps'>) {
  const units = toUnits(sentence, before);
  const line = toLine(steps, units);
  return line && { units, line };
}

const texts = readTexts(folder);
let heard = '';
const rows = texts.flatMap((told) => {
  const sentence = asHeard(told.sentence);
  const before = told.before === '' ? '' : heard;
  heard = `${before} ${sentence}`.trim().slice(-mostHeard);
  const written = toRow(told);
  const better = toRow({ ...told, sentence, before });
  const row = better && written && countFree(better.line) <= countFree(written.line) ? better : written;
  const units = row?.units.map(({ text, sort, isGlued, isBefore }) => [
    text,
    sort ?? '',
    Number(isGlued),
    Number(isBefore),
  ]);
  return row ? [JSON.stringify({ units, line: row.line })] : [];
});
writeFileSync(out, `${rows.join('\n')}\n`);
console.log(`${rows.length} of ${texts.length} sentences`);
