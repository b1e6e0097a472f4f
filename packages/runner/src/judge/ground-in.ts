import type { Target } from '@assay/planner/steps';
import { groundNow } from '../ground/ground.ts';
import { nameTarget } from '../ground/name-target.ts';
import { nameWindow } from '../ground/name-window.ts';
import type { Grounding, Purpose } from '../ground/types.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { collectCounted, collectTopic, isGeneralThing } from './count.ts';
import type { PageView } from './page-view.ts';

/** "The second product": counted among all products, whatever else on the page has the word in its name. */
export function groundListed(
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
): Grounding | undefined {
  const { ordinal, near, within, ...thing } = target;
  if (purpose !== 'look' || ordinal === undefined || near || within || thing.name === '') return undefined;
  const listed = isGeneralThing(thing)
    ? collectCounted(snapshot, thing, undefined)
    : collectTopic(snapshot, thing);
  const element = listed?.at(ordinal > 0 ? ordinal - 1 : ordinal);
  if (!element) return undefined;
  const chosen = { element, score: 1, reason: 'it stands there in the list', phrase: nameTarget(target) };
  return { outcome: 'found', chosen, others: [], guessed: false };
}

export function groundIn(page: PageView, named: Target, purpose: Purpose): Grounding {
  const { snapshot, discourse, aliases } = page;
  const target = nameWindow(named, snapshot);
  return (
    groundListed(snapshot, target, purpose) ??
    groundNow(snapshot, target, purpose, { discourse, isLiteral: true, ...(aliases && { aliases }) })
  );
}
