import type { Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { resolve } from '../ground/resolve.ts';
import { viewOf } from '../ground/view.ts';
import { fold, stem } from '../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { choose } from './choose.ts';
import type { StepContext } from './context.ts';
import { type Found, look, toFound } from './find-target.ts';
import { pressAnywhere } from './keys.ts';
import { click } from './point.ts';
import { settle } from './settle.ts';

const offered = /^(?:menuitem|menuitemradio|menuitemcheckbox|button|link|option|checkbox|radio)$/;

/** Paths change when something is put before an element; where it stands does not. */
function standing({ frame, role, name, text, box }: SeenElement): string {
  return [frame, role, name || text, Math.round(box.x), Math.round(box.y)].join(' ');
}

/** What stands there now and did not before, by that name or beginning with it. */
function findOffered(
  before: PageSnapshot,
  { elements }: PageSnapshot,
  name: string,
): SeenElement | undefined {
  const known = new Set(before.elements.filter(({ states }) => states.visible).map(standing));
  const wanted = fold(name);
  const fresh = elements.filter(
    (element) =>
      offered.test(element.role) &&
      element.states.visible &&
      element.states.enabled &&
      !known.has(standing(element)),
  );
  for (const fits of [
    (words: string) => words === wanted,
    (words: string) => words.startsWith(`${wanted} `),
  ]) {
    const [only, other] = fresh.filter((element) => fits(fold(element.name || element.text)));
    if (only) return other ? undefined : only;
  }
  return undefined;
}

async function findMenu(
  context: StepContext,
  snapshot: PageSnapshot,
  within: Target,
): Promise<Found | undefined> {
  const target: Target = { name: 'menu', within };
  const { discourse } = context.session;
  const outcome = resolve(viewOf(snapshot), target, 'click', { discourse });
  if (outcome.outcome !== 'found' || outcome.best.element.role !== 'button') return undefined;
  const candidate = { element: outcome.best.element, score: 1, reason: 'it opens the menu', phrase: 'menu' };
  return toFound(context, snapshot, target, 'click', [candidate]);
}

/** "Archive the card X": what a thing offers only in its menu is found there, once the menu is open. */
export async function findInMenu(context: StepContext, target: Target): Promise<Found | undefined> {
  const { name, kind, within, near, ordinal } = target;
  if (!within || near || ordinal !== undefined || name === '' || (kind && kind !== 'button'))
    return undefined;
  if (context.session.dialogs.open()) return undefined;
  const before = await look(context, context.progress);
  const menu = await findMenu(context, before, within);
  if (!menu) return undefined;
  await click(context, menu);
  await settle(context.session, context.progress);
  const after = await look(context, context.progress);
  const element = findOffered(before, after, name);
  if (!element) {
    await pressAnywhere(context, 'Escape');
    return undefined;
  }
  context.warn(`${nameTarget(menu.target)} was opened first, because "${name}" is in it.`);
  const candidate = { element, score: 1, reason: 'the menu there offers it', phrase: name };
  return toFound(context, after, target, 'click', [candidate]);
}

/** "Members", "Member: Anyone", "Add a member", "Filter by member". */
const choosers = /^(?:(?:add|choose|select|filter by|all)(?: an?)? )?(\S+)(?: \S+)?$/;

/** The one button that is called so and opens what can be chosen. */
export function findChooser(
  { elements }: PageSnapshot,
  { name, kind, ordinal, within, near }: Target,
): SeenElement | undefined {
  if (name === '' || (kind && kind !== 'list' && kind !== 'dropdown')) return undefined;
  if (ordinal !== undefined || within || near) return undefined;
  const wanted = stem(fold(name));
  const [only, other] = elements.filter(({ role, name: own, text, states, covered }) => {
    if (role !== 'button' || !states.visible || !states.enabled || covered) return false;
    return stem(choosers.exec(fold(own || text))?.[1] ?? '') === wanted;
  });
  return other ? undefined : only;
}

/** "Filter by member Ann": what the button of that name offers once it is open. */
export async function chooseBehind(
  context: StepContext,
  group: Target,
  option: string,
): Promise<Found | undefined> {
  if (context.session.dialogs.open()) return undefined;
  const before = await look(context, context.progress);
  const chooser = findChooser(before, group);
  if (!chooser) return undefined;
  const toClick = (snapshot: PageSnapshot, element: SeenElement, reason: string) => {
    const target = { name: element.name || element.text };
    const candidate = { element, score: 1, reason, phrase: target.name };
    return toFound(context, snapshot, target, 'click', [candidate]);
  };
  await click(context, await toClick(before, chooser, 'it opens the choice'));
  await settle(context.session, context.progress);
  const after = await look(context, context.progress);
  const element = findOffered(before, after, option);
  if (!element) {
    await pressAnywhere(context, 'Escape');
    return undefined;
  }
  context.warn(`"${chooser.name || chooser.text}" was opened first, because "${option}" is in it.`);
  const found = await toClick(after, element, 'it is offered there');
  await context.onFound(found);
  await choose(context, found);
  return found;
}
