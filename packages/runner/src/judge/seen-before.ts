import type { SeenElement } from '../snapshot/types.ts';
import type { View } from './page-view.ts';

/** Whether such an element was visible before the last action; never where nothing was done yet. */
export function wasSeen({ beforeAction }: View, isSuch: (element: SeenElement) => boolean): boolean {
  return beforeAction?.elements.some((element) => element.states.visible && isSuch(element)) ?? false;
}
