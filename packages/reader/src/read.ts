import { type Command, readCanonical, renderStep } from '@assay/planner/reading';
import { type Borrowed, findBorrowed } from './borrowed.ts';
import { findLost } from './faithful.ts';
import { nothing, readLine, refused } from './linear.ts';
import { makeKernel } from './network/kernel.ts';
import { makeNetwork, type Told } from './network/network.ts';
import { type Encoded, encodeUnits } from './network/pieces.ts';
import { loadWeights } from './network/weights.ts';
import { mostUnits, toUnits, type Unit } from './units.ts';

/** What a sentence was read as. No commands: it asks for nothing. */
export interface Guess extends Borrowed {
  commands: Command[];
  /** How likely the least likely part of it is, between 0 and 1. */
  certainty: number;
  /** Words that must not be passed over and were. */
  lost: string[];
  /** How likely it is that it asks for nothing that steps could tell, between 0 and 1. */
  idle: number;
}

export interface SentenceReader {
  /** Undefined where nothing sound was read. What means nothing that steps can tell has no commands and no certainty. */
  read(sentence: string, before: string): Guess | undefined;
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

/** From here on nothing else is looked for. */
const sure = 0.9;
const mostOthers = 3;

interface Way extends Told {
  likelihood: number;
}

function weigh(told: Told): Way {
  return { ...told, likelihood: told.choices.reduce((product, { share }) => product * share, 1) };
}

export async function loadReader(path: string | URL = learnt): Promise<SentenceReader> {
  const kernel = makeKernel();
  const weights = await loadWeights(kernel, path);
  const network = makeNetwork(kernel, weights);

  /** The likeliest way to read it, and where it was in doubt what follows from the next best choices. */
  function findWays(encoded: Encoded): { ways: Way[]; idle: number } {
    const { first, turn } = network.listen(encoded);
    const doubts = [...first.choices.entries()]
      .filter(([, { share, next }]) => share < sure && next >= 0)
      .sort(([, one], [, other]) => one.share - other.share)
      .slice(0, mostOthers)
      .map(([at]) => at);
    const ways = [first, ...turn(doubts)].map(weigh);
    return {
      ways: ways.sort((one, other) => other.likelihood - one.likelihood),
      idle: shareOfIdle(first),
    };
  }

  function shareOfIdle({ line, choices }: Told): number {
    const [{ share = 0, next = -1, nextShare = 0 } = {}] = choices;
    const isIdle = (token: unknown) => token === nothing || token === refused;
    return (isIdle(line[0]) ? share : 0) + (isIdle(weights.tokens[next]) ? nextShare : 0);
  }

  function judge(units: readonly Unit[], { line, choices }: Way): Omit<Guess, 'idle'> | undefined {
    const certainty = Math.min(1, ...choices.map(({ share }) => share));
    if (line[0] === refused) return undefined;
    if (line[0] === nothing) return { commands: [], certainty, lost: findLost(units, line, []), ...none };
    const commands = readLine(line, units);
    return commands && commands.length > 0 && commands.every(isSound)
      ? { commands, certainty, lost: findLost(units, line, commands), ...findBorrowed(units, line) }
      : undefined;
  }

  return {
    read(sentence, before) {
      const units = toUnits(sentence, before);
      if (units.length === 0 || units.length >= mostUnits) return undefined;
      const { ways, idle } = findWays(encodeUnits(units, weights.vocabulary));
      const guesses = ways.map((way) => ({ guess: judge(units, way), way }));
      if (ways[0]?.line[0] === refused) return { commands: [], certainty: 0, lost: [], ...none, idle };
      const told =
        guesses.find(({ guess }) => guess && guess.lost.length === 0) ?? guesses.find(({ guess }) => guess);
      return told?.guess && { ...told.guess, idle };
    },
  };
}
