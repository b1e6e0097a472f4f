import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { collectThings } from './collect-things.ts';
import { compare, pickNumbers, readNumbers } from './numbers.ts';
import type { PageView } from './page-view.ts';
import { show } from './texts.ts';
import { judged, type Observation } from './types.ts';

const totals = /^(?:(?:grand |sub ?)?totals?|sum|subtotal)$/;

/** A row that adds up the others is none of what is added up. */
function isOfTotal({ elements }: PageSnapshot, cell: SeenElement): boolean {
  if (/>tfoot(?:[:>]|$)/.test(cell.path)) return true;
  const row = elements.find(({ ref, role }) => role === 'row' && cell.containers.includes(ref));
  const first =
    row && elements.find(({ containers, role }) => containers[0] === row.ref && /cell$|header$/.test(role));
  return first !== undefined && totals.test(foldWords(first.text));
}

/** Cents do not add up exactly in binary. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Adds up the numbers of a column, or of whatever the target names. */
export function observeSum(
  page: PageView,
  target: Target,
  { comparison, value, unit }: Extract<Condition, { is: 'sum' }>,
): Observation {
  if (page.snapshot.truncated) {
    const message = 'The page is too large to look at all of it, so the sum is not known. Narrow it down.';
    return { outcome: 'problem', problem: new Problem('not understood', message) };
  }
  const things = collectThings(page, target);
  if (things instanceof Problem) return { outcome: 'problem', problem: things };
  const added = things.filter((thing) => !isOfTotal(page.snapshot, thing));
  const numbers = added.map(({ text, value: held }) => pickNumbers(readNumbers(text || held), unit));
  const unclear = numbers.findIndex((found) => found.length !== 1);
  if (added.length === 0 || unclear >= 0) {
    const shown = added[unclear] ? ` (${show(added[unclear].text)})` : '';
    const message = `${nameTarget(target)} does not show one number${unit === undefined ? '' : ` of ${unit}`} for each${shown}, so they cannot be added up.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const sum = round(numbers.reduce((total, [number]) => total + (number?.value ?? 0), 0));
  return {
    ...judged(compare(sum, comparison, round(value)), `the sum of ${added.length} is ${sum}`),
    proof: { of: 'elements', elements: added, snapshot: page.snapshot },
  };
}
