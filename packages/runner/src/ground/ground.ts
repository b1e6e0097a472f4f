import type { Target } from '@assay/planner/steps';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { findAlias } from './find-alias.ts';
import { findSame } from './find-same.ts';
import { findSimilar } from './find-similar.ts';
import type { Fingerprint } from './fingerprint.ts';
import { type Fit, gate } from './gate.ts';
import type { Context, Outcome } from './outcome.ts';
import { phraseFor } from './phrases.ts';
import { resolve } from './resolve.ts';
import { sayTarget } from './say-target.ts';
import { decisive, type Meanings, type Scored, textsForMeaning } from './score-element.ts';
import type { Alias, Candidate, Discourse, Grounding, Purpose, Similarity } from './types.ts';
import { type View, viewOf } from './view.ts';

export interface GroundOptions {
  discourse?: Discourse;
  similarity?: Similarity;
  aliases?: readonly Alias[];
  /** A name must be borne as it was said, as whole words of a name: for checks. */
  isLiteral?: boolean;
}

const mostCompared = 300;
const mostShown = 5;
const mostNear = 3;

/** What words did not decide: how alike each of the names is to each of the texts. */
export interface MeaningQuestion {
  names: readonly string[];
  texts: readonly string[];
}

/** For each name, its likeness to each text of the question, in their order. */
export type MeaningAnswer = readonly (readonly number[])[];

type Begun =
  | { isDone: true; grounding: Grounding }
  | { isDone: false; question: MeaningQuestion; answer(likeness: MeaningAnswer): Grounding };

/** Finds what a phrase means on a page as it was seen. It only looks: nothing is clicked. The same input gives the same answer. */
export async function ground(
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
  { similarity, ...options }: GroundOptions = {},
): Promise<Grounding> {
  const begun = begin(snapshot, target, purpose, options, similarity !== undefined);
  if (begun.isDone) return begun.grounding;
  const { names, texts } = begun.question;
  const ask = similarity ?? (async () => 0);
  const likeness: number[][] = [];
  for (const name of names) likeness.push(await Promise.all(texts.map((text) => ask(name, text))));
  return begun.answer(likeness);
}

/** The same, at once: `ask` answers from what is known already. */
export function groundNow(
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
  options: Omit<GroundOptions, 'similarity'> = {},
  ask?: (question: MeaningQuestion) => MeaningAnswer,
): Grounding {
  const begun = begin(snapshot, target, purpose, options, ask !== undefined);
  if (begun.isDone) return begun.grounding;
  return begun.answer(ask?.(begun.question) ?? []);
}

function begin(
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
  options: Omit<GroundOptions, 'similarity'>,
  knowsMeaning: boolean,
): Begun {
  const done = (grounding: Grounding): Begun => ({ isDone: true, grounding });
  const view = viewOf(snapshot);
  const alias = findAlias(snapshot, target, options.aliases);
  if (alias && typeof alias.means !== 'string') {
    const same = findSame(snapshot, alias.means);
    // Another element of the same words is what the person did not choose.
    if (!same)
      return done({
        outcome: 'not found',
        nearest: nameNearest(view, purpose, alias.means),
        lost: alias.means,
      });
    if (gate(view, same, purpose, undefined) !== 'no') {
      const reason = 'it was chosen for this phrase before';
      return done(presentFound(target, { element: same, words: 1, rank: 1, tier: 'exact', reason }));
    }
  }
  const meant = alias && typeof alias.means === 'string' ? { ...target, name: alias.means } : target;
  const context: Context = options.discourse ? { discourse: options.discourse } : {};
  if (options.isLiteral) {
    const literal = { ...context, isLiteral: true };
    const outcome = resolve(view, meant, purpose, literal);
    if (outcome.outcome !== 'not found') return done(present(view, meant, purpose, literal, outcome));
  }
  const first = resolve(view, meant, purpose, context);
  if (options.isLiteral) return done(present(view, meant, purpose, context, toNearest(first)));
  if (!knowsMeaning || isDecided(first)) return done(present(view, meant, purpose, context, first));
  const question = { names: namesIn(meant), texts: textsToCompare(view, meant, purpose) };
  const answer = (likeness: MeaningAnswer): Grounding => {
    const meanings: Meanings = new Map(
      question.names.map((name, index) => [name, dropCommon(question.texts, likeness[index] ?? [])]),
    );
    const wiser = { ...context, meanings };
    return present(view, meant, purpose, wiser, resolve(view, meant, purpose, wiser));
  };
  return { isDone: false, question, answer };
}

