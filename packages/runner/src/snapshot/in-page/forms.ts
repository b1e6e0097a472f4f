/// <reference lib="dom" />
import type { RawElement } from './raw.ts';

/** What forms tell the browser about their controls. Runs in the page: it may use nothing from outside itself. */
export function makeForms(pathOf: (element: Element) => string) {
  /** A required dropdown counts as empty while an option without a value is chosen. */
  function readEmptyOption(select: HTMLSelectElement): string | undefined {
    const empty = [...select.options].find((option) => option.value === '' && !option.disabled);
    return empty?.label.replace(/\s+/g, ' ').trim() || undefined;
  }

  function readType(element: Element): string | undefined {
    if (element instanceof HTMLInputElement || element instanceof HTMLButtonElement) return element.type;
    return element.localName === 'textarea' ? 'textarea' : undefined;
  }

  function readNoValidate(element: Element): boolean {
    if (element instanceof HTMLFormElement) return element.noValidate;
    return element.hasAttribute('formnovalidate');
  }

  /** Only where it lies outside; inside, its containers tell. */
  function readOwner(element: Element): string | undefined {
    const owner = element.hasAttribute('form') && (element as HTMLInputElement).form;
    return owner && !owner.contains(element) ? pathOf(owner) : undefined;
  }

  function addFormFacts(record: RawElement, element: Element): void {
    const type = readType(element);
    if (type !== undefined) record.inputType = type;
    if (readNoValidate(element)) record.noValidate = true;
    if (element instanceof HTMLInputElement && type === 'radio' && element.name) record.group = element.name;
    const empty = element instanceof HTMLSelectElement ? readEmptyOption(element) : undefined;
    if (empty) record.emptyOption = empty;
    const owner = readOwner(element);
    if (owner) record.formPath = owner;
  }

  return { addFormFacts };
}

export type Forms = ReturnType<typeof makeForms>;
