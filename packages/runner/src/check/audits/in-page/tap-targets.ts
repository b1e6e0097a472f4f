/// <reference lib="dom" />
import type { Controls } from './controls.ts';

export interface TapTarget {
  name: string;
  box: { x: number; y: number; width: number; height: number };
  /** It stands in a line of text, whose height decides about its own. */
  isInline: boolean;
  /** A box or ring that the browser draws at its own size. */
  isNative: boolean;
  href: string;
  /** The targets that it lies in, by index. */
  inside: number[];
}

/** Runs in the page: it may use nothing from outside itself. */
export function readTapTargets({ findControls, isShown, nameElement }: Controls): TapTarget[] {
  const controls = findControls();

  function isAmongText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (!block) return false;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const isTarget = controls.some((control) => control.contains(parent));
      if (!isTarget && /[\p{L}\p{N}]/u.test(texts.currentNode.textContent ?? '')) return true;
    }
    return false;
  }

  function readBox(element: HTMLElement): TapTarget['box'] {
    const boxes = [element.getBoundingClientRect()];
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
      for (const label of element.labels ?? []) if (isShown(label)) boxes.push(label.getBoundingClientRect());
    const largest = boxes.sort(
      (one, other) => Math.min(other.width, other.height) - Math.min(one.width, one.height),
    )[0];
    const { x, y, width, height } = largest ?? element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  }

  return controls.map((element) => ({
    name: nameElement(element),
    box: readBox(element),
    isInline: isAmongText(element),
    isNative:
      element.matches('input[type=checkbox],input[type=radio]') &&
      getComputedStyle(element).appearance === 'auto',
    href: element instanceof HTMLAnchorElement ? element.href : '',
    inside: controls.flatMap((other, index) => (other !== element && other.contains(element) ? [index] : [])),
  }));
}
