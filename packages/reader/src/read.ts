import { type Command, readCanonical, renderStep } from '@assay/planner/reading';
import { type Borrowed, findBorrowed } from './borrowed.ts';
import { isDeed, isMuddled, passesOver } from './deeds.ts';
import { findLost } from './faithful.ts';
import { makeKernel } from './network/kernel.ts';
import { nothing, readLine, refused } from './network/linear.ts';
import { makeNetwork, type Told } from './network/network.ts';
import { type Encoded, encodeUnits } from './network/pieces.ts';
import { mostUnits, toUnits, type Unit } from './network/units.ts';
import { loadWeights } from './network/weights.ts';
import { readParts } from './parts.ts';

/** What a sentence was read as. No commands: it asks for nothing. */
export interface Guess extends Borrowed {
  commands: Command[];
  /** How likely the least likely part of it is, between 0 and 1. */
  certainty: number;
  /** Words that must not be passed over and were. */
  lost: string[];
  /** How likely it is that it asks for nothing that steps could tell, between 0 and 1. */
  idle: number;
  /** What else it may mean, the likeliest first. */
  others: Command[][];
}

export interface Asked {
  sentence: string;
  /** What was said before it. */
  before: string;
  /** The rules have read all of it, so that only a reading of the whole could be better. */
  isRead?: boolean;
}

export interface SentenceReader {
  /** Undefined where nothing sound was read. What means nothing that steps can tell has no commands and no certainty. */
  read(asked: Asked): Guess | undefined;
}

const learnt = new URL('../model/reader.bin', import.meta.url);

/** What cannot be written as a sentence and read again as the same was not well read. */
function isSound(command: Command): boolean {
  try {
    const sentence = renderStep(command);
    const again = readCanonical(sentence);
    return again !== undefined && renderStep(again) === sentence;
  } catch {
    return false;
  }
}

const none: Borrowed = { echoes: 'nothing', borrows: false };
const nothingRead: Judged = { commands: [], certainty: 0, lost: [], ...none };

/** From here on nothing else is looked for. */
const sure = 0.9;
const mostWays = 8;

/** Below this a sentence is read in parts as well. */
const likely = 0.6;

function isIdle({ commands }: Guess): boolean {
  return commands.length === 0;
}

/** The parts of a sentence as one reading, where they tell more surely what the whole tells, and no less. */
function join(
  units: readonly Unit[],
  whole: Guess,
  { read, certainty }: { read: Guess[]; certainty: number },
): Guess | undefined {
  const commands = read.flatMap((part) => part.commands);
  const isSurer = whole.lost.length > 0 || certainty > whole.certainty;
  // What claims something in one piece does nothing in several.
  const mayAct = whole.commands.some(isDeed) || !commands.some(isDeed);
  if (!isSurer || !mayAct || passesOver(commands, whole.commands)) return undefined;
  if (isMuddled(commands) || findLost(units, [], commands).length > 0) return undefined;
  const echoes = (['a deed', 'a claim'] as const).find((sort) => read.some((part) => part.echoes === sort));
  return {
    commands,
    certainty,
    lost: [],
    echoes: echoes ?? 'nothing',
    borrows: read.some(({ borrows }) => borrows),
    idle: whole.idle,
    others: whole.lost.length === 0 ? [whole.commands, ...whole.others] : whole.others,
  };
}

type Judged = Omit<Guess, 'idle' | 'others'>;

function tell(commands: readonly Command[]): string {
  return commands.map(renderStep).join('\n').toLowerCase();
}

/** The readings that say something else than one of them and lose nothing. */
function listOthers(taken: Judged, guesses: readonly (Judged | undefined)[]): Command[][] {
  const known = new Set([tell(taken.commands)]);
  return guesses.flatMap((guess) => {
    if (!guess || guess.commands.length === 0 || guess.lost.length > 0) return [];
    const told = tell(guess.commands);
    if (known.has(told)) return [];
    known.add(told);
    return [guess.commands];
  });
}

interface Way extends Told {
  likelihood: number;
}

/** Only where the first way was in doubt others are looked for. */
function countWays({ choices }: Told): number {
  return choices.every(({ share }) => share >= sure) ? 1 : mostWays;
}

function weigh(told: Told): Way {
  return { ...told, likelihood: told.choices.reduce((product, { share }) => product * share, 1) };
}

export async function loadReader(path: string | URL = learnt): Promise<SentenceReader> {
  const kernel = makeKernel();
  const weights = await loadWeights(kernel, path);
  const network = makeNetwork(kernel, weights);

  /** The ways to read it, the likeliest first, and how likely it asks for nothing. */
  function findWays(encoded: Encoded): { ways: Way[]; idle: number } {
    const told = network.listen(encoded, countWays);
    const ways = told.map(weigh).sort((one, other) => other.likelihood - one.likelihood);
    return { ways, idle: shareOfIdle(told[0]) };
  }

  function shareOfIdle({ line, choices }: Told): number {
    const [{ share = 0, next = -1, nextShare = 0 } = {}] = choices;
    const isNothing = (token: unknown) => token === nothing || token === refused;
    return (isNothing(line[0]) ? share : 0) + (isNothing(weights.tokens[next]) ? nextShare : 0);
  }

  function judge(units: readonly Unit[], { line, choices }: Way): Judged | undefined {
    const certainty = Math.min(1, ...choices.map(({ share }) => share));
    if (line[0] === refused) return undefined;
    if (line[0] === nothing) return { commands: [], certainty, lost: findLost(units, line, []), ...none };
    const commands = readLine(line, units);
    return commands && commands.length > 0 && commands.every(isSound)
      ? { commands, certainty, lost: findLost(units, line, commands), ...findBorrowed(units, line) }
      : undefined;
  }

  function readWhole(sentence: string, before: string): Guess | undefined {
    const units = toUnits(sentence, before);
    if (units.length === 0 || units.length >= mostUnits) return undefined;
    const { ways, idle } = findWays(encodeUnits(units, weights.vocabulary));
    const guesses = ways.map((way) => judge(units, way));
    if (ways[0]?.line[0] === refused)
      return {
        commands: [],
        certainty: 0,
        lost: [],
        ...none,
        idle,
        others: listOthers(nothingRead, guesses),
      };
    const told = guesses.find((guess) => guess?.lost.length === 0) ?? guesses.find((guess) => guess);
    return told && { ...told, idle, others: listOthers(told, guesses) };
  }

  /** What was read of a part; what asks for nothing or loses something was not read. */
  function readPart(part: string, before: string): Guess | undefined {
    const guess = readWhole(part, before);
    return guess && guess.commands.length > 0 && guess.lost.length === 0 ? guess : undefined;
  }

  return {
    read({ sentence, before, isRead }) {
      const whole = readWhole(sentence, before);
      if (!whole || isRead || (whole.lost.length === 0 && (isIdle(whole) || whole.certainty >= likely)))
        return whole;
      const parts = readParts(sentence, before, readPart);
      return (parts && join(toUnits(sentence, before), whole, parts)) ?? whole;
    },
  };
}
