import { type Command, readCanonical } from '@assay/planner/reading';

/** For background: nothing is to be done or checked. */
export const nothing = '(nothing)';
/** For what cannot be tested as it is written. */
export const untestable = '?';

export type Answer =
  | { means: 'steps'; commands: [Command, ...Command[]] }
  | { means: 'nothing' }
  | { means: 'untestable' };

export function writeAnswer(steps: readonly string[]): string {
  return steps.join('\n');
}

/** What a model answered; undefined where a line of it is no canonical sentence. */
export function readAnswer(answer: string): Answer | undefined {
  const lines = answer
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 1 && lines[0] === nothing) return { means: 'nothing' };
  if (lines.length === 1 && lines[0] === untestable) return { means: 'untestable' };
  const [first, ...rest] = lines.flatMap((line) => readCanonical(line) ?? []);
  return first && rest.length + 1 === lines.length
    ? { means: 'steps', commands: [first, ...rest] }
    : undefined;
}
