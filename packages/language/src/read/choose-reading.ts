import { type Command, renderStep } from '@assay/planner/reading';
import { findUncovered } from '../choose/find-uncovered.ts';
import { findMarkedWords, type MarkedWords } from '../choose/marked-words.ts';
import { readAnswer } from '../prompt/index.ts';
import type { Answer } from '../runtime/index.ts';
import type { PageLine } from '../view/index.ts';
import { findPassedOver } from './find-passed-over.ts';
import type { SentenceReading } from './types.ts';

export interface Asked {
  /** The sentence. */
  said: string;
  /** The author's words and what the model was told of the page. */
  known: string;
  /** Canonical sentences of the steps before it. */
  done: readonly string[];
  lines: readonly PageLine[];
}

export interface Candidate {
  commands: readonly Command[];
  steps: string[];
  least: number;
  /** Words of the sentence that are in no step. */
  lost: readonly MarkedWords[];
  /** How many places that the sentence names are used by no step. */
  passedOver: number;
  score: number;
}

/** A reading that the model is less sure of is compared with others. */
const sure = -0.35;
/** A reading that the model is less sure of is not taken. */
const doubtful = -3.5;
/** What counts against a reading beside its improbability. */
const costs = { lost: 4, strange: 1, passedOver: 2 };

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');
const quoted = /"((?:[^"\\]|\\.)*)"/g;

/** How many of the names of a step stand neither on the page nor in the author's words. */
function countStrange(step: string, known: string): number {
  return [...step.matchAll(quoted)].filter(([, name = '']) => !known.includes(fold(name))).length;
}

const demanding =
  /\b(?:should|must|shall|has to|have to|needs? to|expect\w*|verify|check|ensure|make sure|shows?|appears?|visible)\b/i;

/** That a sentence asks for nothing is believed only where nothing in it could be looked for. */
function mayAskForNothing(said: string): boolean {
  const harmless = new Set(['negation', 'every', 'only']);
  return !demanding.test(said) && findMarkedWords(said).every(({ kind }) => harmless.has(kind));
}

/** `cost`: of what the model did not say by itself. */
export function toCandidate(answer: Answer, asked: Asked, cost = 0): Candidate | undefined {
  if (answer.ended !== 'end') return undefined;
  const { said, known, done, lines } = asked;
  const read = readAnswer(answer.text);
  if (!read || read.means === 'untestable') return undefined;
  const { least, logProbabilities } = answer;
  const probability = logProbabilities.reduce((sum, one) => sum + one, 0);
  if (read.means === 'nothing')
    return mayAskForNothing(said)
      ? { commands: [], steps: [], least, lost: [], passedOver: 0, score: probability }
      : undefined;
  const steps = read.commands.map(renderStep);
  // An address may have been opened before, e.g. as the start of the case.
  const lost = findUncovered(said, steps).filter(
    ({ kind, text }) => kind !== 'address' || !done.some((step) => step.includes(text)),
  );
  const strange = steps.reduce((sum, step) => sum + countStrange(step, fold(known)), 0);
  const passedOver = findPassedOver(said, steps, lines).length;
  const score =
    probability - cost - costs.lost * lost.length - costs.strange * strange - costs.passedOver * passedOver;
  return { commands: read.commands, steps, least, lost, passedOver, score };
}

export function isSure({ least, lost, passedOver, commands }: Candidate): boolean {
  return lost.length === 0 && passedOver === 0 && least >= sure && commands.length > 0;
}

export function decide(found: readonly Candidate[], { said }: Asked): SentenceReading {
  const ranked = [...found].sort((one, other) => other.score - one.score);
  const [best, ...more] = ranked;
  const tell = (all: readonly Candidate[]) => [...new Set(all.map(({ steps }) => steps.join('\n')))];
  if (!best || best.lost.length > 0 || best.least < doubtful)
    return { means: 'question', lost: best?.lost ?? findMarkedWords(said), others: tell(ranked) };
  const [first, ...rest] = best.commands;
  if (!first) return { means: 'nothing' };
  return { means: 'steps', commands: [first, ...rest], least: best.least, others: tell(more) };
}
