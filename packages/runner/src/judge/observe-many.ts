import type { Condition, Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { explain } from '../ground/target-problem.ts';
import type { Grounding } from '../ground/types.ts';
import { Problem } from '../progress/problem.ts';
import { keyOf } from '../snapshot/key-of.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { collectCounted, isGeneralThing } from './count.ts';
import { groundIn } from './ground-in.ts';
import { keepNear } from './keep-near.ts';
import { compare } from './numbers.ts';
import { listMessages } from './observe-message.ts';
import type { PageView } from './page-view.ts';
import { wasSeen } from './seen-before.ts';
import { collectColumn, collectNth, collectValues, findPart, isSorted } from './sorting.ts';
import { findContradiction } from './stale-counter.ts';
import { show } from './texts.ts';
import { findBeside, findPagedTotal, findTold, type Told, tellsCount } from './told-counts.ts';
import { findToldAt, type ToldAt } from './told-in-places.ts';
import { type Chosen, choose, type Judged, judged, type Observation } from './types.ts';

/** The choices of a closed dropdown are no elements of the page. */
function countOptions(page: PageView, { kind, name, within, near }: Target): string[] | undefined {
  if (kind !== 'option' || name !== '' || !within || near) return undefined;
  const grounding = groundIn(page, within, 'look');
  if (grounding.outcome !== 'found') return undefined;
  const { options } = grounding.chosen.element;
  return options.length > 0 ? options : undefined;
}

export function observeCount(
  page: PageView,
  target: Target,
  condition: Extract<Condition, { is: 'count' }>,
): Observation {
  const { snapshot } = page;
  const options = countOptions(page, target);
  if (options)
    return judged(
      compare(options.length, condition.comparison, condition.value),
      `it offers ${options.length}: ${options.slice(0, 12).map(show).join(', ')}`,
    );
  let container: SeenElement | undefined;
  if (target.within) {
    const grounding = groundIn(page, target.within, 'container');
    if (grounding.outcome !== 'found') {
      const told = findToldAt(page, target);
      return told
        ? judgeToldAt(page, target.within, told, condition)
        : { outcome: 'problem', problem: explain(target.within, grounding) };
    }
    container = grounding.chosen.element;
  }
  const messages = listMessages(snapshot, target);
  const all = messages.length > 0 ? messages : collectCounted(snapshot, target, container);
  const counted = all && keepNear(page, target, keepOpened(page, target, all));
  if (counted instanceof Problem) return { outcome: 'problem', problem: counted };
  const count = counted?.length ?? 0;
  const holds = compare(count, condition.comparison, condition.value);
  // Boxes that are merely made alike may be anything; what the page says of its results is surer.
  const isGuessed = counted?.every(({ role }) => role === 'generic') && foundThings.test(target.name);
  const told =
    (counted && tellsCount(counted, target)) ??
    (!counted || isGuessed ? findUnlisted(snapshot, target, container) : undefined);
  if (told) return judgeTold(told, condition);
  const toldAt = target.within && count === 0 ? findToldAt(page, target) : undefined;
  if (target.within && toldAt) return judgeToldAt(page, target.within, toldAt, condition);
  if (!counted && !holds && !isGeneralThing(target) && target.kind !== 'message') {
    const message = `Nothing on the page could be counted as ${nameTarget(target)}. Name the list or table they are in.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const total =
    holds || target.name === ''
      ? undefined
      : findPagedTotal(snapshot, target, isWholeList(target) ? undefined : container);
  if (total && total.count > count && compare(total.count, condition.comparison, condition.value))
    return {
      ...judged(true, `the page says ${show(total.words)}, of which it shows ${count}`),
      proof: { of: 'words', words: total.words },
    };
  const some = (counted ?? []).slice(0, 3).map(({ name, text }) => show(name || text));
  const seen: Judged = {
    ...judged(holds, `there are ${count}${some.length > 0 ? `, beginning with ${some.join(', ')}` : ''}`),
    proof: { of: 'elements', elements: counted ?? [], snapshot },
  };
  if (!holds || !container || !counted) return seen;
  const now = { snapshot, container, things: counted };
  const saysOtherwise = findContradiction(page.beforeAction, target, now);
  return saysOtherwise === undefined ? seen : { ...seen, saysOtherwise };
}

/** "How many Garden menu items": where a menu of plain links has opened, the links that were there before are none of its items. */
function keepOpened(page: PageView, { kind }: Target, found: SeenElement[]): SeenElement[] {
  if (!/^(?:menu item|option)$/.test(kind ?? '')) return found;
  if (found.some(({ role }) => role !== 'link' && role !== 'listitem')) return found;
  const opened = found.filter((one) => !wasSeen(page, (other) => keyOf(other) === keyOf(one)));
  return opened.length > 0 ? opened : found;
}

function judgeTold(
  told: Told,
  { comparison, value }: Extract<Condition, { is: 'count' }>,
  found?: Chosen,
): Observation {
  return {
    ...judged(compare(told.count, comparison, value), `the page says ${show(told.words)}`, found),
    proof: { of: 'words', words: told.words },
  };
}

/** What is said next is said of the place. */
function judgeToldAt(
  page: PageView,
  named: Target,
  { place, ...told }: ToldAt,
  condition: Extract<Condition, { is: 'count' }>,
): Observation {
  const { snapshot } = page;
  const candidate = { element: place, score: 1, reason: 'it tells how many', phrase: show(told.words) };
  const found = choose(snapshot, named, [candidate]);
  return judgeTold(told, condition, found);
}

/** All that a page lists, and not what lies in one part of it. */
function isWholeList({ within, near, ordinal, kind }: Target): boolean {
  const isListed = kind === undefined || kind === 'item' || kind === 'row' || kind === 'card';
  const isList = !within || (/^(?:list|table)$/.test(within.kind ?? '') && !within.within);
  return isListed && isList && !near && ordinal === undefined;
}

/** Whoever says "3 results" tells what a search found. */
const foundThings = /^(?:search )?(?:result|hit|match)(?:s|es)?$/i;

/** What the page tells of things that it does not list. Of whatever a page lists, nothing is there where no list is. */
function findUnlisted(
  snapshot: PageSnapshot,
  target: Target,
  container: SeenElement | undefined,
): Told | undefined {
  if (isGeneralThing(target) && !container && !foundThings.test(target.name)) return undefined;
  return findTold(snapshot, target, container) ?? findBeside(snapshot, target);
}

/** "The products are sorted": the things themselves, where no list bears their name. */
function collectOfThings(
  snapshot: PageSnapshot,
  target: Target,
  by: string | undefined,
): string[] | undefined {
  const things = collectCounted(snapshot, { ...target, kind: target.kind ?? 'item' }, undefined);
  if (!things || things.length < 2) return undefined;
  const values = things.map((thing) =>
    by ? findPart(snapshot, thing, by) : (findPart(snapshot, thing, 'name') ?? thing.text),
  );
  return values.every((value) => value !== undefined) ? values : undefined;
}

export function observeSorted(
  page: PageView,
  target: Target,
  condition: Extract<Condition, { is: 'sorted' }>,
  grounding: Grounding,
): Observation {
  const { snapshot } = page;
  const chosen = grounding.outcome === 'found' ? grounding.chosen : undefined;
  if (condition.column !== undefined)
    return observeSortedBy(page, target, { ...condition, column: condition.column }, grounding);
  const own = chosen && collectValues(snapshot, chosen.element, condition.by);
  const column = condition.by && isGeneralThing(target) ? collectColumn(snapshot, condition.by) : undefined;
  const things = column ?? collectOfThings(snapshot, target, condition.by);
  const values = own && own.length > 1 ? own : things;
  if (!values && grounding.outcome !== 'found')
    return { outcome: 'problem', problem: explain(target, grounding) };
  if (!values || values.length < 2) {
    const by = condition.by ? ` by ${show(condition.by)}` : '';
    const message = `${nameTarget(target)} shows fewer than two values that could be sorted${by}.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const found = chosen && choose(snapshot, target, [chosen]);
  return {
    ...judged(isSorted(values, condition.direction), tellValues(values), found),
    proof: { of: 'order', values },
  };
}

function tellValues(values: readonly string[]): string {
  return `the order is ${values.slice(0, 12).map(show).join(', ')}${values.length > 12 ? ', …' : ''}`;
}

/** By the column at a place, whatever it is called. */
function observeSortedBy(
  { snapshot }: PageView,
  target: Target,
  { column, direction }: Extract<Condition, { is: 'sorted' }> & { column: number },
  grounding: Grounding,
): Observation {
  if (grounding.outcome !== 'found') return { outcome: 'problem', problem: explain(target, grounding) };
  const { chosen } = grounding;
  const values = collectNth(snapshot, chosen.element, column);
  if (!values || values.length < 2) {
    const by = nameTarget({ name: '', kind: 'column', ordinal: column });
    const message = `${nameTarget(target)} is no table with two rows and more that all have ${by}.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const found = choose(snapshot, target, [chosen]);
  return {
    ...judged(isSorted(values, direction), tellValues(values), found),
    proof: { of: 'order', values },
  };
}
