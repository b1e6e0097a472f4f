import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import type { Purpose } from './types.ts';
import { isInside, type View } from './view.ts';
import { fold } from './words.ts';

/** "Food in February", "the rent for January": one name for both, where the place may be a row or a column. */
export function joinPlace(target: Target): Target {
  const { within, ...rest } = target;
  if (
    !within ||
    within.within ||
    within.near ||
    !/^(?:section|column|row|item)$/.test(within.kind ?? 'section')
  )
    return target;
  return { ...rest, name: `${target.name} ${within.name}`.trim() };
}

/**
 * "Rent in February": the cell where the two cross, where the place is exactly the heading of a column or what its row begins
 * with. Looked for in the whole table, Rent would be found beside January.
 */
export function findCrossed(
  view: View,
  target: Target,
  purpose: Purpose,
  isLiteral = false,
): SeenElement | undefined {
  const { within } = target;
  if (!within || target.name === '' || target.kind === 'field') return undefined;
  const cell = findCrossing(view, joinPlace(target), purpose, isLiteral);
  if (!cell || ![cell.column, cell.nearby].some((text) => fold(text) === fold(within.name))) return undefined;
  const hasControl = view.snapshot.elements.some((one) => one.interactive && isInside(one, cell));
  return purpose === 'look' || !hasControl ? cell : undefined;
}

const crossing = new Set<Purpose>(['look', 'click', 'hover', 'type', 'set']);
const cellWords = /^(?:amount|value|cell|entry|number|figure|content|sum|field|box)$/;

/** "The amount for Rent in January": the cell whose row and whose column are both named, with nothing else said. */
export function findCrossing(
  view: View,
  target: Target,
  purpose: Purpose,
  isLiteral = false,
): SeenElement | undefined {
  const { name, kind, ordinal, within, near } = target;
  const isCell = kind === undefined || kind === 'cell' || kind === 'field' || kind === 'text';
  if (!crossing.has(purpose) || !isCell || ordinal !== undefined || within || near) return undefined;
  const said = view.wording(name).concepts;
  if (said.length < 2) return undefined;
  const saidWords = new Set(fold(name).split(' '));
  const { elements } = view.snapshot;
  const cells = elements.filter(
    ({ role, column, states }) => /^(?:grid)?cell$/.test(role) && column !== '' && states.visible,
  );
  const meant = cells.filter((cell) => {
    const row = cell.containers.find((ref) => view.byRef.get(ref)?.role === 'row');
    const lead = elements.find(
      ({ role, containers, text }) =>
        /cell$|^rowheader$/.test(role) && text !== '' && containers.includes(row ?? ''),
    );
    if (!lead || lead === cell) return false;
    const isSaid = (word: string) => saidWords.has(word);
    if (isLiteral && !fold(`${cell.column} ${lead.text}`).split(' ').every(isSaid)) return false;
    const named = [...view.wording(cell.column).concepts, ...view.wording(lead.text).concepts];
    if (!named.every(({ id }) => said.some((concept) => concept.id === id))) return false;
    return said.every(
      ({ id, sort, words }) =>
        sort === 'light' || cellWords.test(words) || named.some((concept) => concept.id === id),
    );
  });
  return meant.length === 1 ? meant[0] : undefined;
}
