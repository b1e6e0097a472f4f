import type { Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { fold } from '../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { type Found, groundIn, look, toFound } from './find-target.ts';
import { matchOption } from './select-option.ts';

/**
 * "Choose Price, low to high": the options of a closed native choice are no elements that could be found, so the one choice that
 * offers the words is looked for.
 */
export async function findChoiceOf(context: StepContext, target: Target): Promise<Found | undefined> {
  const { name, kind, ordinal, within, near } = target;
  if (name === '' || (kind && kind !== 'option') || ordinal !== undefined || within || near) return undefined;
  const snapshot = await look(context, context.progress);
  const isNamed = snapshot.elements.some(
    (element) =>
      element.tag !== 'option' &&
      element.interactive &&
      element.states.visible &&
      element.name.trim().toLowerCase() === name.trim().toLowerCase(),
  );
  const choice = findOffering(snapshot, name);
  return isNamed || !choice ? undefined : toChoice(context, snapshot, choice);
}

/** The one choice on the page that offers these words. */
export function findOffering({ elements }: PageSnapshot, option: string): SeenElement | undefined {
  const choices = elements.filter(
    ({ tag, states, options }) =>
      tag === 'select' && states.visible && states.enabled && matchOption(options, option) !== undefined,
  );
  return choices.length === 1 ? choices[0] : undefined;
}

function toChoice(context: StepContext, snapshot: PageSnapshot, choice: SeenElement): Promise<Found> {
  const phrase = `the "${choice.name || choice.label}" dropdown`;
  const candidate = { element: choice, score: 1, reason: 'it alone offers this option', phrase };
  return toFound(context, snapshot, { name: choice.name, kind: 'dropdown' }, 'select', [candidate]);
}

/** A group of that name is there, so that what it does not offer is not looked for elsewhere. */
function isTitled({ elements }: PageSnapshot, name: string): boolean {
  return elements.some(
    ({ role, tag, states, name: own, text }) =>
      (/^(?:heading|group|radiogroup)$/.test(role) || tag === 'legend') &&
      states.visible &&
      name !== '' &&
      fold(own || text) === fold(name),
  );
}

const pressed = /^(?:button|radio|tab|option|menuitem|menuitemradio)$/;

/** "Sort by Earliest" where the choices stand side by side: the one button that is called so. */
export async function findPressed(
  context: StepContext,
  group: Target,
  option: string,
): Promise<Found | undefined> {
  const snapshot = await look(context, context.progress);
  if (isTitled(snapshot, group.name)) return undefined;
  const wanted = option.trim().toLowerCase();
  const named = snapshot.elements.filter(
    ({ role, tag, states, name }) =>
      pressed.test(role) &&
      tag !== 'option' &&
      states.visible &&
      states.enabled &&
      name.trim().toLowerCase() === wanted,
  );
  const [element, other] = named;
  if (!element || other) return undefined;
  const phrase = `the "${element.name}" ${element.role}`;
  context.warn(`No list of that name was found; ${phrase} alone is called so.`);
  const candidate = { element, score: 1, reason: 'it alone is called so', phrase };
  return toFound(context, snapshot, { name: element.name }, 'choose', [candidate]);
}

const grouped = /^(?:radio|checkbox|switch|tab|button|option|menuitemradio)$/;

/** "Choose Dark under Appearance": the one choice of that name in the part of the page that is called so. */
export async function findInGroup(
  context: StepContext,
  group: Target,
  option: string,
): Promise<Found | undefined> {
  if (group.name === '' || group.ordinal !== undefined || group.near) return undefined;
  const snapshot = await look(context, context.progress);
  const target: Target = { name: option, within: { ...group, kind: 'section' } };
  const { similarity: _, ...grounding } = context.grounding;
  const outcome = await groundIn({ ...context, grounding }, snapshot, target, 'choose');
  if (outcome.outcome !== 'found') return undefined;
  const { role, name, text, states } = outcome.chosen.element;
  const isMeant = grouped.test(role) && states.visible && matchOption([name || text], option) !== undefined;
  return isMeant ? toFound(context, snapshot, target, 'choose', [outcome.chosen]) : undefined;
}

/** "Select Oldest first from the order": whatever the list is called, only one offers that. */
export async function findChoiceInstead(context: StepContext, option: string): Promise<Found | undefined> {
  const snapshot = await look(context, context.progress);
  const choice = findOffering(snapshot, option);
  if (!choice) return undefined;
  const found = await toChoice(context, snapshot, choice);
  context.warn(`No list of that name was found; ${nameTarget(found.target)} alone offers "${option}".`);
  return found;
}
