import type { Target } from '@assay/planner/steps';
import { liesIn, viewOf } from '../ground/view.ts';
import { fold } from '../ground/words.ts';
import type { StepContext } from './context.ts';
import { type Found, look, toFound } from './find-target.ts';

/** "Submit" after a field was written in, where its form has no button at all: the field, in which Enter submits the form. */
export async function findFieldToSubmit(context: StepContext, target: Target): Promise<Found | undefined> {
  const { name, kind, within, near, ordinal } = target;
  const { lastElement, wasUsed } = context.session.discourse;
  if (fold(name) !== 'submit' || (kind && kind !== 'button') || within || near || ordinal !== undefined)
    return undefined;
  if (!wasUsed || !lastElement?.states.editable) return undefined;
  const snapshot = await look(context, context.progress);
  const view = viewOf(snapshot);
  const usable = snapshot.elements.filter(({ interactive, states }) => interactive && states.visible);
  if (usable.some((element) => fold(element.name).split(' ').includes('submit'))) return undefined;
  const field = usable.find(({ path, frame }) => path === lastElement.path && frame === lastElement.frame);
  const form = field?.containers
    .map((ref) => view.byRef.get(ref))
    .find((element) => element && (element.tag === 'form' || /^(?:form|search)$/.test(element.role)));
  if (!field || !form || usable.some((element) => element.role === 'button' && liesIn(element, form)))
    return undefined;
  const candidate = { element: field, score: 0.9, reason: 'it is the field of the form', phrase: field.name };
  return toFound(context, snapshot, target, 'type', [candidate]);
}
