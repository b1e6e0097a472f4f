import type { Command } from '@assay/planner/reading';

const pressing = new Set<Command['do']>(['click', 'choose', 'select', 'open', 'answer dialog', 'check']);
const writing = new Set<Command['do']>(['type', 'set', 'clear']);

/** What is done, whatever it is called: which of several verbs is used for a click is a matter of words. */
function sortOf({ do: action }: Command): string {
  if (pressing.has(action)) return 'press';
  return writing.has(action) ? 'write' : action;
}

/** It changes something, and does not only look. */
export function isDeed({ do: action }: Command): boolean {
  return action !== 'expect' && action !== 'wait';
}

function listDeeds(commands: readonly Command[]): string[] {
  return commands.filter(isDeed).map(sortOf);
}

/** Whether something that others found to be done is missing, while all the rest of it is there. */
export function passesOver(commands: readonly Command[], others: readonly Command[]): boolean {
  const left = listDeeds(others);
  for (const deed of listDeeds(commands)) {
    const at = left.indexOf(deed);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length > 0;
}

/** Where in a text the words must stand: "^…" at its beginning, "…$" at its end. */
function isPlaced(command: Command): boolean {
  if (command.do !== 'expect' || command.condition.is !== 'text') return false;
  return command.condition.how === 'matches' && /^\^|[^\\]\$$/.test(command.condition.value);
}

/**
 * "Each card has A and B", of which B is only looked for somewhere: what is said of all is claimed of one. "An error appears that
 * begins with X", read as one that has X in it.
 */
export function claimsLess(commands: readonly Command[], others: readonly Command[]): boolean {
  const ofAll = (command: Command) => command.do === 'expect' && command.every === true;
  if (others.some(isPlaced) && !commands.some(isPlaced)) return true;
  return others.length > 0 && others.every(ofAll) && !commands.every(ofAll);
}

/** "Every second row", of what nobody counts in turns. */
function skipsSome(command: Command): boolean {
  return (
    command.do === 'expect' &&
    command.every === true &&
    command.subject.of === 'element' &&
    command.subject.target.ordinal !== undefined
  );
}

const ticking = new Set<Command['do']>(['check', 'uncheck', 'toggle']);

/** "The report is switched on there", read as an order to switch it on: how something is, is not brought about. */
export function bringsAbout(commands: readonly Command[], claims: readonly Command[]): boolean {
  const isState = claims.every(
    (claim) => claim.do === 'expect' && /^(?:un)?checked$/.test(claim.condition.is),
  );
  return isState && claims.length > 0 && commands.some(({ do: action }) => ticking.has(action));
}

/** "I am on the checkout page", read as an order to go there. */
export function goesWhere(commands: readonly Command[], claims: readonly Command[]): boolean {
  const pages = claims.flatMap((claim) =>
    claim.do === 'expect' && claim.condition.is === 'page' ? [claim.condition.name.toLowerCase()] : [],
  );
  return commands.some((command) => command.do === 'open' && pages.includes(command.address.toLowerCase()));
}

const mail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const neverMail = /\b(?:password|post ?code|zip|card|phone|city|town|street|quantity|date)\b/i;

/** What the same thing shows in full, and something else that it should show. */
function contradicts(commands: readonly Command[]): boolean {
  const shown = commands.flatMap((command) =>
    command.do === 'expect' && command.condition.is === 'text' && !command.negated
      ? [{ ...command.condition, subject: JSON.stringify(command.subject) }]
      : [],
  );
  return shown.some(
    (one) =>
      one.how === 'equals' &&
      shown.some((other) => other.subject === one.subject && !one.value.includes(other.value)),
  );
}

/** "The answer X opens below it": below what, X itself cannot say. Nor is "both" a text that is shown. */
function standsAtItself(command: Command): boolean {
  if (command.do !== 'expect' || command.subject.of !== 'element') return false;
  const { name, near } = command.subject.target;
  const { condition } = command;
  const isPronoun = condition.is === 'text' && /^(?:both|they|them|it|these|those)$/i.test(condition.value);
  // "Under the fields I expect X": nothing is called "I expect".
  const isClause = /^(?:i|we|you) [a-z]+$/i.test(near?.anchor.name ?? '');
  return isPronoun || isClause || (name !== '' && near?.anchor.name === name);
}

/** "1 Mill Lane as the address" is written into no other field. */
function namesOtherField(command: Command, sentence: string): boolean {
  if (command.do !== 'type' || command.text === '' || command.target.name === '') return false;
  const said = new RegExp(
    `${RegExp.escape(command.text)}["”']? as (?:the |my |your |his |her |their |an? )?([a-z][a-z-]*(?: (?!and\\b|then\\b)[a-z-]+)?)`,
    'i',
  ).exec(sentence)?.[1];
  const words = command.target.name.toLowerCase().split(' ');
  return (
    said !== undefined &&
    !said
      .toLowerCase()
      .split(' ')
      .some((word) => words.includes(word))
  );
}

/** "Select 16 March, take 10:00": the verb before a value is no field that it is set in. */
const noField =
  /^(?:i |we |you )?(?:and |then )?(?:to|at|and|on|for|by|in|pick|take|select|choose|enter|type|set|use|switch|switch to)$/i;

function fillsVerb(command: Command): boolean {
  return (
    (command.do === 'set' || command.do === 'type' || command.do === 'select') &&
    noField.test(command.target.name)
  );
}

/** What nobody would say: two values for one field, an e-mail address where none belongs, a part of the value for the field, one thing that is two. */
export function isMuddled(commands: readonly Command[], sentence = ''): boolean {
  if (commands.some((command) => standsAtItself(command) || namesOtherField(command, sentence))) return true;
  if (
    commands.some((command) => command.do === 'click' && command.button) &&
    !/right|context/i.test(sentence)
  )
    return sentence !== '';
  if (contradicts(commands) || commands.some((command) => skipsSome(command) || fillsVerb(command)))
    return true;
  return commands.some((command, index) => {
    if (command.do !== 'type') return false;
    const { name } = command.target;
    if (mail.test(command.text) && neverMail.test(name)) return true;
    // "12 Mill Lane" is not written into a field called "Mill Lane".
    if (/^[A-Z]\w* [A-Z]/.test(name) && command.text.includes(name)) return true;
    const next = commands[index + 1];
    return next?.do === 'type' && JSON.stringify(next.target) === JSON.stringify(command.target);
  });
}
