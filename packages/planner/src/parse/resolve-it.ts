import type { Command, Target } from '../steps/language.ts';
import { repeatDeed } from './resolve-again.ts';
import { type Before, readAs } from './told-records.ts';

/** What "it" is in each of some commands, by what was said before it; `source` is what the author wrote. */
export function resolveAll(commands: readonly Command[], steps: Before, source = ''): Command[] {
  const last = steps.at(-1);
  const resolved: Command[] = [];
  const earlier = commandsOf(steps);
  for (const command of commands) {
    const done = [...earlier, ...resolved];
    if (isOwnPage(command)) {
      resolved.push(findOwnPage(command, done));
      continue;
    }
    if (isOptionOfIt(command, done)) {
      resolved.push({ do: 'choose', target: { name: command.value } });
      continue;
    }
    const before = resolved.at(-1) ?? (last && 'command' in last ? last.command : undefined);
    const meant = comeBack(repeatDeed(command, resolved, steps, source), done);
    resolved.push(resolveIt(resolveRemoved(resolvePlace(resolvePage(meant, before), before), steps), steps));
  }
  return resolved;
}

type Expected = Extract<Command, { do: 'expect' }>;

function commandsOf(steps: Before): Command[] {
  return steps.flatMap((step) => ('command' in step ? [step.command] : []));
}

function isOwnPage(command: Command): command is Expected {
  return command.do === 'expect' && command.condition.is === 'page' && command.condition.name === 'it';
}

/** "Look at the sorting. Set it to Price": where no field was used before, the option tells which one is meant. */
function isOptionOfIt(
  command: Command,
  before: readonly Command[],
): command is Extract<Command, { do: 'set' }> {
  if (command.do !== 'set' || command.target.name !== 'it' || command.target.kind) return false;
  return (
    /^\p{L}/u.test(command.value) && before.every(({ do: done }) => !filling.has(done) && done !== 'click')
  );
}

/** "Click on the lamp and you get to its page": the page of what was clicked. */
function findOwnPage(command: Expected, before: readonly Command[]): Command {
  const clicked = before.findLast((one) => one.do === 'click');
  const name = clicked?.do === 'click' ? clicked.target.name : '';
  if (name !== '' && name !== 'it') return { ...command, condition: { is: 'page', name } };
  const condition = { is: 'text', how: 'equals', value: '{{previous address}}' } as const;
  return { do: 'expect', subject: { of: 'address' }, condition, negated: true };
}

/** "Come back to Notes": the tab that was chosen before, whatever else is called so. */
function comeBack(command: Command, done: readonly Command[]): Command {
  if (command.do !== 'open' || !command.named) return command;
  const name = command.address.toLowerCase();
  const chosen = done.findLast(
    (one) => one.do === 'click' && one.target.kind === 'tab' && one.target.name.toLowerCase() === name,
  );
  return chosen?.do === 'click' ? { do: 'click', target: chosen.target } : command;
}

const arriving = new Set<Command['do']>(['open', 'reload', 'back', 'forward']);

/** After a page was reached, "it contains …" speaks of the page. */
function resolvePage(command: Command, before: Command | undefined): Command {
  const isPage =
    before?.do === 'expect'
      ? before.subject.of === 'page' || before.subject.of === 'address'
      : before !== undefined && arriving.has(before.do);
  if (
    !isPage ||
    command.do !== 'expect' ||
    command.subject.of !== 'element' ||
    command.condition.is !== 'text'
  )
    return command;
  const { name, kind } = command.subject.target;
  return name === 'it' && !kind ? { ...command, subject: { of: 'page text' } } : command;
}

const holders = new Set(['section', 'list', 'table', 'dialog', 'card']);

/** "Under Favourites there are three products. They are A, B and C": the place is that of the claim before. */
function resolvePlace(command: Command, before: Command | undefined): Command {
  if (command.do !== 'expect' || command.subject.of !== 'element') return command;
  const { target } = command.subject;
  if (target.within?.name !== 'it' || target.within.kind || before?.do !== 'expect') return command;
  if (before.subject.of !== 'element') return command;
  const { subject, condition } = before;
  const place = holders.has(subject.target.kind ?? '') ? subject.target : subject.target.within;
  // "There are three products. They are A, B and C", wherever that is.
  if (!place && condition.is !== 'count') return command;
  const { within: _, ...bare } = target;
  return { ...command, subject: { of: 'element', target: place ? { ...bare, within: place } : bare } };
}

/** "Add the Clay Pot … and remove the pot": the button at what was added, not one of that name. */
function resolveRemoved(command: Command, steps: Before): Command {
  if (command.do !== 'click' || command.target.kind || command.target.within) return command;
  const [, verb, thing] = /^(remove|delete) ([a-z]+(?: [a-z]+)?)$/i.exec(command.target.name) ?? [];
  const isHandled = steps.some((step) => {
    const done =
      'command' in step && step.command.do === 'click' ? step.command.target.within?.name : undefined;
    return (
      done !== undefined &&
      thing !== undefined &&
      ` ${done.toLowerCase()}`.endsWith(` ${thing.toLowerCase()}`)
    );
  });
  if (!verb || !thing || !isHandled) return command;
  return { ...command, target: { name: verb, within: { name: thing, kind: 'item' } } };
}

const ticking = new Set<Command['do']>(['check', 'uncheck', 'toggle']);
const filling = new Set<Command['do']>(['type', 'select', 'set', 'clear']);

