import { type Command, readCanonical, renderStep } from '@assay/planner/reading';
import { findLost } from './faithful.ts';
import { nothing, readLine, refused } from './linear.ts';
import { makeKernel } from './network/kernel.ts';
import { makeNetwork, type Told } from './network/network.ts';
import { type Encoded, encodeUnits } from './network/pieces.ts';
import { loadWeights } from './network/weights.ts';
import { mostUnits, toUnits, type Unit } from './units.ts';

/** What a sentence was read as. No commands: it asks for nothing. */
export interface Guess {
  commands: Command[];
  /** How likely the least likely part of it is, between 0 and 1. */
  certainty: number;
  /** Words that must not be passed over and were. */
  lost: string[];
}

export interface SentenceReader {
  /** Undefined where the sentence means nothing that can be told as steps. */
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
  function findWays(encoded: Encoded): Way[] {
    const { first, turn } = network.listen(encoded);
    const doubts = [...first.choices.entries()]
      .filter(([, { share, next }]) => share < sure && next >= 0)
      .sort(([, one], [, other]) => one.share - other.share)
      .slice(0, mostOthers)
      .map(([at]) => at);
    return [first, ...turn(doubts)].map(weigh).sort((one, other) => other.likelihood - one.likelihood);
  }

  function judge(units: readonly Unit[], { line, choices }: Way): Guess | undefined {
    const certainty = Math.min(1, ...choices.map(({ share }) => share));
    if (line[0] === refused) return undefined;
    if (line[0] === nothing) return { commands: [], certainty, lost: findLost(units, line, []) };
    const commands = readLine(line, units);
    return commands && commands.length > 0 && commands.every(isSound)
      ? { commands, certainty, lost: findLost(units, line, commands) }
      : undefined;
  }

  return {
    read(sentence, before) {
      const units = toUnits(sentence, before);
      if (units.length === 0 || units.length >= mostUnits) return undefined;
      const ways = findWays(encodeUnits(units, weights.vocabulary));
      const guesses = ways.map((way) => ({ guess: judge(units, way), way }));
      if (ways[0]?.line[0] === refused) return undefined;
      const told =
        guesses.find(({ guess }) => guess && guess.lost.length === 0) ?? guesses.find(({ guess }) => guess);
      return told?.guess;
    },
  };
}
