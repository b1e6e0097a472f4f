import { capitalise } from '@assay/contract/text';
import type { Command, Target } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { readRow } from './filling-in.ts';
import type { Literal } from './literals.ts';
import { type Mode, type Outcome, reasons } from './outcomes.ts';
import { readAction } from './read-action.ts';
import { willExpect } from './settle-outcomes.ts';
import { readPhrase } from './targets.ts';
import { readTypedValue } from './values.ts';

/** What brings something new about, and the words by which pages offer it, the likeliest first. */
const offers: Record<string, string[]> = {
  create: ['New', 'Create', 'Add'],
  add: ['Add', 'New', 'Create'],
  make: ['New', 'Create', 'Add'],
  register: ['Register', 'New', 'Add', 'Create'],
};

const thing =
  '((?!(?:account|cart|basket|bag|comment|filter)\\b)[a-z]+(?: (?!with|called|named|titled|to)[a-z]+)?)';
const creation = new RegExp(
  `^(?:please |then |now |next,? |first,? )*(?:(?:i|we|you|the (?:user|admin|agent)) )?(create|add|make|register)s? (?:an?|another|one)(?: new| further| second)? ${thing}(?::| with(?: the following)?:?|,? (?:called|named|titled)) (.+?)[.]?$`,
  'is',
);
const calling = /,? (?:called|named|titled) $/i;
const adding = new RegExp(
  `,? and (?:then )?(?:give it|set|choose|select|pick|with) (?:its |the |an? )?([a-z]+(?: [a-z]+)?) (?:(?:to|as) )?(?=${anyMark}|[A-Z\\d])`,
  'g',
);
const saving = /^(?:save|create|submit|add|send|confirm)(?: it| this| the [a-z]+)?$/i;
const named = new RegExp(
  `^(${anyMark}|[A-Z][\\w'’-]*(?: [A-Z][\\w'’-]*)*)(?:,? and (?:with )?|, (?:with )?| with |$)(.*)$`,
  's',
);
const entered = /^enter (.+?): (.+)$/s;
const submit: Command = { do: 'click', target: { name: 'Submit', kind: 'button' } };

function fillIn(order: string, literals: Literal[]): Command[] | undefined {
  const [, field, value] = entered.exec(order) ?? [];
  if (field && value)
    return [{ do: 'set', target: readPhrase(field, literals), value: readTypedValue(value, literals) }];
  const done = readAction(order, literals);
  return Array.isArray(done) ? done : undefined;
}

/** The fields that are told, and those in which a bare name may be written: a name, a title. */
function readFields(text: string, isCalled: boolean, literals: Literal[]): Command[][] | undefined {
  const [, called, others = ''] = isCalled ? (named.exec(text) ?? []) : [];
  if (isCalled && !called) return undefined;
  const given = (called ? others : text).replace(/^with /i, '').replace(adding, ', the $1 ');
  const row = given === '' ? { orders: [], rest: '' } : readRow(given);
  if (!row || (row.rest !== '' && !saving.test(row.rest))) return undefined;
  const filled = row.orders.map((order) => fillIn(order, literals));
  if (filled.includes(undefined) || (!called && filled.length === 0)) return undefined;
  const told = filled.flatMap((one) => one ?? []);
  if (!called) return [told];
  const value = readTypedValue(called, literals);
  return ['name', 'title'].map((name) => [{ do: 'set', target: { name }, value }, ...told]);
}

/**
 * "Create a ticket with the subject X and the priority High": its form, filled in and sent. Whether the form is there already or
 * has to be opened first, and by what, the page tells.
 */
function readCreation(text: string, literals: Literal[]): Command[][] | undefined {
  const [whole = '', verb = '', noun = '', given = ''] = creation.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  const isCalled = calling.test(whole.slice(0, whole.lastIndexOf(given)));
  const fields = readFields(given, isCalled, literals);
  if (!fields) return undefined;
  const words = offers[verb.toLowerCase()] ?? [];
  const openers: Target[] = [...words.map((word) => `${word} ${noun}`), ...words].map((name) => ({
    name: capitalise(name),
  }));
  const here = fields.map((filled): Command[] => [...filled, submit]);
  const [likeliest = []] = fields;
  const behind = openers.map((target): Command[] => [{ do: 'click', target }, ...likeliest, submit]);
  return [...here, ...behind];
}