/** "Switch X on, save, and check that it is still on": only what was ticked can be on, only what was filled in has a value. */
function resolveIt(command: Command, before: Before): Command {
  if (command.do !== 'expect' || command.subject.of !== 'element') return command;
  const { target } = command.subject;
  const typed = findTyped(command, before);
  if (typed) return { ...command, subject: { of: 'element', target: typed } };
  const isOneGone = target.name === '' && command.condition.is === 'hidden' && !target.within;
  const place = isOneGone ? lastPlace(before, target) : undefined;
  if (place) return { ...command, subject: { of: 'element', target: place } };
  const field = lastField(before, target);
  if (field) return { ...command, subject: { of: 'element', target: field } };
  if (target.name !== 'it') return command;
  const { is } = command.condition;
  const isSeen = is === 'visible' && !command.negated;
  const told =
    is === 'visible' || is === 'hidden'
      ? findNamed(command.subject.target.within, before, isSeen)
      : undefined;
  const shown = told === undefined && !isSeen ? lastShown(target, before) : undefined;
  if (shown) return { ...command, subject: { of: 'element', target: shown } };
  if (told !== undefined)
    return { ...command, subject: { of: 'element', target: { ...command.subject.target, name: told } } };
  const wanted = is === 'checked' || is === 'unchecked' ? ticking : is === 'value' ? filling : undefined;
  const last = before.at(-1);
  // Right after it was done, "it" needs no help.
  if (last && 'command' in last && wanted?.has(last.command.do)) return command;
  const done = wanted && before.findLast((step) => 'command' in step && wanted.has(step.command.do));
  const meant = done && 'command' in done && 'target' in done.command ? done.command.target : undefined;
  return meant && !command.subject.target.kind && meant.name !== 'it'
    ? { ...command, subject: { of: 'element', target: meant } }
    : command;
}

/** "The message is empty again": the field that a message was written into. */
function findTyped(
  { subject, condition }: Extract<Command, { do: 'expect' }>,
  before: Before,
): Target | undefined {
  if (subject.of !== 'element' || subject.target.kind !== 'message' || subject.target.name !== '')
    return undefined;
  if (condition.is !== 'empty' && condition.is !== 'value') return undefined;
  const isWritten = before
    .flatMap(readAs)
    .some(
      (one) => one.do === 'type' && (one.target.kind === 'message' || /\bmessage\b/i.test(one.target.name)),
    );
  return isWritten ? { name: 'message', kind: 'field' } : undefined;
}

/** "The banner is hidden. When I go to another page it is not shown again": what was looked for on the page before. */
function lastShown(target: Target, before: Before): Target | undefined {
  const last = before.at(-1);
  if (target.kind || target.within || !last || !('command' in last) || !arriving.has(last.command.do))
    return undefined;
  const seen = before.findLast(
    (step) =>
      'command' in step &&
      step.command.do === 'expect' &&
      step.command.subject.of === 'element' &&
      /^(?:visible|hidden)$/.test(step.command.condition.is),
  );
  if (!seen || !('command' in seen) || seen.command.do !== 'expect') return undefined;
  const { subject } = seen.command;
  return subject.of === 'element' && subject.target.name !== 'it' ? subject.target : undefined;
}

/** "The card is gone": the one in which something was clicked, not any. */
function lastPlace(before: Before, { kind }: Target): Target | undefined {
  const done = before.findLast(
    (step) => 'command' in step && step.command.do === 'click' && step.command.target.within?.name,
  );
  const within =
    done && 'command' in done && done.command.do === 'click' ? done.command.target.within : undefined;
  return within?.kind === kind && within?.ordinal === undefined ? within : undefined;
}

/** "Press the plus next to Guests. The field must say 3": the field that the button belongs to. */
function lastField(before: Before, { kind, name, near, within, ordinal }: Target): Target | undefined {
  if (kind !== 'field' || name !== '' || near || within || ordinal !== undefined) return undefined;
  const done = before.findLast((step) => 'command' in step && step.command.do !== 'expect');
  const command = done && 'command' in done ? done.command : undefined;
  const anchor = command?.do === 'click' ? command.target.near?.anchor : undefined;
  return anchor && anchor.name !== '' && anchor.name !== 'it' ? { kind, name: anchor.name } : undefined;
}

function lastHandled(before: Before): string | undefined {
  const places = before.flatMap((step) =>
    'command' in step && step.command.do === 'click' ? (step.command.target.within ?? []) : [],
  );
  const last = places.at(-1);
  return last?.ordinal === undefined ? last?.name : undefined;
}

/** "Type Buy cake into New card and press Add. It is in To do": what was just entered. */
function lastTyped(before: Before): string | undefined {
  const step = before.at(-2);
  if (!step || !('command' in step) || step.command.do !== 'type') return undefined;
  const { target, text } = step.command;
  return /password|pin\b/i.test(target.name) ? undefined : text;
}

/** "The other column does not contain it any more": what was moved, or what was just found somewhere else. */
function findNamed(place: Target | undefined, before: Before, isSeen: boolean): string | undefined {
  const last = before.at(-1);
  const command = last && 'command' in last ? last.command : undefined;
  if (command === undefined || (!place && command.do !== 'click')) return undefined;
  const isMessage =
    command.do === 'expect' && command.subject.of === 'element' && command.subject.target.kind === 'message';
  // "The message says it was removed, and it is gone from the table": what something was done with.
  if (isMessage && !isSeen) return lastHandled(before);
  if (command.do === 'drag') return command.target.name;
  if (command.do === 'click') {
    const { within } = command.target;
    if (isSeen && place && !within) return lastTyped(before);
    return isSeen || within?.ordinal !== undefined ? undefined : within?.name || undefined;
  }
  if (command.do !== 'expect' || command.subject.of !== 'element') return undefined;
  const { condition, subject } = command;
  if (condition.is === 'text' && condition.how === 'contains') return condition.value;
  return condition.is === 'visible' && subject.target.within && subject.target.name !== 'it'
    ? subject.target.name
    : undefined;
}
