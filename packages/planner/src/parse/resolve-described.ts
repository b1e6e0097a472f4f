import type { Command, Target } from '../steps/language.ts';
import { type Before, isQuoted, listRecords } from './told-records.ts';

type Expected = Extract<Command, { do: 'expect' }>;

const handling =
  'deleted|removed|archived|cancelled|canceled|closed|hidden|dismissed|moved|renamed|deactivated|rejected|unsubscribed|reported|blocked|returned|ticked|marked|hid';
const making =
  'added|created|uploaded|typed|entered|posted|wrote|written|sent|saved|made|invited|booked|ordered|bought';
const done = `(?:had |have |has )?(?:just |now )?(?:${handling}|${making})`;

/** "The invoice that I deleted", "the row we added": a thing by what was done with it. */
const toldOf = new RegExp(
  `^(?:[a-z]+ ){0,3}?(?:(?:that|which|who|whom) )?(?:(?:i|we|you|he|she|they) ${done}|(?:that|which|who) (?:was|were|has been|have been) (?:just )?(?:${handling}|${making}))(?: before| earlier| just now)?$`,
  'i',
);
/** "The deleted task", where it must not be there: a name that no page has would always be missing. */
const adjective = new RegExp(`^(?:just )?(?:${handling})(?: [a-z]+){0,2}$`);

const wasDone = /^(?:just )?(?:deleted|removed|archived|cancell?ed|dismissed|moved|renamed|deactivated)\b/;

const wasMade = new RegExp(`\\b(?:${making})\\b`, 'i');

function commandsOf(before: Before): Command[] {
  return before.flatMap((step) => ('command' in step ? [step.command] : []));
}

/** The name of what a button was pressed for. */
function findHandled(before: Before): string | undefined {
  return listRecords(before).findLast(({ how }) => how === 'handled')?.name;
}

/** The text that a thing was made with, where there was but one. */
function findMade(before: Before): string | undefined {
  const typed = commandsOf(before).filter((one) => one.do === 'type');
  const [only, second] = typed;
  if (second || only?.do !== 'type' || /password|pin\b/i.test(only.target.name)) return undefined;
  return only.text.includes('{{') ? undefined : only.text;
}

function isAbsent({ negated, condition }: Expected): boolean {
  return negated === true || condition.is === 'hidden';
}

/**
 * What is told by what was done with it has the name that it had then. Undefined where it had none: that a thing is missing is
 * never believed of words that no page has.
 */
export function resolveDescribed(command: Command, before: Before, source: string): Command | undefined {
  if (command.do !== 'expect' || command.subject.of !== 'element') return command;
  const { target } = command.subject;
  const isTold = toldOf.test(target.name) || (target.name !== '' && toldOf.test(`thing ${target.name}`));
  const isMeant = isTold || (isAbsent(command) && adjective.test(target.name));
  if (!isMeant || isQuoted(target.name, source)) return command;
  // "The closed tickets": a sort of things, and nothing that was done to one.
  if (!isTold && (!wasDone.test(target.name) || /s$/.test(target.name))) return undefined;
  const isMade = wasMade.test(target.name);
  const name = isMade ? findMade(before) : findHandled(before);
  if (name === undefined || name === 'it') return undefined;
  const { kind: _kind, ...bare } = target;
  const meant: Target = { ...bare, name };
  return { ...command, subject: { of: 'element', target: meant } };
}
