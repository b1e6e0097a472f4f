import type { SeenElement } from '../snapshot/types.ts';
import type { PageView } from './page-view.ts';

/** Whether such an element was visible before the last action; never where nothing was done yet. */
export function wasSeen({ beforeAction }: PageView, isSuch: (element: SeenElement) => boolean): boolean {
  return beforeAction?.elements.some((element) => element.states.visible && isSuch(element)) ?? false;
}
