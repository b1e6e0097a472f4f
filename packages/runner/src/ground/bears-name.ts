import type { SeenElement } from '../snapshot/types.ts';
import { holdsName, normaliseName } from './naming.ts';

/** Whether one of an element's names is the given one, or holds it as whole words. */
export function bearsName(element: SeenElement, name: string): boolean {
  const { label, text, placeholder, title, column, value, nearby, testId } = element;
  const wanted = normaliseName(name);
  return [element.name, label, text, placeholder, title, column, value, nearby, testId].some((one) =>
    holdsName(normaliseName(one), wanted),
  );
}
