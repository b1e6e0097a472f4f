import type { Command, NotUnderstood, Step, Target } from '../steps/language.ts';
import { anyOf } from './wording.ts';

export type Before = readonly (Step | NotUnderstood)[];

/** A thing that was named: by what was done with it, by being opened, by being typed to make it, or by a claim about it. */
export interface ToldRecord {
  name: string;
  how: 'handled' | 'opened' | 'entered' | 'told';
  /** What the author wrote. */
  source: string;
  /** The field that it was typed into. */
  field?: string;
  /** Which step it was. */
  at: number;
}

type Told = Pick<ToldRecord, 'name' | 'how' | 'field'>;

const pronoun = /^(?:it|this|that|them|they|same)?$/i;
const recordKinds = new Set<Target['kind']>(['item', 'row', 'card']);
const openable = new Set<Target['kind']>([undefined, 'card', 'row', 'item', 'link', 'message']);
const opening = /\b(?:re)?open(?:s|ed|ing)?\b|\bview(?:s|ed|ing)?\b/i;
/** What is typed there is no name of anything. */
const nameless = /password|passcode|\bpin\b|\bcode\b|search|filter|find|\buser ?name|log-?in|e-?mail/i;

function isNamed(target: Target | undefined): target is Target {
  return target !== undefined && !pronoun.test(target.name) && target.ordinal === undefined;
}

export function isQuoted(name: string, source: string): boolean {
  return [`"${name}"`, `“${name}”`, `'${name}'`].some((quoted) => source.includes(quoted));
}

function findUsed(target: Target, source: string): Told | undefined {
  const { within, near } = target;
  if (isNamed(within) && recordKinds.has(within.kind)) return { name: within.name, how: 'handled' };
  if (near && isNamed(near.anchor) && (!near.anchor.kind || recordKinds.has(near.anchor.kind)))
    return { name: near.anchor.name, how: 'handled' };
  if (within || near || !isNamed(target) || !openable.has(target.kind)) return undefined;
  return recordKinds.has(target.kind) || opening.test(source)
    ? { name: target.name, how: 'opened' }
    : undefined;
}

function findClaimed(target: Target, source: string): Told | undefined {
  const { within } = target;
  if (isNamed(target) && recordKinds.has(target.kind)) return { name: target.name, how: 'told' };
  return isNamed(within) && (recordKinds.has(within.kind) || isQuoted(within.name, source))
    ? { name: within.name, how: 'told' }
    : undefined;
}

function findTold(command: Command, source: string): Told | undefined {
  if (command.do === 'expect')
    return command.subject.of === 'element' ? findClaimed(command.subject.target, source) : undefined;
  if (command.do === 'drag' && isNamed(command.target)) return { name: command.target.name, how: 'handled' };
  if (command.do === 'type') {
    const field = command.target.name;
    const isName = /\p{L}/u.test(command.text) && !command.text.includes('@') && !nameless.test(field);
    return isName ? { name: command.text, how: 'entered', field } : undefined;
  }
  return 'target' in command && command.target ? findUsed(command.target, source) : undefined;
}

/** What a step is, or most likely is where the page decides. */
export function readAs(step: Step | NotUnderstood): readonly Command[] {
  return 'command' in step ? [step.command] : (step.again?.ways?.[0] ?? []);
}

/** All things that were named so far, in the order of the text. */
export function listRecords(before: Before): ToldRecord[] {
  return before.flatMap((step, at) => {
    const { source } = step;
    return readAs(step).flatMap((command) => {
      const told = findTold(command, source);
      return told ? [{ ...told, source, at }] : [];
    });
  });
}

const linked =
  '(?: (?:called|named|titled|entitled|to|with|from|for|of|by|about|number|no\\.|the))*[ "“\'#]+';
const naming = /\b(?:title|name|subject|summary|headline)\b/i;

/** Whether it was typed where what is made gets its name. */
export function namesIt({ field = '' }: ToldRecord, noun: string): boolean {
  return naming.test(field) || ` ${field.toLowerCase()} `.includes(` ${noun} `);
}

/** "The card “Apollo”", "the trip to Rome", "my Paris trip", a task typed into "New task", the Blue Mug as "the mug". */
export function isCalled(record: ToldRecord, noun: string): boolean {
  const { name, source, field = '' } = record;
  const [called, thing] = [anyOf([name]), anyOf([noun])];
  return (
    name.toLowerCase().endsWith(` ${noun}`) ||
    ` ${field.toLowerCase()} `.includes(` ${noun} `) ||
    new RegExp(`\\b${thing}${linked}${called}|${called}["”']? ${thing}\\b`, 'i').test(source)
  );
}
