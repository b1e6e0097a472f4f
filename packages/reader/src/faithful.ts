/** Whether a reading may be trusted: nothing that could change the verdict must have been passed over. */
import { type Command, ordinalWords, singularOf } from '@assay/planner/reading';
import { numberIn, type Output } from './network/linear.ts';
import type { Unit } from './network/units.ts';

const denials = new Set([
  'not',
  'no',
  'never',
  'none',
  'neither',
  'nor',
  'without',
  'cannot',
  'nothing',
  'nowhere',
  'nobody',
  'unless',
  'except',
]);
const denying = new Set(['hidden', 'disabled', 'unchecked', 'empty']);

function isDenial({ text, sort }: Unit): boolean {
  return !sort && (denials.has(text.toLowerCase()) || /n['’]t$/i.test(text));
}

function denies(command: Command): boolean {
  if (command.do === 'wait') return denies({ do: 'expect', ...command.until });
  if (command.do === 'uncheck' || command.do === 'clear') return true;
  if (command.do === 'answer dialog') return !command.accept;
  if (command.do !== 'expect') return false;
  const { condition, negated } = command;
  if (negated || denying.has(condition.is)) return true;
  return (
    ((condition.is === 'count' || condition.is === 'number') &&
      (condition.value === 0 || condition.comparison !== '=')) ||
    condition.is === 'clean'
  );
}

/** What a command claims or waits for. */
function claimOf(command: Command) {
  if (command.do === 'wait') return command.until;
  return command.do === 'expect' ? command : undefined;
}

/** That something is not there holds of whatever is misread as well. */
export function claimsAbsence(command: Command): boolean {
  const claim = claimOf(command);
  if (!claim) return false;
  const { condition, negated } = claim;
  return negated === true || condition.is === 'hidden' || (condition.is === 'count' && condition.value === 0);
}

/** Every name and text in it stands in quotes in what was said. */
export function namesQuoted(command: Command, units: readonly Unit[]): boolean {
  const quoted = new Set(units.filter(({ sort }) => sort === 'q').map(({ text }) => text.toLowerCase()));
  const { subject, condition } = claimOf(command) ?? {};
  const names = [
    ...(subject?.of === 'element' ? [subject.target.name ?? ''] : []),
    ...(condition?.is === 'text' ? [condition.value] : []),
  ];
  return names.length > 0 && names.every((name) => quoted.has(name.toLowerCase()));
}

/** Words that leave out everything else; what is merely there proves nothing about them. */
const excluding = new Set(['only', 'solely', 'alone', 'exclusively', 'merely']);

function excludes(command: Command): boolean {
  if (command.do !== 'expect') return false;
  const { condition } = command;
  return (
    denies(command) || condition.is === 'count' || (condition.is === 'text' && condition.how === 'equals')
  );
}

const comparing =
  /\b(?:at (?:least|most)|(?:more|less|fewer|greater|higher|lower) than|no more than|maximum|minimum)\b/i;

function compares(value: unknown): boolean {
  if (!value || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, one]) =>
    key === 'comparison' ? one !== '=' : key === 'withinSeconds' || key === 'atMost' || compares(one),
  );
}

/** "… does not say X, so make sure it does": what is denied is what was wrong before. */
const turnedRound =
  /\b(?:make sure|ensure|see to it|check|verify)(?: that)? (?:it|they|this|that) (?:does|do|is|are|did)\W*$|\bbut (?:it|they) (?:should|must|has to|have to)\W*$/i;

/** Every order that is spoken of must be checked. */
function findLostOrders(said: readonly string[], commands: readonly Command[]): string[] {
  const told = JSON.stringify(commands);
  return said.filter(
    (word) => /^(?:ascending|descending)$/i.test(word) && !told.includes(word.toLowerCase()),
  );
}

const placing = /^(?:underneath|beneath|below|above|under)$/i;

function isPlaced(value: unknown): boolean {
  if (!value || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, one]) => key === 'near' || key === 'within' || isPlaced(one));
}

/** Where something must stand is part of the claim. */
function findLostPlaces(said: readonly string[], commands: readonly Command[]): string[] {
  const places = said.filter((word) => placing.test(word));
  const claims = commands.filter(({ do: action }) => action === 'expect');
  const isNamed = (word: string) => textsIn(claims).some((text) => text.includes(word.toLowerCase()));
  return claims.length > 0 && !isPlaced(claims) ? places.filter((word) => !isNamed(word)) : [];
}

