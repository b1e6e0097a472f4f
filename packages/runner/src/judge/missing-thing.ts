import type { Kind, Target } from '@assay/planner/steps';
import { namesThings } from '../ground/listed.ts';
import { nameTarget } from '../ground/name-target.ts';
import { viewOf } from '../ground/view.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { groundIn } from './ground-in.ts';
import type { PageView } from './page-view.ts';
import { type Judged, unsure } from './types.ts';

const entries = /^(?:row|listitem|article|option|treeitem)$/;

/** What others of the same kind look like on a page. */
const alike: Partial<Record<Kind, RegExp>> = {
  row: /^row$/,
  item: entries,
  card: /^article$/,
  option: /^option$/,
  tab: /^tab$/,
  column: /^columnheader$/,
  cell: /^(?:cell|gridcell|columnheader)$/,
};

/** There are rows, tabs or options, and none of them has this name. */
function isMissing(page: PageView, thing: Target): boolean {
  const roles = thing.kind && alike[thing.kind];
  // "The first note item" names a sort of things, not one of them.
  if (!roles || thing.name === '' || thing.name === 'it' || namesThings(thing.name)) return false;
  const { boxes } = viewOf(page.snapshot);
  const isAlike = ({ role, ref, states }: SeenElement) =>
    states.visible && (roles.test(role) || (thing.kind === 'card' && boxes.has(ref)));
  return page.snapshot.elements.some(isAlike) && groundIn(page, thing, 'look').outcome === 'not found';
}

/** A claim about a row, item, option, tab, column or cell that is not there fails, and so does its denial. */
export function judgeMissing(page: PageView, target: Target): Judged | undefined {
  const things = [target.within, target].filter((one) => one !== undefined);
  const missing = things.find((thing) => isMissing(page, thing));
  return missing && unsure(`there is no such thing as ${nameTarget(missing)}`);
}
