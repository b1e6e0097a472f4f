import { capitalise, foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { distanceBy } from '../ground/near.ts';
import { isInside } from '../ground/view.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { findNumbers, isOfUnit } from './changed-number.ts';
import { findPlace } from './find-place.ts';
import { groundIn } from './ground-in.ts';
import { judgeElement } from './judge-element.ts';
import { isFigure } from './number-beside.ts';
import { readNumbers } from './numbers.ts';
import { innermost } from './observe-message.ts';
import type { PageView } from './page-view.ts';
import { asksForNumber } from './telling-number.ts';
import { show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

const amounts = /^(?:amount|sum|price|cost|fee|rate|score)s?$/i;

/** Words for a number whose place alone tells which one is meant. */
function isPlacedFigure(target: Target): boolean {
  return (isFigure(target) || (!target.kind && amounts.test(target.name))) && target.ordinal === undefined;
}

function showsNumber({ states, text }: SeenElement): boolean {
  return states.visible && !states.editable && text.length <= 40 && readNumbers(text).length === 1;
}

/** All that show a single number in a place, or the place itself. */
export function numbersIn({ elements }: PageSnapshot, place: SeenElement): SeenElement[] {
  return innermost(elements.filter((one) => (one === place || isInside(one, place)) && showsNumber(one)));
}

/** Parts that are read by themselves: what lies in another of them belongs to that one. */
const selfContained = /^(?:link|button|listitem|row|article|option|tab|menuitem|treeitem)$/;

function belongsElsewhere({ elements }: PageSnapshot, number: SeenElement, anchor: SeenElement): boolean {
  return elements.some(
    (part) =>
      selfContained.test(part.role) &&
      (part === number || isInside(number, part)) &&
      part !== anchor &&
      !isInside(anchor, part),
  );
}

const highest = 3;

/** The numbers in something, or, where none is in it, those that stand beside it. */
function findBesideAnchor(
  snapshot: PageSnapshot,
  anchor: SeenElement,
  { relation, anchor: named }: NonNullable<Target['near']>,
): SeenElement[] {
  const numbers = snapshot.elements.filter((one) => one.frame === anchor.frame && showsNumber(one));
  const isNamedSo = foldWords(anchor.text) === foldWords(named.name);
  const own = numbers.filter((one) => isInside(one, anchor) || (one === anchor && !isNamedSo));
  if (own.length > 0) return innermost(own);
  let around = anchor.path;
  for (let level = 0; level < highest && around.includes('>'); level++) {
    around = around.slice(0, around.lastIndexOf('>'));
    const beside = numbers.filter(
      (one) =>
        one !== anchor &&
        one.path.startsWith(`${around}>`) &&
        !isInside(anchor, one) &&
        !belongsElsewhere(snapshot, one, anchor) &&
        distanceBy(relation, anchor.box, one.box) !== undefined,
    );
    if (beside.length > 0) return innermost(beside);
  }
  return [];
}

/** All that show a single number where it was said; undefined where that place is not to be found. */
function findNumbersAt(page: PageView, { near, within }: Target): SeenElement[] | undefined {
  const { snapshot } = page;
  if (near) {
    const anchor = within && !near.anchor.within ? { ...near.anchor, within } : near.anchor;
    const grounding = groundIn(page, anchor, 'look');
    return grounding.outcome === 'found'
      ? findBesideAnchor(snapshot, grounding.chosen.element, near)
      : undefined;
  }
  const place = within && findPlace(page, within);
  return place && numbersIn(snapshot, place);
}

/** Of several numbers in a place, the one that was spoken of before or that the last action changed. */
function chooseNumber(
  page: PageView,
  numbers: readonly SeenElement[],
  condition: Condition,
): SeenElement | undefined {
  const fitting = numbers.filter((one) => isOfUnit(one, condition));
  const [only] = fitting.length > 0 ? fitting : numbers;
  if (fitting.length === 1 || numbers.length === 1) return only;
  const { counted, changed } = findNumbers(page, condition);
  const moved = fitting.filter((one) => changed.includes(one));
  const [one] = moved.length === 1 ? moved : fitting.filter((number) => number === counted);
  return one;
}

/** That no number stands somewhere is only known where that place was found. A badge may be a word as well. */
function judgePresence(
  target: Target,
  numbers: readonly SeenElement[] | undefined,
  wantsVisible: boolean,
): Observation | undefined {
  const [first] = numbers ?? [];
  if (first) return judged(wantsVisible, `${show(first.text)} stands there`);
  if (wantsVisible || target.kind === 'badge') return undefined;
  if (numbers) return judged(true, 'no number stands there');
  const message = `${capitalise(nameTarget(target))} was not found on the page, nor was its place, so that nothing can be said of it.`;
  return { outcome: 'problem', problem: new Problem('not found', message) };
}

/** "The number next to Messages", "the amount beside the slider", "the number in the header": by its place alone. */
export function observeFigureAt(
  page: PageView,
  target: Target,
  condition: Condition,
): Observation | undefined {
  const { snapshot } = page;
  const isPresence = condition.is === 'visible' || condition.is === 'hidden';
  if (!isPlacedFigure(target) || (!target.near && !target.within)) return undefined;
  if (!isPresence && !asksForNumber(condition)) return undefined;
  const numbers = findNumbersAt(page, target);
  if (isPresence) return judgePresence(target, numbers, condition.is === 'visible');
  if (!numbers || numbers.length === 0) return undefined;
  const one = chooseNumber(page, numbers, condition);
  if (!one) {
    const shown = numbers.slice(0, 4).map(({ text }) => show(text));
    const message = `${capitalise(nameTarget(target))} could be ${shown.join(' or ')}. Say which number is meant.`;
    return { outcome: 'problem', problem: new Problem('ambiguous', message) };
  }
  const candidate = { element: one, score: 1, reason: 'it stands there', phrase: show(one.text) };
  const named = target.near?.anchor ?? target.within ?? target;
  return judgeElement(page, choose(snapshot, named, [candidate]), condition);
}
