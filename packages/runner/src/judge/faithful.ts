import { foldWords } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';

const controls = new Set([
  'button',
  'link',
  'field',
  'checkbox',
  'radio button',
  'dropdown',
  'switch',
  'slider',
  'tab',
  'menu item',
  'image',
  'icon',
  'table',
  'list',
  'section',
  'form',
  'frame',
  'dialog',
]);

const used = /^(?:button|link|menuitem|tab|textbox|searchbox|combobox|checkbox|radio|option)$/;

/**
 * Finding may bend words, checking may not: that a text is visible holds only for that text. A control may go by another name
 * ("sign in" for "log in"), but never by other numbers.
 */
export function isFaithful(target: Target, element: SeenElement): boolean {
  const wanted = foldWords(target.name);
  if (wanted === '' || /^(it|that|this|they)\b/.test(wanted)) return true;
  // The link "Checkout" is no heading, although it is called so.
  if (target.kind === 'heading' && used.test(element.role)) return false;
  const { name, label, text, placeholder, title, testId, value, nearby, column } = element;
  // The button "Install lamp@2.0.0" is not the link "2.0.0".
  const isOther =
    target.kind !== element.role &&
    /^(?:link|button)$/.test(target.kind ?? '') &&
    /^(?:link|button)$/.test(element.role);
  if (isOther && !/\p{L}/u.test(wanted))
    return [name, label, text, title].some((own) => foldWords(own) === wanted);
  const shown = ` ${[name, label, text, placeholder, title, testId, value, nearby, column].map(foldWords).join(' | ')} `;
  if (shown.includes(` ${wanted} `)) return true;
  const own = wanted.split(' ');
  const numbers = own.filter((word) => /\d/.test(word));
  if (numbers.some((number) => !shown.includes(` ${number} `))) return false;
  if (target.kind !== undefined && controls.has(target.kind)) return true;
  return own.every((word) => shown.includes(` ${word}`));
}
