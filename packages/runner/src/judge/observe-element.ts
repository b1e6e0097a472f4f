import type { Condition, Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { nameWindow } from '../ground/name-window.ts';
import { explain } from '../ground/target-problem.ts';
import type { Grounding, Purpose } from '../ground/types.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { observeFigure, observeSpokenNumber } from './changed-number.ts';
import { observeFigureAt } from './figures-at-places.ts';
import { followLabel } from './follow-label.ts';
import { groundIn } from './ground-in.ts';
import { judgeCompared } from './judge-compared.ts';
import { judgeElement } from './judge-element.ts';
import { judgeHolding } from './judge-holding.ts';
import { nameTyped, preferHolder, speakLoosely, widenToItem } from './loose-subjects.ts';
import { judgeMissing } from './missing-thing.ts';
import { nameBadge } from './number-beside.ts';
import { observeChosen } from './observe-chosen.ts';
import { observeExactly, observeOnlyShowing } from './observe-contents.ts';
import { observeEmptiness } from './observe-emptiness.ts';
import { observeFolded } from './observe-folded.ts';
import { observeHeading } from './observe-heading.ts';
import { observeLabelOf } from './observe-label-of.ts';
import { observeListed } from './observe-listed.ts';
import { observeCount, observeSorted } from './observe-many.ts';
import { nameLetter, observeMessage } from './observe-message.ts';
import { observeNear } from './observe-near.ts';
import { observePanel } from './observe-panel.ts';
import { candidatesOf, observePresence, others } from './observe-presence.ts';
import { observeRenamed } from './observe-renamed.ts';
import { observeStanding } from './observe-standing.ts';
import { observeSum } from './observe-sum.ts';
import { findOpenedItem } from './opened-items.ts';
import type { PageView } from './page-view.ts';
import { asksForNumber, findTellingNumber } from './telling-number.ts';
import { observeToldNumber } from './told-counts.ts';
import type { Observation } from './types.ts';
import { type Chosen, choose } from './types.ts';

function isChosen({ is }: Condition): boolean {
  return is === 'selected' || is === 'pressed';
}

/** What kind of element a condition speaks of, where the author named no kind. */
function purposesOf(condition: Condition, target: Target): Purpose[] {
  const isState = condition.is === 'checked' || condition.is === 'unchecked' || isChosen(condition);
  // A row is ticked by the box in it.
  if (isState && /^(?:row|item|card|message)$/.test(target.kind ?? '')) return ['check', 'look'];
  if (target.kind) return ['look'];
  if (condition.is === 'checked' || condition.is === 'unchecked') return ['check', 'choose', 'look'];
  if (condition.is === 'value' || condition.is === 'required') return ['type', 'look'];
  if (condition.is === 'selected') return ['choose', 'look'];
  if (condition.is === 'pressed') return ['click', 'check', 'look'];
  return ['look'];
}

function groundFor(page: PageView, target: Target, condition: Condition): Grounding {
  const { snapshot } = page;
  let last: Grounding = { outcome: 'not found', nearest: [] };
  for (const purpose of purposesOf(condition, target)) {
    const found = groundIn(page, target, purpose);
    last = preferHolder(target, condition, preferState(snapshot, condition, found));
    if (last.outcome !== 'not found') return last;
  }
  return last;
}

function judgeFound(page: PageView, found: Chosen, condition: Condition): Observation {
  const { snapshot } = page;
  if (condition.is === 'compared') return judgeCompared(page, found, condition);
  if (condition.is === 'holding') return judgeHolding(snapshot, found.element, condition.target);
  return judgeElement(page, found, condition);
}

/** Looks at every element that could be meant; where they disagree, the author must say which one. */
function judgeAll(page: PageView, target: Target, condition: Condition, grounding: Grounding): Observation {
  const { snapshot } = page;
  if (grounding.outcome === 'not found') return { outcome: 'problem', problem: explain(target, grounding) };
  let agreed: Observation | undefined;
  // Of a kind without a name any may be meant that shows a text which no other would show by chance.
  const isAny =
    target.name === '' && !target.within && condition.is === 'text' && /\p{L}.*\p{L}/u.test(condition.value);
  for (const candidate of candidatesOf(grounding)) {
    const found: Chosen = choose(snapshot, target, [candidate, ...others(grounding, candidate)]);
    const observation = judgeFound(page, found, condition);
    if (observation.outcome === 'problem') return observation;
    if (isAny && observation.holds) return observation;
    if (
      !isAny &&
      agreed?.outcome === 'judged' &&
      agreed.holds !== observation.holds &&
      grounding.outcome === 'ambiguous'
    ) {
      return { outcome: 'problem', problem: explain(target, grounding) };
    }
    agreed ??= observation;
  }
  return (
    agreed ?? {
      outcome: 'problem',
      problem: new Problem('not found', `${nameTarget(target)} was not found.`),
    }
  );
}

/** "The line above the table", not "the cell right of Status": the nearest cell is the one that is meant. */
function isLooselyPlaced({ kind }: Target): boolean {
  return kind === undefined || kind === 'text' || kind === 'message' || kind === 'section';
}

/** Several numbers, or none at all. */
function showsNoNumber(seen: Observation): boolean {
  if (seen.outcome === 'problem') return seen.problem.class === 'ambiguous';
  return !seen.holds && seen.found !== undefined && !/\d/.test(seen.actual);
}

/** What is chosen may be the button in the line of that name. */
function preferState({ elements }: PageSnapshot, condition: Condition, grounding: Grounding): Grounding {
  const isState = condition.is === 'checked' || condition.is === 'unchecked' || isChosen(condition);
  if (!isState || grounding.outcome !== 'found') return grounding;
  const hasState = ({ states, chosen }: SeenElement) =>
    states.checked !== undefined ||
    states.selected !== undefined ||
    (isChosen(condition) && chosen !== undefined);
  const { element } = grounding.chosen;
  if (hasState(element)) return grounding;
  const inside = elements.filter(
    (one) => one.states.visible && one.containers.includes(element.ref) && hasState(one),
  );
  const [only] = inside;
  return only && inside.length === 1
    ? { ...grounding, chosen: { ...grounding.chosen, element: only } }
    : grounding;
}

/** "The cart shows 0", where a dozen buttons say cart: the one thing of that name that counts something. */
function observeCounter(
  page: PageView,
  { name, kind, within, near, ordinal }: Target,
  condition: Condition,
): Observation | undefined {
  if (name === '' || kind || near || ordinal !== undefined) return undefined;
  const badge: Target = { name, kind: 'badge', ...(within && { within }) };
  const seen = observeElement(page, badge, condition);
  const isCounter = seen.outcome === 'judged' && /\d/.test(seen.found?.element.text ?? '');
  return isCounter ? seen : undefined;
}

/** Both ends are looked at by themselves; what is believed of two different numbers holds for neither. */
function observeBetween(
  page: PageView,
  target: Target,
  { least, most, unit, counts }: Extract<Condition, { is: 'between' }>,
): Observation {
  const end = (comparison: 'at least' | 'at most', value: number) =>
    observeElement(
      page,
      target,
      counts
        ? { is: 'count', comparison, value }
        : { is: 'number', comparison, value, ...(unit !== undefined && { unit }) },
    );
  const lower = end('at least', least);
  const upper = end('at most', most);
  if (lower.outcome === 'problem') return lower;
  if (upper.outcome === 'problem') return upper;
  if (!lower.holds) return lower;
  if (!upper.holds) return upper;
  const isSame = lower.actual === upper.actual && lower.found?.element.ref === upper.found?.element.ref;
  if (isSame) return upper;
  const message = `${nameTarget(target)} may mean several numbers: ${lower.actual}, and ${upper.actual}. Name the one that is meant.`;
  return { outcome: 'problem', problem: new Problem('ambiguous', message) };
}

export function observeElement(page: PageView, given: Target, condition: Condition): Observation {
  const { snapshot } = page;
  const target = nameWindow(given, snapshot);
  if (condition.is === 'count') return observeCount(page, target, condition);
  if (condition.is === 'between') return observeBetween(page, target, condition);
  if (condition.is === 'renamed') return observeRenamed(page, target, condition.value);
  if (condition.is === 'holding exactly') return observeExactly(page, target, condition);
  if (condition.is === 'holding only') return observeOnlyShowing(page, target, condition.value);
  if (condition.is === 'sum') return observeSum(page, target, condition);
  if (target.kind === 'message' && condition.is === 'text' && !target.within && !target.near) {
    const letter = nameLetter(snapshot, target);
    return letter ? observeElement(page, letter, condition) : observeMessage(page, target, condition);
  }
  const spoken = observeSpokenNumber(page, target, condition);
  if (spoken) return spoken;
  const listed = condition.is === 'text' ? observeListed(snapshot, target, condition) : undefined;
  if (listed) return listed;
  const emptiness = condition.is === 'empty' ? observeEmptiness(snapshot, target) : undefined;
  if (emptiness) return emptiness;
  const grounding = findOpenedItem(page, target) ?? groundFor(page, target, condition);
  if (condition.is === 'visible' || condition.is === 'hidden') {
    const isThere = condition.is === 'visible';
    const placed = grounding.outcome === 'not found' ? observeFigureAt(page, target, condition) : undefined;
    if (placed) return placed;
    const presence = observePresence(page, target, grounding, isThere);
    const isMissed = isThere && presence.outcome === 'judged' && !presence.holds;
    const typed = isMissed ? nameTyped(page, target) : undefined;
    return typed ? observeElement(page, typed, condition) : presence;
  }
  const heading = observeHeading(page, target, condition);
  if (heading) return heading;
  if (condition.is === 'expanded' || condition.is === 'collapsed')
    return observeFolded(page, target, grounding, condition.is === 'expanded');
  const chosen = observeChosen(page, target, condition);
  if (chosen) return chosen;
  const isUnnamed = grounding.outcome === 'not found' || (target.name === '' && target.kind === 'badge');
  const figure = isUnnamed ? observeFigure(page, target, condition) : undefined;
  if (figure) return figure;
  const badge = grounding.outcome === 'not found' ? nameBadge(target, condition) : undefined;
  const named = badge && observeElement(page, badge, condition);
  if (named?.outcome === 'judged') return named;
  const isPlaced = isUnnamed || grounding.outcome === 'ambiguous';
  const placed = isPlaced ? observeFigureAt(page, target, condition) : undefined;
  const figureAt = placed ?? named;
  if (figureAt) return figureAt;
  const told = grounding.outcome === 'not found' ? observeToldNumber(page, target, condition) : undefined;
  if (told) return told;
  const beside =
    grounding.outcome === 'not found'
      ? (observeNear(page, target, condition) ?? observeLabelOf(page, target, condition))
      : undefined;
  if (beside) return beside;
  if (condition.is === 'sorted') return observeSorted(page, target, condition, grounding);
  const labelled = followLabel(snapshot, target, condition, grounding);
  const widened = widenToItem(snapshot, target, condition, labelled);
  const seen = judgeAll(page, target, condition, widened);
  const isDenied = seen.outcome === 'judged' && !seen.holds;
  const meant =
    observePanel(page, target, condition, seen) ??
    (isDenied && isLooselyPlaced(target)
      ? observeNear(page, target, condition, seen.found?.element)
      : undefined);
  if (meant) return meant;
  const isUnclear = asksForNumber(condition) && showsNoNumber(seen);
  const telling = isUnclear ? findTellingNumber(page, target) : undefined;
  if (telling) return judgeElement(page, telling, condition);
  const counter = isUnclear ? observeCounter(page, target, condition) : undefined;
  if (counter) return counter;
  const spokenOf = isUnclear ? observeFigure(page, target, condition) : undefined;
  const standing = spokenOf ?? observeStanding(page, target, condition, seen);
  const last = standing ?? speakLoosely(page, target, condition, seen);
  const isMissed = last.outcome === 'problem' && last.problem.class === 'not found';
  return (isMissed ? judgeMissing(page, target) : undefined) ?? last;
}
