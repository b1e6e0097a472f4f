import { foldWords } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { explain } from '../ground/target-problem.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { groundIn } from './ground-in.ts';
import type { PageView } from './page-view.ts';
import { equalsText, show } from './texts.ts';
import { choose, judged, type Observation, unsure } from './types.ts';

function namesOf({ name, text, value }: SeenElement): string[] {
  return [name, text, value].filter((one) => one !== '');
}

function bears(element: SeenElement, name: string): boolean {
  return namesOf(element).some((own) => equalsText(own, name));
}

/** "Follow" is no name of what is called "Following", although it is found by it. */
function bearsWords(element: SeenElement, name: string): boolean {
  return namesOf(element).some((own) => foldWords(own) === foldWords(name));
}

/** What stands where the element stood: at the same place of the tree, or as the only one of its kind that got the new name. */
function findHeir(
  before: PageSnapshot,
  now: PageSnapshot,
  old: SeenElement,
  value: string,
): SeenElement | undefined {
  const isAlike = (one: SeenElement) =>
    one.states.visible && one.role === old.role && one.tag === old.tag && one.frame === old.frame;
  const atPlace = now.elements.find((one) => isAlike(one) && one.path === old.path);
  const oldName = old.name || old.text;
  const count = ({ elements }: PageSnapshot, name: string) =>
    elements.filter((one) => isAlike(one) && bears(one, name)).length;
  // The page may have been built anew around it.
  const isMoved =
    !atPlace || (!bears(atPlace, value) && count(before, oldName) === 1 && count(now, oldName) === 0);
  const isOnly = isMoved && count(before, value) === 0 && count(now, value) === 1;
  return isOnly && count(before, oldName) === 1 && count(now, oldName) === 0
    ? now.elements.find((one) => isAlike(one) && bears(one, value))
    : atPlace;
}

/** Whether what bore the target's name before the last action bears another one now. */
export function observeRenamed(page: PageView, target: Target, value: string): Observation {
  const { beforeAction, snapshot } = page;
  if (!beforeAction) {
    const message = `Nothing was done before this, so nothing can have turned into ${show(value)}. Put the action that changes it before this step.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const grounding = groundIn({ ...page, snapshot: beforeAction }, target, 'look');
  if (grounding.outcome !== 'found') return { outcome: 'problem', problem: explain(target, grounding) };
  const old = grounding.chosen.element;
  if (target.name !== '' && target.name !== 'it' && !bearsWords(old, target.name)) {
    const message = `Before the last action there was no ${nameTarget(target).replace(/^the /, '')}; the nearest was ${show(old.name || old.text)}.`;
    return { outcome: 'problem', problem: new Problem('not found', message) };
  }
  const heir = findHeir(beforeAction, snapshot, old, value);
  if (!heir) return unsure('what bore that name is no longer where it was');
  const found = choose(snapshot, target, [
    { element: heir, score: 1, reason: 'it stands where it stood', phrase: show(heir.name || heir.text) },
  ]);
  return judged(bears(heir, value), `it is called ${show(heir.name || heir.text)} now`, found);
}
