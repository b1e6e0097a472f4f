import type { Kind } from '@assay/planner/steps';
import type { SeenElement } from '@assay/runner/snapshot';
import { tickedKinds, typedKinds } from './kinds.ts';
import { quoted } from './words.ts';

const mostOptions = 10;

/** What is said of a control behind its name: what it holds, its states. */
export function tellDetails(element: SeenElement, kind: Kind, name: string, badge: string): string[] {
  return [
    ...tellValue(element, kind),
    ...tellHints(element, kind, name),
    ...(badge === '' ? [] : [`with badge ${quoted(badge)}`]),
    ...tellStates(element, kind),
  ];
}

function tellValue({ value, text, tag, inputType, states }: SeenElement, kind: Kind): string[] {
  if (!typedKinds.has(kind)) return [];
  const shown = value || (kind === 'dropdown' || tag !== 'input' ? text : '');
  if (shown !== '') return [`= ${quoted(shown)}`];
  if (inputType === 'password') return [];
  if (inputType === 'file') return ['without a file'];
  return states.editable ? ['empty'] : [];
}

const typeWords: Record<string, string> = {
  password: 'password',
  file: 'file',
  date: 'date',
  'datetime-local': 'date and time',
  time: 'time',
  month: 'month',
  week: 'week',
  color: 'colour',
};

function tellHints({ placeholder, inputType, constraints }: SeenElement, kind: Kind, name: string): string[] {
  const hints: string[] = [];
  if (!typedKinds.has(kind)) return hints;
  const type = typeWords[inputType];
  if (type && !name.toLowerCase().includes(type)) hints.push(`(${type})`);
  if (placeholder.trim() !== '' && placeholder !== name) hints.push(`placeholder ${quoted(placeholder, 60)}`);
  if (kind === 'slider' && constraints.min !== undefined && constraints.max !== undefined)
    hints.push(`from ${constraints.min} to ${constraints.max}`);
  return hints;
}

export function tellStates(element: SeenElement, kind: Kind): string[] {
  const { states, chosen, inputType } = element;
  const words: string[] = [];
  if (states.checked === 'mixed') words.push('partly checked');
  else if (states.checked !== undefined) words.push(...tellChecked(states.checked, element, kind));
  if (states.selected ?? chosen) words.push('selected');
  if (states.expanded !== undefined && kind !== 'tab') words.push(states.expanded ? 'expanded' : 'collapsed');
  if (!states.enabled) words.push('disabled');
  else if (kind === 'field' && !states.editable && inputType !== 'file') words.push('read-only');
  if (states.required) words.push('required');
  if (states.invalid) words.push('invalid');
  if (states.focused) words.push(inUse);
  return words;
}

/** Where the next key goes. */
export const inUse = 'focused';

function tellChecked(checked: boolean, { role }: SeenElement, kind: Kind): string[] {
  if (tickedKinds.has(kind) || /^menuitem/.test(role)) return [checked ? 'checked' : 'unchecked'];
  return checked ? ['pressed'] : [];
}

export function tellOptions({ options }: SeenElement, kind: Kind): string | undefined {
  if (options.length === 0 || (kind !== 'dropdown' && kind !== 'field')) return undefined;
  const shown = options.slice(0, mostOptions).map((option) => quoted(option, 40));
  const more = options.length > mostOptions ? `, … ${options.length - mostOptions} more` : '';
  return `options ${shown.join(', ')}${more}`;
}
