import type { Target } from '@assay/planner/steps';
import type { PageSnapshot } from '../snapshot/types.ts';
import { mainItems } from './count.ts';
import { fold } from './texts.ts';
import { judged, type Observation } from './types.ts';

const listing = new Set([undefined, 'list', 'table', 'section']);

/** "The cart is empty": a page says so in words, or lists things and thereby says the opposite. Undefined where it does neither. */
export function observeEmptiness(
  { elements, text, title }: PageSnapshot,
  { name, kind, within }: Target,
): Observation | undefined {
  const wanted = fold(name);
  if (wanted === '' || within || !listing.has(kind)) return undefined;
  const words = ` ${fold(text)} `;
  const said = [`${wanted} is empty`, `${wanted} is currently empty`, `${wanted} is still empty`].find(
    (one) => words.includes(` ${one} `),
  );
  if (said) return judged(true, `the page says that the ${said}`);
  if (!fold(title).split(' ').includes(wanted)) return undefined;
  const items = mainItems(elements.filter(({ states }) => states.visible));
  return items.length > 0 ? judged(false, `it lists ${items.length}`) : undefined;
}
