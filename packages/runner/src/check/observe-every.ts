/// <reference lib="dom" />
import type { Condition, Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { type Found, toFound } from '../act/find-target.ts';
import { nameTarget } from '../act/name-target.ts';
import { Problem } from '../evidence/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { collectThings } from './collect-things.ts';
import { isGeneralThing } from './count.ts';
import { judgeCompared } from './judge-compared.ts';
import { judgeElement } from './judge-element.ts';
import { judgeHolding } from './judge-holding.ts';
import { show } from './texts.ts';
import { judged, type Observation } from './types.ts';

/** More would take too long to look at one by one, and a page with so many is better tested by a smaller one. */
const mostJudged = 500;

/** A picture that could not be loaded takes up room, but nobody sees it. */
async function judgeDrawn(found: Found): Promise<Observation> {
  const isDrawn = await found.handle.evaluate(
    (element) => !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0),
  );
  return judged(isDrawn, isDrawn ? 'it is visible' : 'its picture was not loaded', found);
}

async function judgeOne(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  condition: Condition,
  element: SeenElement,
): Promise<Observation> {
  if (condition.is === 'visible' && element.tag !== 'img') return judged(true, 'it is visible');
  if (condition.is === 'hidden') return judged(false, 'it is visible');
  if (condition.is === 'holding') return judgeHolding(snapshot, element, condition.target);
  const candidate = { element, score: 1, reason: 'it is one of them', phrase: nameTarget(target) };
  const found = await toFound(context, snapshot, target, 'look', [candidate]);
  if (condition.is === 'visible') return judgeDrawn(found);
  if (condition.is === 'compared') return judgeCompared(context, snapshot, found, condition);
  return judgeElement(found, condition);
}

function nothingThere(target: Target, negated: boolean): Observation {
  const message = `There is nothing on the page that could be meant by ${nameTarget(target)}, so nothing can be said of all of them.`;
  // A list of results that came out empty is a finding; a name that fits nothing is not.
  if (!negated && isGeneralThing(target)) return judged(false, 'there are none');
  return { outcome: 'problem', problem: new Problem('not found', message) };
}

/** Looks at all that the target names. Without negation all must fulfil the condition; with it, it is asked whether any does. */
export async function observeEvery(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  condition: Condition,
  negated: boolean,
): Promise<Observation> {
  const things = await collectThings(context, snapshot, target);
  if (things instanceof Problem) {
    return isGeneralThing(target) && !negated
      ? nothingThere(target, negated)
      : { outcome: 'problem', problem: things };
  }
  if (things.length === 0) return nothingThere(target, negated);
  if (things.length > mostJudged) {
    const message = `${nameTarget(target)} means ${things.length} elements, more than are looked at one by one. Narrow it down.`;
    return { outcome: 'problem', problem: new Problem('not understood', message) };
  }
  for (const [index, element] of things.entries()) {
    const one = await judgeOne(context, snapshot, target, condition, element);
    if (one.outcome === 'problem') return one;
    if (one.holds === negated) {
      const which = `number ${index + 1} of ${things.length}, ${show(element.name || element.text)}`;
      return judged(negated, `${which}: ${one.actual}`, one.found);
    }
  }
  const said = negated ? 'none of them does' : 'all of them do';
  return judged(!negated, `${things.length} were looked at, ${said}`);
}
