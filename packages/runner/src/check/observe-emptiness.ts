import type { Target } from '@assay/planner/steps';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { itemsIn, mainItems } from './count.ts';
import { fold, show } from './texts.ts';
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
  const seen = elements.filter(({ states }) => states.visible);
  const part = observePart(seen, wanted);
  if (part) return part;
  if (!fold(title).split(' ').includes(wanted)) return undefined;
  const items = mainItems(seen);
  return items.length > 0 ? judged(false, `it lists ${items.length}`) : undefined;
}

const saysNothing =
  /^(?:there (?:is|are) )?(?:no|nothing|none|empty)\b.{0,60}$|\bis (?:currently |still )?empty\b/i;

/** A part of the page under a heading of that name: what it lists, or that it says there is nothing. */
function observePart(seen: readonly SeenElement[], wanted: string): Observation | undefined {
  const titles = seen.filter(({ role, text }) => role === 'heading' && fold(text) === wanted);
  const [title] = titles;
  if (!title || titles.length > 1) return undefined;
  const part = seen.find(
    ({ role, ref, name }) =>
      /^(?:region|group|tabpanel)$/.test(role) && title.containers.includes(ref) && fold(name) === wanted,
  );
  if (!part) return undefined;
  const inside = seen.filter(({ containers }) => containers.includes(part.ref));
  const listed = itemsIn(inside);
  if (listed.length > 0) return judged(false, `it lists ${listed.length}`);
  const said = inside.find(({ text }) => saysNothing.test(text));
  return said && judged(true, `it says ${show(said.text)}`);
}
