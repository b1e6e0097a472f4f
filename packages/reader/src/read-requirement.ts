import {
  type Command,
  findUnaccounted,
  hasKnownForm,
  maskLiterals,
  type ParsedRequirement,
  parseRequirement,
  readCanonical,
  renderStep,
  type Sentence,
  type SentenceReading,
  usesMenu,
} from '@assay/planner/reading';
import { bringsAbout, claimsLess, goesWhere, isMuddled, passesOver } from './deeds.ts';
import { dropsPart } from './dropped.ts';
import { claimsAbsence, findLost, namesQuoted } from './faithful.ts';
import { toUnits, type Unit } from './network/units.ts';
import type { Asked, Guess } from './read.ts';
import { mayAsk } from './remarks.ts';
import { takeAtItsWord } from './said-counts.ts';

export type Ask = (asked: readonly Asked[]) => Promise<(Guess | undefined)[]>;

export interface ReadText {
  parsed: ParsedRequirement;
  /** What to tell whoever looks at the cases, as sentences. */
  notes: string[];
}

/** How sure the model must be of what it reads. */
export interface Limits {
  /** Where the rules read nothing. */
  alone: number;
  /** Where they read something else. */
  against: number;
  /**
   * That a sentence asks for nothing, that something is done among what is expected, or that something must not be there,
   * which a misread name would fulfil.
   */
  unusual: number;
  /** To let the page decide where the rules read nothing. */
  perhaps: number;
  /** To let it decide between the two readings. */
  doubt: number;
  /** To come before the rules' reading where the page decides. */
  faint: number;
  /** That something is done to what was named before, and not to what the rules found in the sentence. */
  borrowed: number;
  /** That less is done than the rules found, who lose no word. */
  less: number;
  /** That what a text begins with only says what it is about. */
  summary: number;
}
const usual: Limits = {
  alone: 0.6,
  against: 0.8,
  unusual: 0.85,
  perhaps: 0.3,
  doubt: 0.3,
  faint: 0.45,
  borrowed: 0.9,
  less: 0.95,
  summary: 0.2,
};

function tell(commands: readonly Command[]): string {
  return commands.map(renderStep).join('\n').toLowerCase();
}

/** What the model was never taught, the rules alone read: calls, devices, clocks, and checks of a page against a standard. */
const ruledDeeds = new Set<Command['do']>(['call', 'keep', 'resize', 'set clock']);
const taughtSubjects = new Set<string>([
  'element',
  'page',
  'page text',
  'address',
  'title',
  'dialog text',
  'download',
  'console',
  'load time',
]);

function isOfRules(command: Command): boolean {
  if (command.do === 'expect') return !taughtSubjects.has(command.subject.of);
  return ruledDeeds.has(command.do);
}

/** Steps in house style mean one thing only. */
function isClear(
  { sentence, commands, isUnread, isCertain }: Sentence,
  explore: string | undefined,
): boolean {
  if (isCertain) return true;
  if (readCanonical(sentence) || commands.some(isOfRules)) return true;
  if (explore !== undefined && sentence.includes(explore)) return true;
  return !isUnread && /\b(?:GET|POST|PUT|PATCH|DELETE) \//.test(sentence);
}

interface Heard extends Sentence {
  /** It is a line of a list. */
  isListed: boolean;
  /** The text begins with it and goes on. */
  isFirst: boolean;
}

function isInList(text: string, sentence: string): boolean {
  return text
    .split('\n')
    .some((line) => /^\s*(?:[-*•–+]|\d+[.)])\s/.test(line) && line.includes(sentence.replace(/\.$/, '')));
}

/** A word or two may be the name of a button as well as a title; the page tells which. */
function isShort(sentence: string): boolean {
  return sentence.split(' ').length <= 3 && !sentence.endsWith(':');
}

/** "Guests: 3" */
function isFilledIn(sentence: string, ruled: readonly Command[]): boolean {
  return (
    /^[^:=]{1,45}[:=]\s/.test(sentence) &&
    ruled.length > 0 &&
    ruled.every(({ do: action }) => action === 'type')
  );
}

/** What is done a number of times is done. */
const repeated = /\b(?:twice|thrice|(?:two|three|four|five|several) times|once more|again)[.!]?$/i;

