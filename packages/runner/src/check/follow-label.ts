import type { Condition, Target } from '@assay/planner/steps';
import type { Grounding } from '../ground/types.ts';
import { isField } from '../snapshot/attach-labels.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { isOnlyName } from './own-name.ts';
import { fold } from './texts.ts';

const ticked = /^(?:checkbox|radio|switch)$/;

/** "The display name is Grace": the words name a label, and what is claimed is what its one field holds. */
export function followLabel(
  { elements }: PageSnapshot,
  target: Target,
  condition: Condition,
  grounding: Grounding,
): Grounding {
  if (target.kind || grounding.outcome !== 'found') return grounding;
  if (condition.is !== 'text' && condition.is !== 'number' && condition.is !== 'empty') return grounding;
  const { element } = grounding.chosen;
  const isLabel = !element.interactive && element.text !== '' && isOnlyName(element.text, target.name);
  if (!isLabel || isField(element)) return grounding;
  const called = fold(element.text);
  const fields = elements.filter(
    (one) =>
      isField(one) &&
      !ticked.test(one.role) &&
      one.states.visible &&
      one.frame === element.frame &&
      [one.label, one.name].some((own) => fold(own) === called),
  );
  const [field] = fields;
  return field && fields.length === 1
    ? { ...grounding, chosen: { ...grounding.chosen, element: field } }
    : grounding;
}
