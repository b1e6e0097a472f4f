import type { Condition, Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { viewOf } from '../ground/view.ts';
import { Problem } from '../progress/problem.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { collectThings } from './collect-things.ts';
import { isGeneralThing } from './count.ts';
import { isDrawn, needReadings } from './facts.ts';
import { judgeCompared } from './judge-compared.ts';
import { judgeElement } from './judge-element.ts';
import { judgeHolding } from './judge-holding.ts';
import type { PageView } from './page-view.ts';
import { show } from './texts.ts';
import { type Chosen, choose, judged, type Observation } from './types.ts';

/** More would take too long to look at one by one, and a page with so many is better tested by a smaller one. */
const mostJudged = 500;
/** Conditions that the snapshot alone decides. */
const readsNothing = new Set<Condition['is']>(['visible', 'hidden', 'holding']);

/** A picture that could not be loaded takes up room, but nobody sees it. */
function judgeDrawn(page: PageView, found: Chosen): Observation {
  const drawn = isDrawn(page, found.element);
  return judged(drawn, drawn ? 'it is visible' : 'its picture was not loaded', found);
}

function judgeOne(page: PageView, target: Target, condition: Condition, element: SeenElement): Observation {
  const { snapshot } = page;
  if (condition.is === 'visible' && element.tag !== 'img') return judged(true, 'it is visible');
  if (condition.is === 'hidden') return judged(false, 'it is visible');
  if (condition.is === 'holding') return judgeHolding(snapshot, element, condition.target);
  const candidate = { element, score: 1, reason: 'it is one of them', phrase: nameTarget(target) };
  const found = choose(snapshot, target, [candidate]);
  if (condition.is === 'visible') return judgeDrawn(page, found);
  if (condition.is === 'compared') return judgeCompared(page, found, condition);
  return judgeElement(page, found, condition);
}

function nothingThere(target: Target, negated: boolean): Observation {
  const message = `There is nothing on the page that could be meant by ${nameTarget(target)}, so nothing can be said of all of them.`;
  // A list of results that came out empty is a finding; a name that fits nothing is not.
  if (!negated && isGeneralThing(target)) return judged(false, 'there are none');
  return { outcome: 'problem', problem: new Problem('not found', message) };
}

/** That no row shows something is true only if the rows across all columns of the same tables do not show it either. */
function withSpanning({ snapshot }: PageView, { kind, name }: Target, rows: SeenElement[]): SeenElement[] {
  if (kind !== 'row' || name !== '') return rows;
  const { spanningRows } = viewOf(snapshot);
  const around = new Set(rows.map(({ containers }) => containers[0]));
  const isTheirs = ({ ref, states, containers }: SeenElement) =>
    spanningRows.has(ref) && states.visible && around.has(containers[0]);
  return [...rows, ...snapshot.elements.filter(isTheirs)];
}

/** Looks at all that the target names. Without negation all must fulfil the condition; with it, it is asked whether any does. */
export function observeEvery(
  page: PageView,
  target: Target,
  condition: Condition,
  negated: boolean,
): Observation {
  const collected = collectThings(page, target);
  const things =
    negated && !(collected instanceof Problem) ? withSpanning(page, target, collected) : collected;
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
  if (!readsNothing.has(condition.is)) needReadings(page, things);
  for (const [index, element] of things.entries()) {
    const one = judgeOne(page, target, condition, element);
    if (one.outcome === 'problem') return one;
    if (one.holds === negated) {
      const which = `number ${index + 1} of ${things.length}, ${show(element.name || element.text)}`;
      return judged(negated, `${which}: ${one.actual}`, one.found);
    }
  }
  const said = negated ? 'none of them does' : 'all of them do';
  return {
    ...judged(!negated, `${things.length} were looked at, ${said}`),
    proof: { of: 'elements', elements: things, snapshot: page.snapshot },
  };
}
