import type { Command } from '../steps/language.ts';
import type { Before } from './told-records.ts';
import { anyCount, readCount } from './wording.ts';

const othersForm = new RegExp(
  `^(?:all )?(?:the )?(?:others?|rest|remaining)(?: (${anyCount}))?(?: ones?| [a-z]+s)?$`,
  'i',
);
const valuesForm = new RegExp(
  `^(?:(?:my|your) )?(?:(${anyCount}) )?(?:values?|entr(?:y|ies)|answers?|inputs?|changes?)$`,
  'i',
);
const isStill = /\b(?:still|kept|lost|preserved|retained|remembered|unchanged|again|keeps?|retains?)\b/i;

function commandsOf(before: Before): Command[] {
  return before.flatMap((step) => ('command' in step ? [step.command] : []));
}

/** The things in which something was clicked, in the order in which they were first named. */
function handledThings(before: Before): string[] {
  return commandsOf(before).flatMap((command) => {
    const within = command.do === 'click' ? command.target.within : undefined;
    return within?.name && within.ordinal === undefined ? [within.name] : [];
  });
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return left === right || left.endsWith(` ${right}`) || right.endsWith(` ${left}`);
}

/** "The other two are still there": all that something was done with before, but for the last. */
function findOthers(before: Before, count: number | undefined): string[] | undefined {
  const things = handledThings(before);
  const last = things.at(-1);
  if (last === undefined) return undefined;
  const others = things.filter(
    (one, index) => !isSame(one, last) && things.findIndex((other) => isSame(one, other)) === index,
  );
  return others.length > 0 && (count === undefined || count === others.length) ? others : undefined;
}

/** What a field that was filled in should still hold. */
function holds(command: Command): Command[] {
  if (command.do !== 'type' && command.do !== 'set' && command.do !== 'select') return [];
  const value = command.do === 'type' ? command.text : command.do === 'set' ? command.value : command.option;
  return [
    { do: 'expect', subject: { of: 'element', target: command.target }, condition: { is: 'value', value } },
  ];
}

/** "The name is still filled in": with what was typed there before, where something was. */
function findKept(command: Command, before: Before, source: string): Command | undefined {
  if (command.do !== 'expect' || !command.negated || command.condition.is !== 'empty') return undefined;
  if (command.subject.of !== 'element' || !/\bstill\b/i.test(source)) return undefined;
  const { name } = command.subject.target;
  const typed = commandsOf(before).findLast(
    (one) =>
      'target' in one && one.target !== undefined && isSame(one.target.name, name) && holds(one).length > 0,
  );
  return typed && holds(typed)[0];
}

/**
 * Claims about things that were named by what was done with them: "the other two", "both values". Undefined where it cannot be
 * told which are meant.
 */
export function resolveOthers(command: Command, before: Before, source: string): Command[] | undefined {
  const kept = findKept(command, before, source);
  if (kept) return [kept];
  if (command.do !== 'expect' || command.negated || command.subject.of !== 'element') return [command];
  const { target } = command.subject;
  const { condition } = command;
  const [isOthers, count] = othersForm.exec(target.name) ?? [];
  if (isOthers && condition.is === 'visible' && !command.every)
    return findOthers(before, count === undefined ? undefined : readCount(count))?.map((name) => ({
      ...command,
      subject: { of: 'element', target: { ...target, name } },
    }));
  const isKept =
    command.every === true &&
    (condition.is === 'visible' || (condition.is === 'text' && condition.value === ''));
  const [isValues, many] = valuesForm.exec(target.name) ?? [];
  if (!isKept || !isValues || !isStill.test(source)) return [command];
  const filled = commandsOf(before).flatMap(holds);
  const meant = /\bboth\b/i.test(source) ? filled.slice(-2) : filled;
  const isAll = many === undefined || readCount(many) === meant.length;
  return meant.length > 1 && isAll ? meant : undefined;
}
