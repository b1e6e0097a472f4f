import type { Expectation } from '@assay/planner/steps';
import type { Locator } from 'playwright-core';
import type { Said } from './say-text.ts';
import type { Shown } from './shown.ts';

type Is = Expectation['condition']['is'];

/** Attributes that tell a state, in the order in which they are asked. */
const telling: Partial<Record<Is, readonly string[]>> = {
  checked: ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'],
  unchecked: ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'],
  selected: ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'],
  pressed: ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-current'],
  expanded: ['aria-expanded'],
  collapsed: ['aria-expanded'],
  required: ['aria-required'],
  disabled: ['aria-disabled'],
};

/** Whether the state means "no". */
const denying = new Set<Is>(['unchecked', 'collapsed']);

/** As an attribute that is so, whatever its value: `aria-current` is "page" or "step". */
function sayAttribute({ attributes }: Shown, is: Is, isNot: boolean): Said | undefined {
  const name = telling[is]?.find((one) => one in attributes);
  if (name === undefined) return undefined;
  const value = attributes[name] ?? '';
  const isOn = value !== 'false' && value !== '';
  return isOn !== (denying.has(is) !== isNot) ? { is: 'attribute', name, text: value } : undefined;
}

const ask: Partial<Record<Is, (locator: Locator) => Promise<boolean>>> = {
  enabled: (locator) => locator.isEnabled({ timeout: 5000 }),
  disabled: (locator) => locator.isDisabled({ timeout: 5000 }),
  checked: (locator) => locator.isChecked({ timeout: 5000 }),
  unchecked: async (locator) => !(await locator.isChecked({ timeout: 5000 })),
  selected: (locator) => locator.isChecked({ timeout: 5000 }),
  focused: (locator) =>
    locator.evaluate((element) => element.matches(':focus'), undefined, { timeout: 5000 }),
};

const words: Partial<Record<Is, Said['is']>> = {
  enabled: 'enabled',
  disabled: 'disabled',
  checked: 'checked',
  unchecked: 'checked',
  selected: 'checked',
  focused: 'focused',
};

/** That an element is in a state, or is not. */
export async function sayState(
  locator: Locator,
  shown: Shown,
  is: Is,
  isNot: boolean,
): Promise<Said | undefined> {
  if (is === 'empty') {
    const text = shown.value ?? shown.content;
    if ((text === '') === isNot) return undefined;
    const said: Said = shown.value === undefined ? { is: 'text', text: '' } : { is: 'value', text: '' };
    return isNot ? { ...said, not: true } : said;
  }
  if (is === 'required' && 'required' in shown.attributes && !isNot)
    return { is: 'attribute', name: 'required', text: shown.attributes.required ?? '' };
  const word = words[is];
  const holds = word && (await ask[is]?.(locator).catch(() => undefined));
  if (word && holds === !isNot)
    return (is === 'unchecked') === isNot ? { is: word } : { is: word, not: true };
  return sayAttribute(shown, is, isNot);
}