const spelledOut = new Set<Command['do']>([
  'type',
  'select',
  'set',
  'check',
  'uncheck',
  'open',
  'log in',
  'upload',
]);

/**
 * "Customers must be able to read the terms before they order. Add …": what a text begins with says what it is about, and the
 * rest how to see it. Nothing in it can be looked for, neither a text nor a number; and it is no point of a list.
 */
function isSummary(one: Heard, { idle }: Guess, limits: Limits): boolean {
  const { isFirst, isListed, sentence, before } = one;
  const units = toUnits(sentence, before);
  const isBare = units.every(({ sort, text }) => !sort && !/\d/.test(text));
  // "Enter Rome as the city" is what is done, wherever it stands.
  const isDone = isReadWhole(one, units) && one.commands.every(({ do: action }) => spelledOut.has(action));
  return isFirst && !isListed && isBare && !isDone && !repeated.test(sentence) && idle >= limits.summary;
}

/** Whether the rules have read all of a sentence. */
function isReadWhole(
  { isUnread, commands }: Pick<Sentence, 'isUnread' | 'commands'>,
  units: Unit[],
): boolean {
  return !isUnread && commands.length > 0 && findLost(units, [], commands).length === 0;
}

/** Whether a less likely reading may take the place of another where the page has what it names: it tells no less. */
function isAsGood(other: readonly Command[], commands: readonly Command[], sentence: string): boolean {
  const { text, literals } = maskLiterals(sentence);
  const countLeft = (read: readonly Command[]) => findUnaccounted(text, read, literals).length;
  return (
    !isMuddled(other, sentence) &&
    !other.some(claimsAbsence) &&
    !dropsPart(sentence, other) &&
    !passesOver(other, commands) &&
    countLeft(other) <= countLeft(commands)
  );
}

/** What becomes of a sentence that the model has read; undefined where the rules' reading stays. */
function decide(one: Heard, guess: Guess, limits: Limits): SentenceReading | undefined {
  const { commands, certainty, lost } = guess;
  const { isListed } = one;
  if (lost.length > 0 || isMuddled(commands, one.sentence)) return undefined;
  const { sentence, isOutcome, commands: ruled } = one;
  const acts = (all: readonly Command[]) => all.some(({ do: action }) => action !== 'expect');
  // Rules that find something to do among what is expected have misread it.
  const isUnread = one.isUnread || (isOutcome && acts(ruled) && !acts(commands));
  if (!isUnread && tell(ruled) === tell(commands)) return undefined;
  if (commands.length === 0 && isShort(sentence) && (one.before !== '' || isListed)) return undefined;
  if (commands.length === 0 && mayAsk(sentence)) return undefined;
  const units = toUnits(sentence, one.before);
  // What must not be there and stands in quotes cannot be misread, nor what the rules have found as well.
  const agreed = new Set(ruled.map((command) => tell([command])));
  const mayMislead = commands.some(
    (command) => claimsAbsence(command) && !namesQuoted(command, units) && !agreed.has(tell([command])),
  );
  const isUnusual = commands.length === 0 || (isOutcome && acts(commands)) || mayMislead;
  const least = Math.max(isUnread ? limits.alone : limits.against, isUnusual ? limits.unusual : 0);
  // "Then it shows 4 words": what was done before is not done again on a mere guess.
  if (guess.echoes === 'a deed' && certainty < limits.unusual && !isUnread) return undefined;
  const isWhole = isReadWhole({ isUnread, commands: ruled }, units);
  if (guess.echoes === 'a claim' && (isWhole || certainty < limits.alone)) return undefined;
  if (certainty < limits.unusual && dropsPart(sentence, commands)) return undefined;
  if (isWhole && (bringsAbout(commands, ruled) || goesWhere(commands, ruled))) return undefined;
  // Whether something is there or not, no page can decide.
  if (isWhole && certainty < limits.unusual && commands.some(claimsAbsence) !== ruled.some(claimsAbsence))
    return undefined;
  // What the rules take apart by its form, they have not guessed.
  if (usesMenu(sentence)) return undefined;
  if (isWhole && (hasKnownForm(sentence) || claimsLess(commands, ruled))) return undefined;
  if (guess.borrows && isWhole && certainty < limits.borrowed) return { ways: [ruled, commands] };
  if (isWhole && commands.length > 0 && certainty < limits.less && passesOver(commands, ruled))
    return { ways: [ruled, commands] };
  if (certainty >= least) return { commands };
  if (commands.length === 0 || certainty < (isUnread ? limits.perhaps : limits.doubt)) return undefined;
  // "The list X got a cache, so it should not keep you waiting": what is denied need not be what is named.
  if (commands.some((command) => claimsAbsence(command) && !agreed.has(tell([command])))) return undefined;
  // A line of a form as somebody filled it in, where the page has such a field.
  if (!isUnread && isFilledIn(sentence, ruled)) return { ways: [ruled, commands] };
  // Where the page lacks what the model read, that may be the very fault: a weaker reading must not take its place.
  if (!isWhole)
    return { ways: [commands, ...guess.others.filter((other) => isAsGood(other, commands, sentence))] };
  return { ways: certainty < limits.faint ? [ruled, commands] : [commands, ruled] };
}

