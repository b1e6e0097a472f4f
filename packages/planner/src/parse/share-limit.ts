import type { Command } from '../steps/language.ts';

/** "The page with the heading X must be there within 2 seconds": the time is that of all that one sentence claims in a row. */
export function shareLimit(commands: readonly Command[]): Command[] {
  return commands.map((command, index) => {
    if (command.do !== 'expect' || command.withinSeconds !== undefined) return command;
    const after = commands.slice(index + 1);
    const next = after.findIndex(
      (one) => one.do !== 'expect' || one.negated || one.withinSeconds !== undefined,
    );
    const timed = after[next];
    return timed?.do === 'expect' && timed.withinSeconds !== undefined && !timed.negated
      ? { ...command, withinSeconds: timed.withinSeconds }
      : command;
  });
}
