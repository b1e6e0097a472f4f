/// <reference lib="dom" />
import type { RawElement, RawStates } from './raw.ts';

/** Values, states, choices and limits of controls. Runs in the page: it may use nothing from outside itself. */
export function makeStates(readText: (element: Element) => string) {
  const typed = new Set(
    'text search email tel url password number date time datetime-local month week'.split(' '),
  );

  function isTyped(element: Element): boolean {
    if (element.localName === 'textarea') return true;
    if (element.localName === 'input') return typed.has((element as HTMLInputElement).type);
    return element instanceof HTMLElement && element.isContentEditable;
  }

  function flag(element: Element, attribute: string): boolean | undefined {
    const value = element.getAttribute(attribute);
    return value === null ? undefined : value !== 'false' && value !== '';
  }

  function readChecked(element: Element): boolean | 'mixed' | undefined {
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
      return element.indeterminate ? 'mixed' : element.checked;
    const attribute = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed');
    if (attribute === null) return undefined;
    return attribute === 'mixed' ? 'mixed' : attribute === 'true';
  }

  function readExpanded(element: Element): boolean | undefined {
    if (element.localName === 'summary') return element.parentElement?.hasAttribute('open') ?? false;
    return flag(element, 'aria-expanded');
  }

  function readSelected(element: Element): boolean | undefined {
    if (element instanceof HTMLOptionElement) return element.selected;
    return flag(element, 'aria-selected') ?? flag(element, 'aria-current');
  }

  function readOwnStates(element: Element, states: RawStates, disabled: boolean): void {
    const readOnly = element.hasAttribute('readonly') || element.getAttribute('aria-readonly') === 'true';
    if (!disabled && !readOnly && isTyped(element)) states.editable = true;
    if (element.hasAttribute('required') || element.getAttribute('aria-required') === 'true')
      states.required = true;
    if (flag(element, 'aria-invalid') || element.matches(':user-invalid')) states.invalid = true;
    const checked = readChecked(element);
    if (checked !== undefined) states.checked = checked;
    const expanded = readExpanded(element);
    if (expanded !== undefined) states.expanded = expanded;
    const selected = readSelected(element);
    if (selected !== undefined) states.selected = selected;
  }

  /** Only what differs from the plain case (enabled, nothing else) is told. */
  function readStates(element: Element, focused: Element | null): RawStates {
    const states: RawStates = {};
    const disabled =
      element.matches(':disabled') || element.closest('[aria-disabled="true"],[inert]') !== null;
    if (disabled) states.enabled = false;
    if (element === focused) states.focused = true;
    // These are closed or chosen without any attribute of their own.
    const isStated = element.localName === 'summary' || element.localName === 'option';
    if (isStated || element.hasAttributes() || isTyped(element)) readOwnStates(element, states, disabled);
    return states;
  }

  function readValue(element: Element): string {
    if (element instanceof HTMLInputElement) {
      if (element.type === 'password' || element.type === 'checkbox' || element.type === 'radio') return '';
      if (element.type === 'file') return [...(element.files ?? [])].map((file) => file.name).join(', ');
      return element.value;
    }
    if (element instanceof HTMLTextAreaElement) return element.value;
    if (element instanceof HTMLSelectElement)
      return [...element.selectedOptions].map((option) => option.label).join(', ');
    if (element instanceof HTMLProgressElement || element instanceof HTMLMeterElement)
      return String(element.value);
    if (
      element instanceof HTMLElement &&
      element.isContentEditable &&
      element.hasAttribute('contenteditable')
    )
      return element.innerText;
    return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? '';
  }

  /** A button that opens a list to choose from and shows what is chosen. */
  function isChoiceButton(element: Element): boolean {
    return (
      element.getAttribute('aria-haspopup') === 'listbox' &&
      (element.getAttribute('role') ?? element.localName) === 'button'
    );
  }

  /** The list that a choice opens: the one it names, else the only one beside it. */
  function findPopup(element: Element): Element | null {
    const controlled = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns');
    const root = element.getRootNode() as Document | ShadowRoot;
    if (controlled) return root.getElementById(controlled);
    const beside = element.parentElement?.querySelectorAll('[role="listbox"]') ?? [];
    return isChoiceButton(element) && beside.length === 1 ? (beside[0] ?? null) : null;
  }

  function listedOptions(element: Element): Element[] {
    if (element instanceof HTMLSelectElement) return [...element.options];
    if (element instanceof HTMLInputElement && element.list) return [...element.list.options];
    const role = element.getAttribute('role');
    const opensList = role === 'combobox' || isChoiceButton(element);
    const list = role === 'listbox' ? element : opensList ? findPopup(element) : null;
    if (list) return [...list.querySelectorAll('[role="option"]')];
    return role === 'radiogroup' ? [...element.querySelectorAll('[role="radio"]')] : [];
  }

  function readOptions(element: Element): string[] {
    const texts = listedOptions(element)
      .slice(0, 300)
      .map((option) =>
        option instanceof HTMLOptionElement ? option.label || option.value : readText(option),
      );
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  }

  function readConstraints(element: Element): RawElement['constraints'] {
    const found: NonNullable<RawElement['constraints']> = {};
    const texts = { min: 'min', max: 'max', pattern: 'pattern', step: 'step', accept: 'accept' } as const;
    for (const [key, attribute] of Object.entries(texts) as [keyof typeof texts, string][]) {
      const value = element.getAttribute(attribute);
      if (value) found[key] = value;
    }
    const least = element.getAttribute('aria-valuemin');
    const most = element.getAttribute('aria-valuemax');
    if (least && found.min === undefined) found.min = least;
    if (most && found.max === undefined) found.max = most;
    const shortest = element.getAttribute('minlength');
    const longest = element.getAttribute('maxlength');
    if (shortest) found.minLength = Number(shortest);
    if (longest) found.maxLength = Number(longest);
    return found;
  }

  return { isTyped, readStates, readValue, readOptions, readConstraints };
}

export type States = ReturnType<typeof makeStates>;
