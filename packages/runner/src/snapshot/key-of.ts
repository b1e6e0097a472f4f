import type { SeenElement } from './types.ts';

/** Where it stands on the page, by which it is known again in another snapshot. */
export function keyOf({ frame, path }: SeenElement): string {
  return `${frame} ${path}`;
}
