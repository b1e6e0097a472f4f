import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import type { Grounding } from '../ground/types.ts';
import { isField } from '../snapshot/attach-labels.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { isOnlyName } from './own-name.ts';

const ticked = /^(?:checkbox|radio|switch)$/;

/** A star says that the field must be filled in, and an empty choice is often drawn by a space without width. */
function bare(text: string): string {
  return foldWords(text.replace(/[\s:*\u200B]+$/u, ''));
}

/** Of a field and its label the field is meant. */
function preferField({ name }: Target, grounding: Extract<Grounding, { outcome: 'ambiguous' }>): Grounding {
  const fields = grounding.candidates.filter(({ element }) => isField(element) && !ticked.test(element.role));
  const [field] = fields;
  const areLabels = grounding.candidates.every(
    ({ element }) => isField(element) || (!element.interactive && isOnlyName(bare(element.text), name)),
  );
  return field && fields.length === 1 && areLabels
    ? { outcome: 'found', chosen: field, others: [], guessed: false }
    : grounding;
}

/** "The display name is Grace": the words name a label, and what is claimed is what its one field holds. */
export function followLabel(
  { elements }: PageSnapshot,
  target: Target,
  condition: Condition,
  grounding: Grounding,
): Grounding {
  if (condition.is !== 'text' && condition.is !== 'number' && condition.is !== 'empty') return grounding;
  if (target.kind || grounding.outcome === 'not found') return grounding;
  if (grounding.outcome === 'ambiguous') return preferField(target, grounding);
  const { element } = grounding.chosen;
  const isLabel = !element.interactive && element.text !== '' && isOnlyName(element.text, target.name);
  if (!isLabel || isField(element)) return grounding;
  const called = bare(element.text);
  const fields = elements.filter(
    (one) =>
      isField(one) &&
      !ticked.test(one.role) &&
      one.states.visible &&
      one.frame === element.frame &&
      [one.label, one.name].some((own) => bare(own) === called),
  );
  const [field] = fields;
  return field && fields.length === 1
    ? { ...grounding, chosen: { ...grounding.chosen, element: field } }
    : grounding;
}
