import type { Condition, Target } from '@assay/planner/steps';
import type { PageSnapshot } from '../snapshot/types.ts';
import { collectCounted, isGeneralThing } from './count.ts';
import { matchText, show } from './texts.ts';
import { judged, type Observation } from './types.ts';

/** "The results show X": one of them does. Undefined where the words do not speak of all that is listed. */
export function observeListed(
  snapshot: PageSnapshot,
  target: Target,
  { how, value }: Extract<Condition, { is: 'text' }>,
): Observation | undefined {
  const isPlural = /s$/i.test(target.name) && !target.kind && target.ordinal === undefined;
  if (!isPlural || target.within || target.near || how === 'equals' || !isGeneralThing(target))
    return undefined;
  const things = collectCounted(snapshot, { ...target, kind: 'item' }, undefined) ?? [];
  const one = things.find(({ text }) => matchText(text, how, value));
  if (one) return judged(true, `one of them shows ${show(one.text)}`);
  const some = things.slice(0, 3).map(({ text }) => show(text));
  return judged(
    false,
    things.length > 0 ? `none of ${things.length} does, beginning with ${some.join(', ')}` : 'there are none',
  );
}
