import type { Kind } from '@assay/planner/steps';
import { fieldRoles, isChoiceButton } from '../snapshot/attach-labels.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { kindRoles, purposeRoles } from './lexicon/kind-roles.ts';
import type { Purpose } from './types.ts';
import type { View } from './view.ts';

export type Fit = 'fits' | 'near' | 'no';

const showsText = new Set([
  'generic',
  'paragraph',
  'listitem',
  'heading',
  'mark',
  'strong',
  'emphasis',
  'term',
  'definition',
  'cell',
  'gridcell',
  'status',
  'alert',
  'label',
  'caption',
  'time',
  'timer',
  'note',
  'log',
  'code',
  'insertion',
]);

const widgets = new Set([...fieldRoles, 'option', 'tab']);
const mayBeBadge = new Set(['generic', 'mark', 'strong', 'emphasis', 'paragraph', 'superscript']);
const longestBadge = 20;

/** Everything an element may count as: its role, and what it can do. */
function answersTo(view: View, element: SeenElement): Set<string> {
  const { role, states, interactive, inputType, options, tag } = element;
  const answers = new Set([role]);
  if (inputType === 'file') answers.add('file');
  if (interactive && !widgets.has(role)) answers.add('clickable');
  if (states.editable) answers.add('editable');
  if (states.checked !== undefined) answers.add('ticked');
  if ((role === 'button' || role === 'menuitem') && (states.expanded !== undefined || options.length > 0))
    answers.add('opener');
  if ((role === 'textbox' && options.length > 0) || isChoiceButton(element)) answers.add('combobox');
  if (role === 'generic' && view.containers.has(element.ref)) answers.add('part');
  if (view.repeated.has(element.ref) || view.boxes.has(element.ref)) answers.add('card');
  if (showsText.has(role) && tag !== 'label') answers.add('text');
  if (mayBeBadge.has(role) && element.text !== '' && element.text.length <= longestBadge)
    answers.add('short');
  return answers;
}

function match(answers: Set<string>, roles: readonly string[]): boolean {
  return roles.includes('*') || roles.some((role) => answers.has(role));
}

const listedKinds = new Set<Kind | undefined>(['row', 'item', 'card']);

/** "Select the row of Ann": rows are chosen where they are called so. */
function isListedChoice(answers: Set<string>, purpose: Purpose, kind: Kind | undefined): boolean {
  return purpose === 'choose' && listedKinds.has(kind) && (answers.has('row') || answers.has('article'));
}

/** Whether an element can be meant at all, by what it is needed for and by the kind word. */
export function gate(view: View, element: SeenElement, purpose: Purpose, kind: Kind | undefined): Fit {
  const answers = answersTo(view, element);
  if (!match(answers, purposeRoles[purpose] ?? ['*']) && !isListedChoice(answers, purpose, kind)) return 'no';
  if (purpose === 'upload') return answers.has('file') ? 'fits' : 'near';
  if (kind === undefined) return 'fits';
  // A date field is set, typed into and called a field; a file field is no text field.
  if (kind === 'field' && purpose === 'type' && answers.has('file')) return 'no';
  // The cells below a heading bear its name as well.
  if (kind === 'heading' && /cell$/.test(element.role)) return 'no';
  // A badge is a count or a word, never a sentence.
  if (kind === 'badge' && element.text.length > longestBadge) return 'no';
  if (match(answers, kindRoles[kind].fits)) return 'fits';
  return match(answers, kindRoles[kind].near) ? 'near' : 'no';
}