const person = `\\uE000e\\d+\\uE001`;
const invitation = new RegExp(
  `^(?:please |then |now )*(?:(?:i|we|you|the (?:user|admin|owner)) )?invites? (?:(?:the |an? )?[a-z]+ )?(${person})(?: to (?:the )?[a-z]+)?(?: as (?:an? |the )?(${anyMark}|[A-Z]\\w*|admin|member|guest|viewer|editor|owner))?[.]?$`,
  'i',
);

/** "Invite ann@example.com as an editor": by the form for it, which may have to be opened. */
function readInvitation(text: string, literals: Literal[]): Command[][] | undefined {
  const [, address, role] = invitation.exec(text.trim()) ?? [];
  if (!address) return undefined;
  const fill: Command[] = [
    { do: 'set', target: { name: 'email' }, value: readTypedValue(address, literals) },
    ...(role
      ? [{ do: 'set' as const, target: { name: 'role' }, value: readTypedValue(role, literals) }]
      : []),
    submit,
  ];
  return [fill, [{ do: 'click', target: { name: 'Invite' } }, ...fill]];
}

const onPage = / (?:from|on|in|at) (?:the |my |our )?([a-z]+(?: [a-z]+)?) page(?=[.]?$)/i;

/** What is brought about by filling in a form of its own, with the page that it is done on. */
export function readMade(text: string, mode: Mode, literals: Literal[]): Outcome[] | undefined {
  const page = onPage.exec(text)?.[1];
  const told = text.replace(onPage, '');
  const ways = readCreation(told, literals) ?? readInvitation(told, literals);
  if (!ways) return undefined;
  const made: Outcome = { source: text, is: 'unknown', reason: reasons.several, mode, ways, isMade: true };
  const open: Command | undefined = page ? { do: 'open', address: page, named: true } : undefined;
  return open ? [{ source: text, is: 'commands', commands: [open], mode, isTold: true }, made] : [made];
}

const sending = /^(?:create|save|add|submit|send|ok|done|confirm|invite|post|register)\b/i;

/** How a form of several steps goes on, or is sent, in the author's words. */
const goingOn =
  /(?:^|[,;:.] |\band |\bthen |\bso |\bjust )(?:(?:and|then|now|just|so|i|you|we|he|she|they|when|if|once|after) )*(?:continu(?:es?|ing)|proceed(?:s|ing)?|go(?:es)? on|move(?:s)? on|(?:press|hit|click|tap|us)(?:es|s|e|ing)?(?: on)? (?:the )?(?:\uE000|continue|next|submit|send|save|search|find|book|pay|order|confirm|create|add|invite|register|ok|done|go)|submit(?:s|ting)?|confirm(?:s|ing)?|sav(?:es?|ing)|send(?:s|ing)? (?:it|the))\b/i;

/** What is done up to the first claim. */
function takeDone(later: readonly Outcome[]): Outcome[] {
  const claim = later.findIndex((one) => willExpect(one));
  return later.slice(0, claim < 0 ? undefined : claim);
}

function isSent(later: readonly Outcome[]): boolean {
  const commands = later.flatMap((one) => (one.is === 'commands' ? one.commands : []));
  const claim = commands.findIndex((command) => command.do === 'expect');
  return commands
    .slice(0, claim < 0 ? undefined : claim)
    .some((command) => command.do === 'click' && sending.test(command.target.name));
}

/** A described form is also left where the text goes on with it itself. */
function leaveDescribed(command: Command, later: readonly Outcome[]): Command {
  if (command.do !== 'fill in' || !command.sends) return command;
  const { sends: _, ...filled } = command;
  const isLeft =
    isSent(later) ||
    takeDone(later)
      .slice(0, 2)
      .some(({ source }) => goingOn.test(source));
  return isLeft ? filled : command;
}

/** Where the text itself says later that the form is sent, it is only filled in. */
export function leaveSending(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map((outcome, index) => {
    const later = outcomes.slice(index + 1);
    if (outcome.is === 'commands')
      return { ...outcome, commands: outcome.commands.map((command) => leaveDescribed(command, later)) };
    return outcome.is === 'unknown' && outcome.isMade && isSent(later)
      ? { ...outcome, ways: outcome.ways?.map((way) => way.slice(0, -1)) ?? [] }
      : outcome;
  });
}
