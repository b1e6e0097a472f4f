import { type Command, renderStep } from '@assay/planner/reading';
import type { PageSnapshot } from '@assay/runner/snapshot';
import { findUncovered } from '../choose/find-uncovered.ts';
import { findLostClauses, leaveOutInner } from '../choose/lost-clauses.ts';
import { findMarkedWords, type MarkedKind, type MarkedWords } from '../choose/marked-words.ts';
import { readAnswer } from '../prompt/index.ts';
import type { Answer } from '../runtime/index.ts';
import type { PageLine } from '../view/index.ts';
import { findPassedOver } from './find-passed-over.ts';
import { isOnPage } from './on-page.ts';
import { findPageFit, type PageFit } from './page-fit.ts';
import type { SentenceReading } from './types.ts';

export interface Asked {
  /** The sentence. */
  said: string;
  /** The author's words and what the model was told of the page. */
  known: string;
  /** Canonical sentences of the steps before it. */
  done: readonly string[];
  /** Those of them that are of the sentence itself. */
  begun: readonly string[];
  page?: PageSnapshot;
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
  /** The page lacks what the first step needs. */
  isMissing: boolean;
  fit: PageFit;
  score: number;
}

/** A reading that the model is less sure of is compared with others. */
const sure = -0.35;
/**
 * A reading that the model is less sure of is not taken. Fitted on the open half of the applications of others: of 18 readings with a claim
 * that the model was in doubt about, none of the 14 below -0.6 was right, and at least 2 of the 4 above it.
 */
const doubtful = { action: -3.5, claim: -0.7 };
/** What counts against a reading beside its improbability. */
const costs = { lost: 4, strange: 2, passedOver: 2, missing: 2, misfit: 1 };

const fits: PageFit = { missing: 0, ambiguous: 0 };

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');
const quoted = /"((?:[^"\\]|\\.)*)"/g;

