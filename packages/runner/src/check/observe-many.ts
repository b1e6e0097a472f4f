import type { Condition, Target } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { groundIn, toFound } from '../act/find-target.ts';
import { nameTarget } from '../act/name-target.ts';
import { explain } from '../act/target-problem.ts';
import { Problem } from '../evidence/problem.ts';
import type { Grounding } from '../ground/types.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { collectCounted } from './count.ts';
import { compare } from './numbers.ts';
import { collectValues, isSorted } from './sorting.ts';
import { show } from './texts.ts';
import { judged, type Observation } from './types.ts';

export async function observeCount(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  condition: Extract<Condition, { is: 'count' }>,
): Promise<Observation> {
  let container: PageSnapshot['elements'][number] | undefined;
  if (target.within) {
    const grounding = await groundIn(context, snapshot, target.within, 'container');
    if (grounding.outcome !== 'found')
      return { outcome: 'problem', problem: explain(target.within, grounding) };
    container = grounding.chosen.element;
  }
  const counted = collectCounted(snapshot, target, container);
  const count = counted?.length ?? 0;
  const holds = compare(count, condition.comparison, condition.value);
  if (!counted && !holds) {
    const message = `Nothing on the page could be counted as ${nameTarget(target)}. Name the list or table they are in.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const some = (counted ?? []).slice(0, 3).map(({ name, text }) => show(name || text));
  return judged(holds, `there are ${count}${some.length > 0 ? `, beginning with ${some.join(', ')}` : ''}`);
}

export async function observeSorted(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  condition: Extract<Condition, { is: 'sorted' }>,
  grounding: Grounding,
): Promise<Observation> {
  if (grounding.outcome !== 'found') return { outcome: 'problem', problem: explain(target, grounding) };
  const { element } = grounding.chosen;
  const values = collectValues(snapshot, element, condition.by);
  if (!values || values.length < 2) {
    const by = condition.by ? ` by ${show(condition.by)}` : '';
    const message = `${nameTarget(target)} shows fewer than two values that could be sorted${by}.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const found = await toFound(context, snapshot, target, 'look', [grounding.chosen]);
  const actual = `the order is ${values.slice(0, 12).map(show).join(', ')}${values.length > 12 ? ', …' : ''}`;
  return judged(isSorted(values, condition.direction), actual, found);
}
