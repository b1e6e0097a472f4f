import type { Condition, Target } from '@assay/planner/steps';
import { Problem } from '../progress/problem.ts';
import { keyOf } from '../snapshot/key-of.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { judgeElement } from './judge-element.ts';
import { isFigure } from './number-beside.ts';
import { pickNumbers, readNumbers } from './numbers.ts';
import type { PageView } from './page-view.ts';
import { asksForNumber } from './telling-number.ts';
import { show } from './texts.ts';
import type { Observation } from './types.ts';
import { type Chosen, choose } from './types.ts';

function showsOneNumber({ states, text, interactive }: SeenElement): boolean {
  return states.visible && !interactive && text.length <= 40 && readNumbers(text).length === 1;
}

/** What shows a single number and showed something else before the last action. Of parts inside each other, the innermost. */
export function findChangedNumbers(before: PageSnapshot, now: PageSnapshot): SeenElement[] {
  if (before.address !== now.address) return [];
  const texts = new Map(before.elements.map((element) => [keyOf(element), element.text]));
  const changed = now.elements.filter(
    (element) => showsOneNumber(element) && texts.get(keyOf(element)) !== element.text,
  );
  return changed.filter(
    ({ frame, path }) => !changed.some((other) => other.frame === frame && other.path.startsWith(`${path}>`)),
  );
}

function findAgain({ elements }: PageSnapshot, before: SeenElement | undefined): SeenElement | undefined {
  return before && elements.find((element) => keyOf(element) === keyOf(before) && element.states.visible);
}

/** What shows a number of the unit that is claimed. */
export function isOfUnit({ text }: SeenElement, condition: Condition): boolean {
  return condition.is !== 'number' || pickNumbers(readNumbers(text), condition.unit).length > 0;
}

interface Numbers {
  /** The number spoken of before. */
  counted: SeenElement | undefined;
  /** Those that the last action changed. */
  changed: SeenElement[];
  /** The one that is meant, where the two agree. */
  only: SeenElement | undefined;
}

export function findNumbers(page: PageView, condition: Condition): Numbers {
  const { snapshot } = page;
  const { discourse, beforeAction } = page;
  const again = findAgain(snapshot, discourse.lastNumber);
  const counted = again && isOfUnit(again, condition) ? again : undefined;
  const changed = (beforeAction ? findChangedNumbers(beforeAction, snapshot) : []).filter((one) =>
    isOfUnit(one, condition),
  );
  const isSame = (one: SeenElement) =>
    !counted || keyOf(one) === keyOf(counted) || keyOf(one).startsWith(`${keyOf(counted)}>`);
  const isOther = changed.length === 1 && !changed.every(isSame);
  const [one] = counted ? [counted] : changed.length === 1 ? changed : [];
  return { counted, changed, only: isOther ? undefined : one };
}

function judgeNumber(
  page: PageView,
  target: Target,
  condition: Condition,
  { counted, only }: Numbers & { only: SeenElement },
): Observation {
  const { snapshot } = page;
  const reason = counted ? 'its number was spoken of before' : 'its number changed by the last action';
  const candidate = { element: only, score: 1, reason, phrase: show(only.text) };
  const found: Chosen = choose(snapshot, target, [candidate]);
  return judgeElement(page, found, condition);
}

/**
 * "It is 2" after a click is no claim about the button. It is about the number spoken of before, or about the one that the
 * click changed; where these differ, or there is none, the author must say which is meant.
 */
export function observeSpokenNumber(
  page: PageView,
  target: Target,
  condition: Condition,
): Observation | undefined {
  const { discourse } = page;
  const isSpoken = target.name.toLowerCase() === 'it' && !target.kind && !target.within && !target.near;
  const isButton = /^(?:button|link|menuitem|tab)$/.test(discourse.lastElement?.role ?? '');
  if (!isSpoken || !discourse.wasUsed || !isButton || !asksForNumber(condition)) return undefined;
  if (/\d/.test(discourse.lastElement?.text ?? '')) return undefined;
  const numbers = findNumbers(page, condition);
  const { changed, only } = numbers;
  if (only) return judgeNumber(page, target, condition, { ...numbers, only });
  const shown = changed.slice(0, 3).map(({ text }) => show(text));
  const what = shown.length > 0 ? ` These changed: ${shown.join(', ')}.` : '';
  const message = `It is not clear which number "it" is.${what} Name the element that shows it.`;
  return { outcome: 'problem', problem: new Problem('ambiguous', message) };
}

/** "The number is 3 again", "the percentage next to the button": a number without a name is the one spoken of or changed. */
export function observeFigure(page: PageView, target: Target, condition: Condition): Observation | undefined {
  const { near, within, ordinal } = target;
  if (!isFigure(target) || ordinal !== undefined || within || !asksForNumber(condition)) return undefined;
  if (near && near.anchor.name !== '') return undefined;
  const numbers = findNumbers(page, condition);
  const { only } = numbers;
  return only && judgeNumber(page, target, condition, { ...numbers, only });
}
