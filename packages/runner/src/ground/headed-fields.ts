import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { normaliseName } from './naming.ts';
import type { View } from './view.ts';

const fields = /^(?:textbox|searchbox|combobox|spinbutton)$/;

/** "You may use *bold* here." tells how to fill a field in, not what it is called. */
const hint = /^\S+(?: \S+){2,}[.!…]$/;

function hasName({ name, label, placeholder }: SeenElement): boolean {
  return [name, label, placeholder].some((own) => own !== '' && !hint.test(own));
}

/** "The Add comment field": the one field without a name of its own that follows the heading "Add comment". */
export function findHeadedField({ snapshot }: View, target: Target): SeenElement | undefined {
  const { name, kind, within, near, ordinal } = target;
  if (kind !== 'field' || name === '' || within || near || ordinal !== undefined) return undefined;
  const visible = snapshot.elements.filter(({ states }) => states.visible);
  const headings = visible.filter(({ role }) => role === 'heading');
  const [head, other] = headings.filter(({ text }) => normaliseName(text) === normaliseName(name));
  if (!head || other) return undefined;
  const next = headings[headings.indexOf(head) + 1];
  const below = visible.slice(visible.indexOf(head), next && visible.indexOf(next));
  const unnamed = below.filter((one) => fields.test(one.role) && one.frame === head.frame && !hasName(one));
  return unnamed.length === 1 ? unnamed[0] : undefined;
}