/** How many of the names of a step stand neither on the page nor in the author's words. Placeholders, bodies of requests and paths into an answer need not. */
function countStrange(step: string, known: string): number {
  const names = [...step.matchAll(quoted)].map(([, name = '']) => name.replaceAll('\\"', '"'));
  return names.filter((name) => !/^(?:[{[]|\$[.[])/.test(name) && !known.includes(fold(name))).length;
}

const demanding =
  /\b(?:should|must|shall|has to|have to|needs? to|expect\w*|verify|check|ensure|make sure|shows?|appears?|visible)\b/i;

/** That a sentence asks for nothing is believed only where nothing in it could be looked for. */
function mayAskForNothing(said: string): boolean {
  const harmless = new Set(['negation', 'every', 'only']);
  return !demanding.test(said) && findMarkedWords(said).every(({ kind }) => harmless.has(kind));
}

/** "roadmap -> tick …": a sentence that is hardly more than the name of a link says where to go. */
function isOnlyName(said: string, lines: readonly PageLine[]): boolean {
  const count = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const named = findPassedOver(said, [], lines).reduce((sum, { name }) => sum + count(name), 0);
  return named > 0 && 2 * named >= count(said);
}

/** What was done of the sentence is not done again, where a reading of its rest begins with it. */
function leaveOutDone(commands: readonly Command[], begun: readonly string[]): Command[] {
  const bare = (step: string) =>
    fold(step)
      .replace(/" (?:\w+ ?)+$/, '"')
      .replace(/^(\w+) the "/, '$1 "');
  const done = new Set(begun.map(bare));
  const first = commands.findIndex((command) => !done.has(bare(renderStep(command))));
  return first < 0 ? [] : commands.slice(first);
}

/** `cost`: of what the model did not say by itself. */
export function toCandidate(answer: Answer, asked: Asked, cost = 0): Candidate | undefined {
  if (answer.ended !== 'end') return undefined;
  const { said, known, done, begun, page, lines } = asked;
  const read = readAnswer(answer.text);
  if (!read || read.means === 'untestable') return undefined;
  const { least, logProbabilities } = answer;
  const probability = logProbabilities.reduce((sum, one) => sum + one, 0);
  const commands = read.means === 'steps' ? leaveOutDone(read.commands, begun) : [];
  const [first] = commands;
  if (!first) {
    const mayBe =
      begun.length > 0
        ? findLostClauses(said, begun).length === 0
        : mayAskForNothing(said) && !isOnlyName(said, lines);
    return mayBe
      ? {
          commands,
          steps: [],
          least,
          lost: [],
          passedOver: 0,
          isMissing: false,
          fit: fits,
          score: probability,
        }
      : undefined;
  }
  const steps = commands.map(renderStep);
  // An address may have been opened before, e.g. as the start of the case.
  const lost = findUncovered(said, [...begun, ...steps]).filter(
    ({ kind, text }) => kind !== 'address' || !done.some((step) => step.includes(text)),
  );
  const strange = steps.reduce((sum, step) => sum + countStrange(step, fold(known)), 0);
  const passedOver = findPassedOver(said, [...begun, ...steps], lines).length;
  const isMissing = page !== undefined && !isOnPage(first, page);
  const fit = page ? findPageFit(commands, page, said) : fits;
  const against =
    cost +
    costs.lost * lost.length +
    costs.strange * strange +
    costs.passedOver * passedOver +
    (isMissing ? costs.missing : 0) +
    costs.misfit * (fit.missing + fit.ambiguous);
  const score = probability - against;
  return { commands, steps, least, lost: leaveOutInner(lost), passedOver, isMissing, fit, score };
}

export function isSure({ least, lost, passedOver, isMissing, fit, commands }: Candidate): boolean {
  const isWhole = lost.length === 0 && passedOver === 0 && commands.length > 0;
  return isWhole && !isMissing && fit.missing + fit.ambiguous === 0 && least >= sure;
}

/** Beside actions as well. Clauses are read by themselves then. */
const mayBeLost = new Set<MarkedKind>(['number word', 'negation', 'only', 'every', 'clause']);

/**
 * Whether the steps may be taken although words of the sentence are in none of them; these are handed back. Where something is done, no
 * value may be among them.
 */
function mayLose({ commands, lost }: Candidate): boolean {
  const isClaim = commands.length > 0 && commands.every(({ do: action }) => action === 'expect');
  return isClaim || lost.every(({ kind }) => mayBeLost.has(kind));
}

const beginsWithClaim = ({ commands }: Candidate): boolean => commands[0]?.do === 'expect';

/**
 * The best first. Where a claim names what is not on the page, claims that name something else get no advantage from it: what is missing
 * may be the fault that the author looks for.
 */
function rank(found: readonly Candidate[]): Candidate[] {
  const isSomeMissing = found.some((one) => one.isMissing && beginsWithClaim(one));
  const scoreOf = (one: Candidate) =>
    isSomeMissing && !one.isMissing && beginsWithClaim(one) ? one.score - costs.missing : one.score;
  return [...found].sort((one, other) => scoreOf(other) - scoreOf(one));
}

function isDoubtful({ commands, least }: Candidate): boolean {
  const hasClaim = commands.some(({ do: action }) => action === 'expect' || action === 'wait');
  return least < (hasClaim ? doubtful.claim : doubtful.action);
}

export function decide(found: readonly Candidate[], { said }: Asked): SentenceReading {
  const ranked = rank(found);
  const [best, ...more] = ranked;
  const tell = (all: readonly Candidate[]) => [...new Set(all.map(({ steps }) => steps.join('\n')))];
  if (!best || !mayLose(best) || isDoubtful(best))
    return { means: 'question', lost: best?.lost ?? findMarkedWords(said), others: tell(ranked) };
  const [first, ...rest] = best.commands;
  if (!first) return { means: 'nothing' };
  return {
    means: 'steps',
    commands: [first, ...rest],
    least: best.least,
    lost: best.lost,
    others: tell(more),
  };
}
