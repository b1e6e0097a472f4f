/** node packages/reader/train/prepare.ts FOLDER OUT.jsonl: texts with their steps as rows for train.py. */
import { writeFileSync } from 'node:fs';
import { mostHeard, parseRequirement, readCanonical } from '@assay/planner/reading';
import { nothing, type Output, readLine, refused, stop, writeLine } from '../src/linear.ts';
import { toUnits, type Unit } from '../src/units.ts';
import { sayOneWay, tell } from './one-way.ts';
import { readTexts, type Told } from './texts.ts';

const [, , folder = '', out = ''] = process.argv;

function toLine(steps: readonly string[], units: readonly Unit[]): Output[] | undefined {
  if (steps[0] === '?') return [refused, stop];
  if (steps[0] === '(nothing)') return [nothing, stop];
  const commands = steps.flatMap((step) => readCanonical(step) ?? []).map(sayOneWay);
  if (commands.length < steps.length) return undefined;
  const line = writeLine(commands, units);
  const again = readLine(line, units);
  return again && tell(again) === tell(commands) ? line : undefined;
}

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
