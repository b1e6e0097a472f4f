/** One way to say what can be said in several that mean the same, so that none of them has to be guessed. */
import { type Command, readCanonical, renderStep } from '@assay/planner/reading';

const opposites = {
  hidden: 'visible',
  checked: 'unchecked',
  unchecked: 'checked',
  enabled: 'disabled',
  disabled: 'enabled',
} as const;

export function sayOneWay(command: Command): Command {
  if (command.do !== 'expect') return command;
  const { negated, ...rest } = command;
  const { is } = command.condition;
  if (command.every || command.subject.of !== 'element') return command;
  if (is === 'hidden') return { ...rest, condition: { is: 'visible' }, ...(!negated && { negated: true }) };
  return negated && is in opposites
    ? { ...rest, condition: { is: opposites[is as keyof typeof opposites] } }
    : command;
}

/** The steps as lines that can be compared. */
export function tell(commands: readonly Command[]): string {
  return commands.map((command) => renderStep(sayOneWay(command)).toLowerCase()).join('\n');
}

/** Written steps as such lines; what is no step stays as it is. */
export function tellWritten(steps: readonly string[]): string {
  return steps
    .map((step) => {
      const command = readCanonical(step);
      return command ? tell([command]) : step.toLowerCase();
    })
    .join('\n');
}
