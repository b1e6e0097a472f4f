/// <reference lib="dom" />
import type { Locator } from 'playwright-core';

/** What one element shows, as Playwright's assertions read it. */
export interface Shown {
  /** With what is hidden in it. */
  content: string;
  /** As a person sees it. */
  inner: string;
  /** Of a field. */
  value: string | undefined;
  visible: boolean;
  tag: string;
  /** What tells a state. */
  attributes: Record<string, string>;
}

/** Runs in the page. */
function read(all: Element[]): Shown[] {
  const tidy = (text: string | null) =>
    (text ?? '')
      .replace(/[\u200b\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  return all.map((element) => {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    const box = element.getBoundingClientRect();
    return {
      content: tidy(element.textContent),
      inner: tidy(element instanceof HTMLElement ? element.innerText : element.textContent),
      value: isField ? element.value : undefined,
      visible: element.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0,
      tag: element.localName,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    };
  });
}

export async function readAll(locator: Locator): Promise<Shown[]> {
  return locator.evaluateAll(read).catch(() => []);
}

/** Undefined where it finds none or several: no assertion could be made of it. */
export async function readOnly(locator: Locator): Promise<Shown | undefined> {
  const [only, other] = await readAll(locator);
  return other ? undefined : only;
}
