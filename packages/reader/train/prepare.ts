/** node packages/reader/train/prepare.ts FOLDER OUT.jsonl: texts with their steps as rows for train.py. */
import { writeFileSync } from 'node:fs';
import { type Command, readCanonical, renderStep } from '@assay/planner/reading';
import { nothing, type Output, readLine, refused, stop, writeLine } from '../src/linear.ts';
import { toUnits, type Unit } from '../src/units.ts';
import { readTexts } from './texts.ts';

const [, , folder = '', out = ''] = process.argv;

function tell(commands: readonly Command[]): string {
  return commands.map(renderStep).join('\n').toLowerCase();
}

function toLine(steps: readonly string[], units: readonly Unit[]): Output[] | undefined {
  if (steps[0] === '?') return [refused, stop];
  if (steps[0] === '(nothing)') return [nothing, stop];
  const commands = steps.flatMap((step) => readCanonical(step) ?? []);
  if (commands.length < steps.length) return undefined;
  const line = writeLine(commands, units);
  const again = readLine(line, units);
  return again && tell(again) === tell(commands) ? line : undefined;
}

const texts = readTexts(folder);
const rows = texts.flatMap(({ sentence, before, steps }) => {
  const units = toUnits(sentence, before);
  const line = toLine(steps, units);
  const told = units.map(({ text, sort, isGlued, isBefore }) => [
    text,
    sort ?? '',
    Number(isGlued),
    Number(isBefore),
  ]);
  return line ? [JSON.stringify({ units: told, line })] : [];
});
writeFileSync(out, `${rows.join('\n')}\n`);
console.log(`${rows.length} of ${texts.length} sentences`);
