import type { Target } from '@assay/planner/steps';
import { findOpener } from '../ground/find-opener.ts';
import { nameTarget } from '../ground/name-target.ts';
import { resolve } from '../ground/resolve.ts';
import type { Purpose } from '../ground/types.ts';
import { viewOf } from '../ground/view.ts';
import type { StepContext } from './context.ts';
import { look, toFound } from './find-target.ts';
import { click } from './point.ts';
import { settle } from './settle.ts';

const deepest = 3;
const needsSight = new Set<Purpose>(['click', 'hover', 'type', 'drag', 'choose', 'check', 'set', 'select']);

/** Opens the menus, branches, tabs and folded parts that what is named lies in, and says so. True if anything was opened. */
export async function openClosed(context: StepContext, target: Target, purpose: Purpose): Promise<boolean> {
  if (!needsSight.has(purpose) || context.session.dialogs.open()) return false;
  for (let level = 0; level < deepest; level++) {
    const snapshot = await look(context, context.progress);
    const view = viewOf(snapshot);
    const outcome = resolve(view, target, purpose, { discourse: context.session.discourse });
    if (outcome.outcome !== 'found' || outcome.best.element.states.visible) return level > 0;
    const opener = findOpener(view, outcome.best.element);
    if (!opener) return level > 0;
    const name = opener.name || opener.text;
    const candidate = { element: opener, score: 1, reason: 'it is closed', phrase: name };
    await click(context, await toFound(context, snapshot, { name }, 'click', [candidate]));
    await settle(context.session, context.progress);
    context.warn(`"${name}" was opened first, because ${nameTarget(target)} lies in it.`);
  }
  return true;
}
