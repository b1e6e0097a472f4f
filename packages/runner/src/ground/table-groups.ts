import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { normaliseName, withoutCount } from './naming.ts';
import { cells } from './table-rows.ts';
import type { View } from './view.ts';

function cellOf({ snapshot }: View, row: SeenElement): SeenElement | undefined {
  return snapshot.elements.find(({ role, containers }) => cells.test(role) && containers[0] === row.ref);
}

/** Both head a group: they are made alike. A heading is ended by any other, a plain cell only by one of its own class. */
function areAlike(view: View, one: SeenElement, other: SeenElement): boolean {
  const [cell, otherCell] = [cellOf(view, one), cellOf(view, other)];
  if (!cell || !otherCell || cell.role !== otherCell.role) return false;
  if (cell.role === 'columnheader') return true;
  return one.testId === other.testId && cell.testId === otherCell.testId;
}

/**
 * "The critical section" of a table: the row across all columns that says so, and the rows below it up to the next such row; all of
 * the table, where that row is its caption.
 */
export function listGroup(view: View, { name, kind, near, ordinal }: Target): SeenElement[] {
  if (kind !== 'section' || name === '' || near || ordinal !== undefined) return [];
  const { elements } = view.snapshot;
  const wanted = normaliseName(name);
  const wide = elements.filter(
    ({ ref, states }) => (view.spanningRows.has(ref) || view.firstSpanningRows.has(ref)) && states.visible,
  );
  const exact = wide.filter(({ text }) => normaliseName(text) === wanted);
  const heads = exact.length > 0 ? exact : wide.filter(({ text }) => withoutCount(text) === wanted);
  const [head, other] = heads;
  if (!head || other) return [];
  const rows = elements.filter(
    ({ role, containers }) => role === 'row' && containers[0] === head.containers[0],
  );
  const following = rows.slice(rows.indexOf(head) + 1);
  const [first] = following;
  const ends = (row: SeenElement) => wide.includes(row) && areAlike(view, head, row);
  const isCaption =
    first !== undefined &&
    view.firstSpanningRows.has(head.ref) &&
    view.headerRows.has(first.ref) &&
    !ends(first);
  const end = isCaption ? -1 : following.findIndex(ends);
  const group = following.slice(0, end === -1 ? undefined : end);
  if (group.length === 0) return [];
  const inGroup = new Set([head, ...group].map(({ ref }) => ref));
  return elements.filter(
    ({ ref, containers }) => inGroup.has(ref) || containers.some((one) => inGroup.has(one)),
  );
}
