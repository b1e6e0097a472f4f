import { readCanonical } from '@assay/planner/reading';
import { nothing, type Output, readLine, refused, stop, writeLine } from '../src/network/linear.ts';
import type { Unit } from '../src/network/units.ts';
import { sayOneWay, tell } from './one-way.ts';

/** Steps as the line that the model is taught to tell; undefined where they are no house style or the line would not mean the same. */
export function toLine(steps: readonly string[], units: readonly Unit[]): Output[] | undefined {
  if (steps[0] === '?') return [refused, stop];
  if (steps[0] === '(nothing)') return [nothing, stop];
  const commands = steps.flatMap((step) => readCanonical(step) ?? []).map(sayOneWay);
  if (commands.length < steps.length) return undefined;
  const line = writeLine(commands, units);
  const again = readLine(line, units);
  return again && tell(again) === tell(commands) ? line : undefined;
}
