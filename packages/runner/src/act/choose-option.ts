import type { Target } from '@assay/planner/steps';
import type { StepContext } from './context.ts';
import { type Found, look, toFound } from './find-target.ts';
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
  const choices = snapshot.elements.filter(
    ({ tag, states, options }) =>
      tag === 'select' && states.visible && states.enabled && matchOption(options, name) !== undefined,
  );
  const [choice] = choices;
  if (isNamed || !choice || choices.length > 1) return undefined;
  const phrase = `the "${choice.name || choice.label}" dropdown`;
  const candidate = { element: choice, score: 1, reason: 'it alone offers this option', phrase };
  return toFound(context, snapshot, { name: choice.name, kind: 'dropdown' }, 'select', [candidate]);
}
