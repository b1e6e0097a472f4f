import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { isInMenu } from './score-elements.ts';
import type { Purpose } from './types.ts';
import { liesIn, type View } from './view.ts';
import { fold } from './words.ts';

const looking = new Set<Purpose>(['look', 'container', 'select']);
const kinds = new Set<Target['kind']>([
  undefined,
  'section',
  'list',
  'table',
  'dropdown',
  'dialog',
  'item',
  'text',
]);
const popups =
  /^(?:list of )?(?:suggest(?:ion|ed)(?: list| box| options?| cities| items?)?|suggestions?|proposals?|autocomplete|auto complete|completions?|pop ?up|pop ?up list|drop ?down(?: list| menu)?|options?|option list|menu|open list)$/;
const listings =
  /^(?:list of )?(?:(?:search |result |product |filtered |whole |main )?(?:results?|list|listing|hits|matches|table|grid|overview|catalogue|catalog)(?: list| table| area| section)?|found items|result page|results page)$/;
const wholes = /^(?:page|screen|board|site|app|application|view|website|content|page content|main area)$/;
const windows =
  /^(?:(?:new|opened|opening|open|small|next) )?(?:(?:confirmation )?(?:window|dialog|dialogue|pop ?up|modal|overlay|box|form|panel)|confirmation(?: question| prompt| message)?|safety question)(?: (?:that|which))?(?: (?:then|now|has|is))?(?: (?:opens?|opened|appears?|appeared|comes up|came up|pops up|shown|is shown|open))?$/;
const holders = /^(?:list|table|grid|treegrid|feed)$/;
const items = /^(?:listitem|row|article)$/;

/** The one list or popup that stands open over the page. */
function findPopup({ snapshot }: View): SeenElement | undefined {
  const open = snapshot.elements.filter(
    ({ role, tag, states }) => (role === 'listbox' || role === 'menu') && tag !== 'select' && states.visible,
  );
  return open.length === 1 ? open[0] : undefined;
}

/** The one list or table that the page is about: its largest, if no other is nearly as large. */
function findListing(view: View): SeenElement | undefined {
  const seen = view.snapshot.elements.filter(({ states }) => states.visible);
  const [largest, second] = seen
    .filter((element) => holders.test(element.role) && !isInMenu(view, element))
    .map((holder) => ({
      holder,
      size: seen.filter((one) => items.test(one.role) && liesIn(one, holder) && !view.headerRows.has(one.ref))
        .length,
    }))
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size);
  return largest && largest.size >= 2 * (second?.size ?? 0) ? largest.holder : undefined;
}

/** The one dialog that stands before the page. */
function findWindow({ snapshot }: View): SeenElement | undefined {
  const open = snapshot.elements.filter(
    ({ role, states }) => /^(?:alert)?dialog$/.test(role) && states.visible,
  );
  return open.length === 1 ? open[0] : undefined;
}

function findMain({ snapshot }: View): SeenElement | undefined {
  const mains = snapshot.elements.filter(({ role, states }) => role === 'main' && states.visible);
  return mains.length === 1 ? mains[0] : undefined;
}

/** "In the results", "in the suggestions", "on the board": places that pages seldom call so, and that everybody recognises. */
export function findLoosePlace(
  view: View,
  { name, kind, ordinal, within, near }: Target,
  purpose: Purpose,
): SeenElement | undefined {
  if (!looking.has(purpose) || !kinds.has(kind) || ordinal !== undefined || within || near) return undefined;
  const called = fold(name);
  if (popups.test(called)) return findPopup(view);
  if (purpose === 'select') return undefined;
  if (windows.test(called)) return findWindow(view);
  if (listings.test(called)) return findListing(view) ?? findMain(view);
  return wholes.test(called) ? findMain(view) : undefined;
}