/** States that applications write beside a thing, in words that hardly mean anything else. */
const statuses =
  /\b(?:sold out|(?:in|out of) stock|on hold|in progress|overdue|unread|archived|unpublished|pending|approved|rejected|unpaid|shipped|delivered|fully booked|expired|deactivated)\b/gi;
const circumstance =
  /\b(?:after|when|once|while|if|because|since|as|although|until|unless|for|from|with)\b[^,;]*$/i;

/** The state in which something must be is part of the claim: "the first card in progress" is not the first card. */
function findLostStates(said: readonly string[], commands: readonly Command[]): string[] {
  if (!commands.every(({ do: action }) => action === 'expect')) return [];
  const text = said.join(' ').replace(/ +/g, ' ');
  const told = JSON.stringify(commands).toLowerCase();
  return [...text.matchAll(statuses)]
    .filter(
      ({ index, 0: state }) =>
        !told.includes(state.toLowerCase()) && !circumstance.test(text.slice(0, index)),
    )
    .map(([state]) => state);
}

type Claim = NonNullable<ReturnType<typeof claimOf>>;

/** Turns of speech that claim something of a certain sort, and whether one of the claims is of that sort. */
const turnsOfSpeech: [RegExp, (claims: readonly Claim[]) => boolean][] = [
  [
    /\b(?:reads?|says?|states?|(?:tells?|told) (?:me|us|you|them)) that\b/i,
    (claims) => claims.some(({ condition }) => condition.is === 'text' || condition.is === 'visible'),
  ],
  [
    /\b(?:lands?|ends? up|arrives?|finds? (?:your|my|him|her|them)sel(?:f|ves)) (?:back )?(?:on|at|in)\b/i,
    (claims) =>
      claims.some(
        ({ subject }) =>
          ['page', 'address', 'title'].includes(subject.of) ||
          (subject.of === 'element' && subject.target.kind === 'heading'),
      ),
  ],
  [
    /\b(?:is|are|be|still|already) (?:still |already )?(?:pre-?)?filled\b/i,
    (claims) => claims.every(({ condition, negated }) => condition.is !== 'empty' || negated === true),
  ],
  // With what they are filled in is not told, and what was typed last need not be it.
  [
    /\b(?:is|are|be|still|already) (?:still |already )?(?:pre-?)?filled(?: in| out)? ?(?=[,.;]|and\b|$)/i,
    (claims) => claims.every(({ condition }) => condition.is !== 'value'),
  ],
  // The head of a section is seen whether it is open or not.
  [
    /\b(?:is|are|be|stays?|remains?|gets?) (?:now |still |again |not )*(?:expanded|collapsed|unfolded|folded)\b|\b(?:section|panel|accordion|fold-?out)s?(?: [^ ,;]+){0,4}? (?:is|are|be|stays?|remains?) (?:now |still |again |not )*(?:open|opened|closed)\b/i,
    (claims) => claims.some(({ condition }) => condition.is === 'expanded' || condition.is === 'collapsed'),
  ],
  [/\b(?:right|directly|immediately) (?:after|behind) (?:it|them|that)\b|\bfollowed by\b/i, isInARow],
];

/** Some stand one after the other, or beside one another. */
function isInARow(claims: readonly Claim[]): boolean {
  const targets = claims.flatMap(({ subject }) => (subject.of === 'element' ? [subject.target] : []));
  const places = new Set(targets.map(({ ordinal }) => ordinal));
  return targets.some(
    ({ near, ordinal }) => near !== undefined || (ordinal !== undefined && places.has(ordinal + 1)),
  );
}

function findLostTurns(said: readonly string[], commands: readonly Command[]): string[] {
  const text = said.join(' ').replace(/ +/g, ' ');
  const claims = commands.flatMap((command) => claimOf(command) ?? []);
  return turnsOfSpeech.flatMap(([form, isMet]) => {
    const [turn] = form.exec(text) ?? [];
    return turn && !isMet(claims) ? [turn] : [];
  });
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value, Math.abs(value)];
  if (typeof value === 'string') return (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.toLowerCase()];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** "$1,250.00" is 1250, as a claim tells it. */
function amountIn(text: string): number {
  return Number(/\d[\d.,]*/.exec(text)?.[0].replace(/,(?=\d{3}\b)/g, ''));
}

