import type { Command, Target } from '../steps/language.ts';
import type { Before } from './told-records.ts';

const pressing = /\b(?:press|click|tap|hit|push|use)(?:s|es|ed|ing)?\b/i;
const pressed = new Set<Target['kind']>([undefined, 'button', 'link', 'icon']);

function isNamed({ name, kind, ordinal }: Target): boolean {
  return name !== '' && !/^(?:it|this|that)$/i.test(name) && ordinal === undefined && pressed.has(kind);
}

/** The button that a step speaks of: one that is pressed, or of which is said whether it can be. */
function findButton(command: Command, source: string): Target | undefined {
  if (command.do === 'click')
    return pressing.test(source) && isNamed(command.target) ? command.target : undefined;
  if (command.do !== 'expect' || command.subject.of !== 'element') return undefined;
  const { target } = command.subject;
  const isUsed = command.condition.is === 'enabled' || command.condition.is === 'disabled';
  return isNamed(target) && (target.kind === 'button' || (isUsed && !target.kind)) ? target : undefined;
}

/**
 * "Click Load more … The button is gone": the one that was pressed last, not any. Of a button that is there the page tells which was
 * used last; one that was only spoken of is named.
 */
export function resolveButton(command: Command, before: Before): Command {
  if (command.do !== 'expect' || command.subject.of !== 'element') return command;
  const { target } = command.subject;
  const isBare =
    /^(?:it|that|this)?$/i.test(target.name) && (target.kind === 'button' || target.kind === 'link');
  if (!isBare || target.ordinal !== undefined || target.within || target.near) return command;
  const { is } = command.condition;
  const isGone = is === 'hidden' || (is === 'visible' && command.negated === true);
  const isUsed = is === 'enabled' || is === 'disabled';
  for (const step of [...before].reverse()) {
    if (!('command' in step)) continue;
    if (step.command.do === 'open') return command;
    const meant = findButton(step.command, step.source);
    if (!meant) continue;
    const isTold = step.command.do === 'expect';
    return isGone || (isUsed && isTold) ? { ...command, subject: { of: 'element', target: meant } } : command;
  }
  return command;
}
