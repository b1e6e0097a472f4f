import { type Command, readCanonical, renderStep } from '@assay/planner/reading';
import { findLost } from './faithful.ts';
import { nothing, readLine, refused } from './linear.ts';
import { makeKernel } from './network/kernel.ts';
import { makeNetwork } from './network/network.ts';
import { encodeUnits } from './network/pieces.ts';
import { loadWeights } from './network/weights.ts';
import { mostUnits, toUnits } from './units.ts';

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

export async function loadReader(path: string | URL = learnt): Promise<SentenceReader> {
  const kernel = makeKernel();
  const weights = await loadWeights(kernel, path);
  const network = makeNetwork(kernel, weights);
  return {
    read(sentence, before) {
      const units = toUnits(sentence, before);
      if (units.length === 0 || units.length >= mostUnits) return undefined;
      const { line, certainty } = network.tell(encodeUnits(units, weights.vocabulary));
      if (line[0] === refused) return undefined;
      if (line[0] === nothing) return { commands: [], certainty, lost: findLost(units, line, []) };
      const commands = readLine(line, units);
      return commands && commands.length > 0 && commands.every(isSound)
        ? { commands, certainty, lost: findLost(units, line, commands) }
        : undefined;
    },
  };
}
