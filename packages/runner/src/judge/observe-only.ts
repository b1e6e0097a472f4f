import type { Condition, Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { Problem } from '../progress/problem.ts';
import { needReadings } from './facts.ts';
import { judgeElement } from './judge-element.ts';
import { observeElement } from './observe-element.ts';
import type { PageView } from './page-view.ts';
import { findPeers } from './peers.ts';
import { show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

/** What can be said of one element by looking at it alone. */
const ofOne = new Set<Condition['is']>([
  'enabled',
  'disabled',
  'checked',
  'unchecked',
  'focused',
  'empty',
  'required',
  'selected',
  'pressed',
  'text',
  'value',
  'number',
]);

/** Whether something is so of the target, and of none of those beside it. */
export function observeOnly(page: PageView, target: Target, condition: Condition): Observation {
  if (!ofOne.has(condition.is)) {
    const message = `"${condition.is}" cannot be checked of only one among several. Check it of each of them.`;
    return { outcome: 'problem', problem: new Problem('not understood', message) };
  }
  const own = observeElement(page, target, condition);
  if (own.outcome === 'problem' || !own.holds) return own;
  const { snapshot } = page;
  const element = own.found?.element;
  const peers = element && !snapshot.truncated ? findPeers(snapshot, element) : [];
  if (peers.length === 0) {
    const message = `Nothing like ${nameTarget(target)} stands beside it, so that nothing can be said of the others.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  needReadings(page, peers);
  for (const peer of peers) {
    const name = peer.name || peer.text;
    const found = choose(snapshot, { name }, [
      { element: peer, score: 1, reason: 'it stands beside it', phrase: name },
    ]);
    const seen = judgeElement(page, found, condition);
    if (seen.outcome === 'problem') return seen;
    if (seen.holds) return judged(false, `so is ${show(name)}: ${seen.actual}`, found);
  }
  return {
    ...own,
    actual: `${own.actual}, and none of ${peers.length} others is`,
    proof: { of: 'others', elements: peers, snapshot },
  };
}
