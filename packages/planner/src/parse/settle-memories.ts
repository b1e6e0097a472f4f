import type { Command, NotUnderstood, Operand, Step, Target } from '../steps/language.ts';
import { renderStep } from '../steps/render.ts';
import { beforeMark } from './comparing.ts';

type Steps = (Step | NotUnderstood)[];

function commandOf(step: Step | NotUnderstood | undefined): Command | undefined {
  return step && 'command' in step ? step.command : undefined;
}

function isAction(step: Step | NotUnderstood): boolean {
  const command = commandOf(step);
  return (
    command !== undefined && command.do !== 'expect' && command.do !== 'wait' && command.do !== 'remember'
  );
}

const beforeForm = new RegExp(`^\\{\\{(.+)${beforeMark}\\}\\}$`);

/** What was remembered under the name, or of the thing of that name. */
function findMemory(steps: Steps, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const kept = steps.map(commandOf).filter((command) => command?.do === 'remember');
  const found = kept.findLast(
    ({ as, target }) =>
      [as.toLowerCase(), target.name.toLowerCase()].some(
        (known) => known === wanted || wanted.endsWith(` ${known}`) || known.endsWith(` ${wanted}`),
      ) || /^(?:before|old|previous)/i.test(as),
  );
  return found?.as;
}

function replaceValue(command: Command, value: string, by: string): Command {
  if (command.do !== 'expect' || command.condition.is !== 'compared') return command;
  const to = command.condition.to.map(
    (operand): Operand =>
      operand.of === 'value' && operand.value === value ? { of: 'value', value: by } : operand,
  );
  return { ...command, condition: { ...command.condition, to } };
}

function remember(target: Target, as: string, source: string): Step {
  const command: Command = { do: 'remember', target, as };
  return { source, sentence: renderStep(command), command };
}

/** Where a value is compared with what it was before, it is remembered before the last action; a name in quotes that was remembered is that memory. */
export function settleMemories(steps: Steps): Steps {
  const settled: Steps = [];
  for (const step of steps) {
    const command = commandOf(step);
    if (command?.do !== 'expect' || command.condition.is !== 'compared' || command.subject.of !== 'element') {
      settled.push(step);
      continue;
    }
    let changed: Command = command;
    for (const operand of command.condition.to) {
      if (operand.of !== 'value') continue;
      const name = beforeForm.exec(operand.value)?.[1];
      const known = findMemory(settled, name ?? operand.value);
      if (known !== undefined && (name !== undefined || known === operand.value))
        changed = replaceValue(changed, operand.value, `{{${known}}}`);
      else if (name !== undefined) {
        const index = settled.findLastIndex(isAction);
        if (index >= 0)
          settled.splice(index, 0, remember(command.subject.target, `${name}${beforeMark}`, step.source));
      }
    }
    settled.push({ ...step, sentence: renderStep(changed), command: changed } as Step);
  }
  return settled;
}
