import type { Condition, Target } from '@assay/planner/steps';
import { findTitled, listTitled } from '../ground/titled.ts';
import { isInside, viewOf } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { PageView } from './page-view.ts';
import { matchText, show, tidy } from './texts.ts';
import { judged, type Observation, unsure } from './types.ts';

/** What a page shows below a heading, up to the next of its rank, where no element holds just that. */
function listSection({ snapshot }: PageView, target: Target): SeenElement[] {
  if (target.kind !== 'section' || target.within) return [];
  const view = viewOf(snapshot);
  return findTitled(view, target).length > 0 ? [] : listTitled(view, target);
}

function textOf(elements: readonly SeenElement[]): string {
  const visible = elements.filter(({ states, text }) => states.visible && text !== '');
  return visible
    .filter((one) => !visible.some((other) => isInside(one, other)))
    .map(({ text }) => text)
    .join(' ');
}

/** The place that all others lie in, and the target without it. */
function splitPlace(target: Target): { inner: Target; place: Target } | undefined {
  const { within, ...rest } = target;
  if (!within) return undefined;
  const deeper = splitPlace(within);
  return deeper
    ? { inner: { ...rest, within: deeper.inner }, place: deeper.place }
    : { inner: rest, place: within };
}

/** "The link in the Tables section", where the sections of a page lie side by side: the link on a page that has only this section. */
export function narrowToSection(page: PageView, target: Target): { page: PageView; target: Target } {
  const split = splitPlace(target);
  const elements = split ? listSection(page, split.place) : [];
  if (!split || elements.length === 0) return { page, target };
  const snapshot: PageSnapshot = { ...page.snapshot, elements, text: textOf(elements) };
  return { page: { ...page, snapshot }, target: split.inner };
}

function countIn(text: string, value: string): number {
  return tidy(text).toLowerCase().split(tidy(value).toLowerCase()).length - 1;
}

/** "The Tables section shows X", where no element holds the section. Text without an element of its own may belong to any section. */
export function observeSection(
  page: PageView,
  target: Target,
  condition: Condition,
): Observation | undefined {
  if (condition.is !== 'text') return undefined;
  const section = listSection(page, target);
  const [head] = section;
  if (!head) return undefined;
  const text = textOf(section);
  const told = `it shows ${show(text)}`;
  if (matchText(text, condition.how, condition.value)) return judged(true, told);
  const { elements, text: whole } = page.snapshot;
  const outside = elements.filter((one) => !section.includes(one) && !isInside(head, one));
  const { value } = condition;
  const isElsewhere =
    condition.how === 'contains' && countIn(textOf(outside), value) >= countIn(whole, value);
  return isElsewhere ? judged(false, told) : unsure(told);
}
