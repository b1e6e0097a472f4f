/// <reference lib="dom" />
import type { ElementHandle } from 'playwright-core';

type Handle = ElementHandle<HTMLElement | SVGElement>;

export function readAttribute(handle: Handle, name: string): Promise<string | null> {
  return handle.getAttribute(name);
}

/** Runs in the page: the computed style, and the expected one in the browser's own spelling ("red" is "rgb(255, 0, 0)"). */
function readBoth(element: Element, { name, value }: { name: string; value: string }) {
  const property = name.trim().replace(/\s+/g, '-').toLowerCase();
  const twin = document.createElement('span');
  twin.style.setProperty(property, value);
  const isKnown = twin.style.getPropertyValue(property) !== '';
  twin.style.setProperty('display', property === 'display' ? value : 'none');
  document.documentElement.append(twin);
  const expected = isKnown ? getComputedStyle(twin).getPropertyValue(property) : value;
  twin.remove();
  return { actual: getComputedStyle(element).getPropertyValue(property), expected };
}

export function readStyle(
  handle: Handle,
  name: string,
  value: string,
): Promise<{ actual: string; expected: string }> {
  return handle.evaluate(readBoth, { name, value });
}

/** A picture that could not be loaded takes up room, but nobody sees it. */
export function isPictureDrawn(handle: Handle): Promise<boolean> {
  return handle.evaluate(
    (element) => !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0),
  );
}