/** Reads a text by the rules and by the model. Where both differ, how sure the model is decides. */
export async function readRequirement(text: string, ask: Ask, limits = usual): Promise<ReadText> {
  const parsed = parseRequirement(text);
  const unclear = parsed.requirements.flatMap(({ sentences = [], flags }) =>
    sentences.filter((one) => !isClear(one, flags.explore)),
  );
  if (unclear.length === 0) return { parsed, notes: [] };
  const asked = unclear.map((one) => ({
    sentence: one.sentence,
    before: one.before,
    isRead: isReadWhole(one, toUnits(one.sentence, one.before)),
  }));
  const guesses = await ask(asked).catch((error: unknown) => String(error));
  if (typeof guesses === 'string') return { parsed, notes: [tellTrouble(guesses)] };
  const first = new Set(
    parsed.requirements.flatMap(({ sentences = [] }) => {
      const [one, ...more] = sentences.filter(({ isIdle }) => !isIdle);
      return one && more.length > 0 ? [one] : [];
    }),
  );
  const summaries: string[] = [];
  const readings = new Map<string, SentenceReading>();
  for (const [index, one] of unclear.entries()) {
    const guess = guesses[index];
    const ruled = takeAtItsWord(one.commands, one.sentence);
    const heard = {
      ...one,
      commands: ruled,
      isListed: isInList(text, one.sentence),
      isFirst: first.has(one),
    };
    const guessed = guess && {
      ...guess,
      commands: takeAtItsWord(guess.commands, one.sentence),
      others: guess.others.map((commands) => takeAtItsWord(commands, one.sentence)),
    };
    const isAbout = guessed !== undefined && isSummary(heard, guessed, limits);
    if (isAbout) summaries.push(one.sentence);
    const reading = isAbout ? { commands: [] } : guessed && decide(heard, guessed, limits);
    const isTakenOtherwise = !one.isUnread && tell(ruled) !== tell(one.commands);
    if (reading) readings.set(one.sentence, reading);
    else if (isTakenOtherwise) readings.set(one.sentence, { commands: ruled });
  }
  if (readings.size === 0) return { parsed, notes: [] };
  const taken = [...readings].flatMap(([sentence, reading]) => ('commands' in reading ? [sentence] : []));
  // What no step was made of is told with the plan.
  const read = taken.filter((one) => !summaries.includes(one));
  return { parsed: parseRequirement(text, readings), notes: read.length > 0 ? [tellRead(read)] : [] };
}

function tellTrouble(reason: string): string {
  return `The built-in language model could not be asked (${reason}), so only rules have read the text.`;
}

/** The sentence is quoted whole: a secret that was cut in two would not be known as one and hidden. */
function tellRead(sentences: readonly string[]): string {
  const [first = ''] = sentences;
  const rest = sentences.length - 1;
  const more =
    rest === 0 ? ' was' : rest === 1 ? ' and one more sentence were' : ` and ${rest} more sentences were`;
  return `“${first}”${more} read by the built-in language model. See whether the steps are what you meant.`;
}
