import type { Command, Target } from './language.ts';

/** What a command fills in, chooses or ticks; undefined where it does something else. */
export function findEntered(command: Command): Target | undefined {
  switch (command.do) {
    case 'type':
    case 'clear':
    case 'select':
    case 'set':
    case 'check':
    case 'uncheck':
    case 'choose':
    case 'toggle':
      return command.target;
    case 'upload':
      return command.target ?? { name: '', kind: 'field' };
    default:
      return undefined;
  }
}

/** Whether a command only looks: the page is the same after it. */
export function isLook(command: Command): boolean {
  return ['expect', 'wait', 'pause', 'scroll to'].includes(command.do);
}

/** Window and clock: what is set before anything is opened, and leads nowhere. */
export function isSetting(command: Command): boolean {
  return command.do === 'resize' || command.do === 'set clock';
}
