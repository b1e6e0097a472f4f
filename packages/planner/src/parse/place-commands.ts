import type { Command, Target } from '../steps/language.ts';

/** Puts what the commands name into a place that was named before them. */
export function placeCommands(commands: Command[], within: Target): Command[] {
  return commands.map((command) => {
    if ('target' in command && command.target)
      return { ...command, target: placeTarget(command.target, within) };
    if (command.do === 'expect' && command.subject.of === 'element')
      return { ...command, subject: { of: 'element', target: placeTarget(command.subject.target, within) } };
    if (command.do === 'expect' && command.subject.of === 'picture' && command.subject.target) {
      const { target } = command.subject;
      return { ...command, subject: { ...command.subject, target: placeTarget(target, within) } };
    }
    return command;
  });
}

function placeTarget(target: Target, within: Target): Target {
  return { ...target, within: target.within ? placeTarget(target.within, within) : within };
}
