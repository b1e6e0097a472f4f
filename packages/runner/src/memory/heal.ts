import type { Target } from '@assay/planner/steps';
import type { Healing, RememberedElement } from '../evidence/memory-types.ts';
import { callOf } from '../ground/fingerprint.ts';
import { sayTarget } from '../ground/say-target.ts';
import { decisive } from '../ground/score-element.ts';
import type { Candidate, Discourse, Grounding, Purpose } from '../ground/types.ts';
import { describeLocator } from '../snapshot/locate.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { findHealed, isCalled, isNamesake, wasBeside } from './find-healed.ts';
import { renameTarget } from './propose.ts';
import { recall } from './recall.ts';

/** What an action is about to use by memory rather than by words. */
export interface Recalled {
  candidate: Candidate;
  /** Absent where the element is the one it was. */
  healing?: Healing & { target: Target };
}

interface Sought {
  snapshot: PageSnapshot;
  target: Target;
  purpose: Purpose;
}

function toCandidate(target: Target, element: SeenElement, score: number, reason: string): Candidate {
  return { element, score: roundScore(score), reason, phrase: sayTarget(target) };
}

function roundScore(score: number): number {
  return Math.round(score * 1000) / 1000;
}

function describeHealing(
  { snapshot, target, purpose }: Sought,
  before: Healing['before'],
  element: SeenElement,
  score: number,
): Healing & { target: Target } {
  return {
    before,
    after: { name: callOf(element), locator: describeLocator(element) },
    score: roundScore(score),
    target: renameTarget(snapshot, target, purpose, element),
  };
}

/** The element of the last run, where it is as it was and the words do not decide. */
export function recallUnchanged(
  sought: Sought,
  memory: RememberedElement,
  discourse: Discourse | undefined,
): Recalled | undefined {
  const { snapshot, target, purpose } = sought;
  const element = recall(snapshot, target, purpose, memory, discourse);
  if (!element) return undefined;
  const candidate = toCandidate(target, element, 1, 'this step used it before, and it has not changed');
  const { healedFrom } = memory;
  if (!healedFrom) return { candidate };
  const { score, ...before } = healedFrom;
  return { candidate, healing: describeHealing(sought, before, element, score) };
}

/**
 * What the words find, in the light of what the step used before. Something that is only like the words and stood beside that element then is not
 * meant now; where the words are unsure and the element lives on elsewhere, nobody can tell which is meant.
 */
export function doubtWords(
  sought: Sought,
  { fingerprint }: RememberedElement,
  grounding: Grounding,
): Grounding {
  if (grounding.outcome !== 'found') return grounding;
  const { snapshot, target, purpose } = sought;
  const { chosen, others } = grounding;
  const isOther = wasBeside(fingerprint, chosen.element) && !isCalled(target.name, chosen.element);
  if (isOther || isNamesake(fingerprint, chosen.element))
    return { outcome: 'not found', nearest: [chosen, ...others] };
  if (chosen.score >= decisive) return grounding;
  const healed = findHealed(snapshot, target, purpose, fingerprint);
  if (!healed || healed.element.ref === chosen.element.ref) return grounding;
  const heir = toCandidate(
    renameTarget(snapshot, target, purpose, healed.element),
    healed.element,
    healed.score,
    'it is like what this step used before',
  );
  return { outcome: 'ambiguous', candidates: [chosen, heir] };
}

/** The likeliest heir of an element that words do not find. Where they find several, it must be one of them. */
export function heal(
  sought: Sought,
  memory: RememberedElement,
  grounding: Exclude<Grounding, { outcome: 'found' }>,
): Required<Recalled> | undefined {
  const { snapshot, target, purpose } = sought;
  const healed = findHealed(snapshot, target, purpose, memory.fingerprint);
  if (!healed) return undefined;
  const { element } = healed;
  if (
    grounding.outcome === 'ambiguous' &&
    !grounding.candidates.some((candidate) => candidate.element.ref === element.ref)
  )
    return undefined;
  const { score: earlier = 1, ...before } = memory.healedFrom ?? {
    name: callOf(memory.fingerprint),
    locator: memory.locator,
  };
  const score = Math.min(healed.score, earlier);
  const reason = 'it is most like the element that this step used before';
  return {
    candidate: toCandidate(target, element, score, reason),
    healing: describeHealing(sought, before, element, score),
  };
}