/** Capitals that name nothing. */
const plainCapitals =
  /^(?:i(?:['’](?:m|d|ll|ve))?|given|when|then|and|but|ok|if|as|the|an?|want|so|that|expected|result|step|verify|check|click|press|tc|ac|us)$/i;

/** "Step 2:", "AC 4 -": what stands before a sentence and is no part of it. */
const counted = /^(?:step|steps|case|test|tc|ac|us|req|requirement|criterion|scenario|bug|ticket|point|no)$/i;

function isLabel(units: readonly Unit[], index: number): boolean {
  const start = units.findIndex(({ isBefore }) => !isBefore);
  if (index === start) return /^[:.)]$/.test(units[index + 1]?.text ?? '');
  return index === start + 1 && counted.test(units[start]?.text ?? '');
}

/** "Press Save without filling in anything": nothing is denied, it is simply not done. */
function isLeftUndone(units: readonly Unit[], index: number): boolean {
  return units[index]?.text.toLowerCase() === 'without' && /ing$/i.test(units[index + 1]?.text ?? '');
}

/** "And nobody else", "no one else": all others are left out. */
function isElse(units: readonly Unit[], index: number): boolean {
  return units.slice(index + 1, index + 3).some(({ text }) => /^(?:else|others?)$/i.test(text));
}

/** Keys are told by their whole names. */
function nameKeys(word: string): string {
  return word.replace(/\b(?:ctrl|cmd)\b/g, 'control').replace(/\s/g, '');
}

/** What of the sentence stands in no part of the reading and must. */
export function findLost(
  units: readonly Unit[],
  line: readonly Output[],
  commands: readonly Command[],
): string[] {
  const kept = new Set<number>();
  for (const part of line)
    if (typeof part !== 'string') for (let unit = part[0]; unit <= part[1]; unit += 1) kept.add(unit);
  const numbers = new Set(commands.flatMap(numbersIn));
  const texts = commands.flatMap(textsIn);
  const steps = commands.length;
  // "Tick these two": as many as are done of a kind. Claims are no deeds: how many there are says nothing about a number in them.
  const deeds = commands.map(({ do: action }) => action).filter((action) => action !== 'expect');
  const counts = new Set(deeds.map((action) => deeds.filter((one) => one === action).length));
  const isDenying = commands.some(denies);
  const isExcluding = commands.some(excludes) || !commands.some(({ do: action }) => action === 'expect');
  const said = units.map(({ text, sort, isBefore }, index) =>
    isBefore || sort || kept.has(index) ? ' ' : text,
  );
  const [comparison] = compares(commands) ? [] : (comparing.exec(said.join(' ')) ?? []);
  const lost = units.flatMap((unit, index) => {
    const { text, sort, isBefore } = unit;
    if (isBefore || kept.has(index)) return [];
    const word = text.toLowerCase();
    // A remark may speak of anything, but hardly of a text in quotes or of a price.
    if (steps === 0) return sort === 'q' || sort === 'm' ? [text] : [];
    if (sort === 'm' && numbers.has(amountIn(text))) return [];
    if (sort) return texts.some((one) => one.includes(word) || one.includes(nameKeys(word))) ? [] : [text];
    if (isDenial(unit) && isElse(units, index)) return isExcluding ? [] : [text];
    if (isDenial(unit)) return isDenying || isLeftUndone(units, index) ? [] : [text];
    if (excluding.has(word)) return isExcluding ? [] : [text];
    const number = numberIn(text);
    if (number !== undefined && (number > 1 || /\d/.test(text)) && !isLabel(units, index))
      return numbers.has(number) || texts.includes(word) || counts.has(number) ? [] : [text];
    const ordinal = ordinalWords.indexOf(word) + 1;
    const isTurn = units[index + 1]?.text.toLowerCase() === 'time';
    if (ordinal > 1) return numbers.has(ordinal) || isTurn ? [] : [text];
    const isName =
      /^\p{Lu}/u.test(text) &&
      index > 0 &&
      !/^[.!?:>]$/.test(units[index - 1]?.text ?? '.') &&
      !units[index - 1]?.isBefore;
    return isName &&
      !plainCapitals.test(text) &&
      ![word, singularOf(word)].some((form) => texts.some((one) => one.includes(form)))
      ? [text]
      : [];
  });
  if (steps === 0) return lost;
  const turned = isDenying ? turnedRound.exec(said.join(' ').trim())?.[0] : undefined;
  return [
    ...lost,
    ...(comparison ? [comparison] : []),
    ...findLostOrders(said, commands),
    ...findLostPlaces(said, commands),
    ...findLostStates(said, commands),
    ...findLostTurns(said, commands),
    ...(turned ? [turned] : []),
  ];
}