function nameNearest(view: View, purpose: Purpose, lost: Fingerprint): Candidate[] {
  const similar = findSimilar(view.snapshot, lost, {
    isEligible: (element) => gate(view, element, purpose, undefined) !== 'no',
  });
  const nearest = similar.outcome === 'found' ? [similar] : similar.nearest;
  return nearest.map(({ element, score }) => ({
    element,
    score: Math.round(score * 1000) / 1000,
    reason: 'it is like what was chosen for this phrase before',
    phrase: phraseFor(view, element, purpose, {}),
  }));
}

/** What comes near to a name that nothing bears. */
function toNearest(outcome: Outcome): Outcome {
  if (outcome.outcome === 'not found') return outcome;
  const nearest = outcome.outcome === 'found' ? [outcome.best, ...outcome.rest] : outcome.rivals;
  return { outcome: 'not found', nearest: nearest.slice(0, mostNear) };
}

function isDecided(outcome: Outcome): boolean {
  if (outcome.outcome === 'not found') return false;
  const best = outcome.outcome === 'found' ? outcome.best : outcome.rivals[0];
  return best !== undefined && best.words >= decisive;
}

function namesIn(target: Target): string[] {
  const inner = [target.within, target.near?.anchor].filter((one) => one !== undefined).flatMap(namesIn);
  return [target.name, ...inner].filter((name) => name !== '' && name !== 'it');
}

const touching = new Set<Purpose>(['click', 'hover', 'drag']);

/** No meaning makes a mere text something to click on, so it is not asked about. */
function canBeMeant({ interactive }: SeenElement, target: Target, purpose: Purpose): boolean {
  return interactive || !touching.has(purpose) || target.within !== undefined || target.near !== undefined;
}

/** What is touched on mere likeness must be of the kind that was said. */
function mayBeGuessed(fit: Fit, purpose: Purpose): boolean {
  return touching.has(purpose) ? fit === 'fits' : fit !== 'no';
}

// By the similarities of phrases to names: words without sense are a little like everything.
const standsOut = 0.12;
const nextBest = 5;
const enoughToCompare = 4;
const undecided = 0.6;

/** A phrase that is about as like several other names on the page says nothing about the one that it is most like. */
function dropCommon(texts: readonly string[], likeness: readonly number[]): Map<string, number> {
  const sorted = likeness.toSorted((one, other) => other - one).slice(0, nextBest + 1);
  const isTelling = (one: number) => {
    if (texts.length < enoughToCompare) return true;
    const others = sorted.toSpliced(sorted.indexOf(one), sorted.includes(one) ? 1 : 0).slice(0, nextBest);
    return one - others.reduce((sum, other) => sum + other, 0) / others.length >= standsOut;
  };
  return new Map(
    texts.map((text, index) => {
      const one = likeness[index] ?? 0;
      return [text, isTelling(one) ? one : Math.min(one, undecided)];
    }),
  );
}

/** Only asked when words did not decide: a model is a thousand times slower than a lexicon. */
function textsToCompare(view: View, target: Target, purpose: Purpose): string[] {
  const fitting = view.snapshot.elements.filter(
    (element) =>
      element.states.visible &&
      canBeMeant(element, target, purpose) &&
      (target.within || target.near || mayBeGuessed(gate(view, element, purpose, target.kind), purpose)),
  );
  return [...new Set(fitting.flatMap(textsForMeaning))].slice(0, mostCompared);
}

function toCandidate({ element, words, reason }: Scored, phrase: string): Candidate {
  return { element, score: Math.round(Math.min(1, Math.max(0, words)) * 1000) / 1000, reason, phrase };
}

function presentFound(target: Target, chosen: Scored): Grounding {
  return { outcome: 'found', chosen: toCandidate(chosen, sayTarget(target)), others: [], guessed: false };
}

function present(
  view: View,
  target: Target,
  purpose: Purpose,
  context: Context,
  outcome: Outcome,
): Grounding {
  const name = (scored: Scored) => toCandidate(scored, phraseFor(view, scored.element, purpose, context));
  if (outcome.outcome === 'found') {
    const others = outcome.rest.slice(0, 2).map(name);
    return {
      outcome: 'found',
      chosen: toCandidate(outcome.best, sayTarget(target)),
      others,
      guessed: outcome.guessed,
    };
  }
  if (outcome.outcome === 'ambiguous')
    return { outcome: 'ambiguous', candidates: outcome.rivals.slice(0, mostShown).map(name) };
  return { outcome: 'not found', nearest: outcome.nearest.map(name) };
}
