import { kindWords } from '../lexicons/kinds.ts';
import { thingNouns } from '../lexicons/records.ts';
import type { Command, Kind, Target } from '../steps/language.ts';
import { type Before, isCalled, isQuoted, listRecords, namesIt, type ToldRecord } from './told-records.ts';
import { anyOf } from './wording.ts';

const listedKinds = new Set<Kind | undefined>(['card', 'row', 'item']);
const listedWords = [...kindWords.card, ...kindWords.row, ...kindWords.item];
const things = new Set([...thingNouns, ...listedWords]);

/** What follows tells which one is meant, so that the words do not point back. */
const told = `(?! (?:called|named|titled|with|that|which|who|whose|of|for|from|to|number)\\b| ?[#"“']| [A-Z\\d]|s\\b)`;

function pointing(words: Iterable<string>): RegExp {
  return new RegExp(`\\b(?:[Tt]he|[Tt]hat|[Tt]his) (?:new |same )?(${anyOf(words)})\\b${told}`, 'g');
}

const anyPointing = pointing(things);

function findPointing(form: RegExp, source: string): string[] {
  return [...source.replace(/"[^"]*"|“[^”]*”/g, '""').matchAll(form)].flatMap(([, noun]) => noun ?? []);
}

/** The noun with which a sentence points back at something of a kind: "the card", "that order". */
function findNoun({ name, kind, ordinal, near }: Target, source: string): string | undefined {
  if (ordinal !== undefined || near) return undefined;
  const isBare =
    (name === '' || (name === 'it' && kind === 'card')) && (listedKinds.has(kind) || kind === 'message');
  const isThing = /^[a-z]+(?: [a-z]+)?$/.test(name) && (kind === undefined || listedKinds.has(kind));
  if (isBare && kind) return findPointing(pointing(kindWords[kind]), source)[0];
  return isThing ? findPointing(pointing([name]), source)[0] : undefined;
}

const making = /\b(?:add|creat|new|post|sav|submit|send|enter\b)/i;

/** Whether what was typed is the one thing that was typed, and something was made of it. */
function isMade(record: ToldRecord, all: readonly ToldRecord[], before: Before): boolean {
  const isOnly = all.filter(({ how }) => how === 'entered').length === 1;
  return isOnly && before.slice(record.at + 1).some(({ source }) => making.test(source));
}

/** Pages are opened as well, so only a name in quotes counts; of what was typed, what names something that is made. */
function mayBe(record: ToldRecord, noun: string, all: readonly ToldRecord[], before: Before): boolean {
  const { how, name, source } = record;
  if (how === 'handled') return true;
  if (how === 'entered') return namesIt(record, noun) || isMade(record, all, before);
  return isQuoted(name, source) && !name.toLowerCase().includes(`${noun}s`);
}

/** Which of the things that were named is meant; `unclear` where it could be several. */
function findMeant(noun: string, before: Before): ToldRecord | 'unclear' | undefined {
  const records = listRecords(before);
  const called = records.findLast((one) => isCalled(one, noun));
  if (called || !things.has(noun)) return called;
  const likely = records.filter((one) => mayBe(one, noun, records, before));
  const last = likely.at(-1);
  const isOnly = likely.every(({ name }) => name.toLowerCase() === last?.name.toLowerCase());
  return !last || last.how === 'handled' || isOnly ? last : 'unclear';
}

const leaving = /\b(?:clos|archiv|delet|remov|sav|cancel|return|back)/i;

/** It was opened, and nothing was said of leaving it. */
function isOpen({ name }: ToldRecord, before: Before): boolean {
  const opened = listRecords(before).findLast((one) => one.how === 'opened' && one.name === name);
  if (!opened) return false;
  return before
    .slice(opened.at + 1)
    .every((step) => !leaving.test(step.source) && !('command' in step && step.command.do === 'open'));
}

type Find = (target: Target) => ToldRecord | 'unclear' | undefined;

/** Names what a target points back at, also as the place of something else. Undefined where that is not clear. */
function nameTarget(target: Target, find: Find, kind?: Kind): Target | undefined {
  const { within, ...own } = target;
  const place = within && nameTarget(within, find, 'item');
  const record = find(target);
  if ((within && !place) || record === 'unclear') return undefined;
  const placed = place ? { ...own, within: place } : own;
  if (!record) return placed;
  const { kind: said, ...bare } = placed;
  // What is kept is none of the messages that come up and go.
  const meant = said === 'message' ? undefined : (said ?? kind);
  return { ...bare, name: record.name, ...(meant && { kind: meant }) };
}

/** Conditions about the thing itself; others are about what is written in it. */
const presence = new Set(['visible', 'hidden']);
const ordered =
  /\b(?:first|top|upper|start|begin|last|bottom|end|new|old|late|recent|next|\w+est|\d+(?:st|nd|rd|th))/i;
const denied = /\b(?:not?|nothing|never|nowhere|gone|disappear\w*|vanish\w*|removed|deleted)\b/i;

/** Whether a reading names something that the sentence does not: a place in a row, or a text of which the noun is only a part. */
function isStrange(target: Target, noun: string, source: string, before: Before): boolean {
  const { name, ordinal } = target;
  if (ordinal !== undefined) return name === '' && !ordered.test(source);
  const said = name.toLowerCase();
  const isRecord = listRecords(before).some((one) => one.name.toLowerCase() === said);
  return !isRecord && said.includes(noun) && !source.toLowerCase().includes(said);
}

/** "The order is still in the list", read as a text with that word which was shown before, or as the first row. */
function findMistaken(command: Expected, source: string, before: Before): ToldRecord | undefined {
  const [noun, ...more] = new Set(findPointing(anyPointing, source));
  if (noun === undefined || more.length > 0 || command.subject.of !== 'element') return undefined;
  const claim = source.slice(source.search(new RegExp(`\\b${noun}\\b`)));
  const isAbsence = command.negated === true || command.condition.is === 'hidden';
  if (isAbsence !== denied.test(claim.split(/[,;]| and /)[0] ?? '')) return undefined;
  const meant = isStrange(command.subject.target, noun, source, before) ? findMeant(noun, before) : undefined;
  return meant === 'unclear' ? undefined : meant;
}

const windowForm = new RegExp(`^(${anyOf(things)})(?: (?:window|view))?$`);

/** "The card window", "the task dialog": whatever its heading, it is the dialog that is open. */
function isWindow({ name, kind, within }: Target): boolean {
  return !within && windowForm.test(name) && (kind === 'dialog' || name.includes(' '));
}

type Expected = Extract<Command, { do: 'expect' }>;

function resolveClaim(command: Expected, find: Find, source: string, before: Before): Expected | undefined {
  const { subject, condition } = command;
  if (subject.of !== 'element') return command;
  const { target } = subject;
  const isThere = presence.has(condition.is);
  const record = find(target) ?? findMistaken(command, source, before);
  if (record && record !== 'unclear' && !target.within && isOpen(record, before)) {
    // What is open fills its window.
    if (condition.is === 'text' && condition.how === 'contains')
      return { ...command, subject: { of: 'page text' } };
    if (!isThere) return command;
  }
  if (condition.is === 'hidden' && (record || isWindow(target)) && /\bclos(?:es|ed)\b/i.test(source))
    return { ...command, subject: { of: 'element', target: { name: '', kind: 'dialog' } } };
  const { ordinal: _, ...bare } = target;
  const named = nameTarget(
    record ? bare : target,
    (one) => (one === bare ? record : find(one)),
    isThere ? undefined : 'item',
  );
  return named && { ...command, subject: { of: 'element', target: named } };
}

function resolveAct<Act extends { target: Target }>(
  command: Act,
  find: Find,
  before: Before,
): Act | undefined {
  const { within, ...own } = command.target;
  const place = within && find(within);
  if (place && place !== 'unclear' && isOpen(place, before)) return { ...command, target: own };
  // The page has one item where only one was put.
  if (within?.kind === 'item' && within.name === '') return command;
  const target = nameTarget(command.target, find);
  return target && { ...command, target };
}

/** "The order is reversed" */
const sorting = /\b(?:revers|ascend|descend|alphabet|sort)/i;

/**
 * "Delete the contact Ann. … The contact is not in the list": a command that names what the sentence only points back at. Undefined
 * where several things could be meant.
 */
export function resolveRecord(command: Command, before: Before, source: string): Command | undefined {
  const find: Find = (target) => {
    const noun = sorting.test(source) ? undefined : findNoun(target, source);
    return noun === undefined ? undefined : findMeant(noun, before);
  };
  if (command.do === 'expect') return resolveClaim(command, find, source, before);
  return 'target' in command && command.target
    ? (resolveAct({ ...command, target: command.target }, find, before) as Command | undefined)
    : command;
}
