import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { findHolding } from './holding.ts';
import type { Outcome } from './outcome.ts';
import { explainPageName } from './page-name.ts';
import { findThingPage, withoutFrame } from './page-thing.ts';
import { isInMenu } from './score-elements.ts';
import { findTitled, listAround, listTitled } from './titled.ts';
import type { Purpose } from './types.ts';
import { isInside, liesIn, type View } from './view.ts';
import { fold } from './words.ts';

type Resolve = (target: Target, purpose: Purpose) => Outcome;
type Scopes = { outcome: 'scopes'; scopes: SeenElement[][] } | Extract<Outcome, { outcome: 'not found' }>;

/** The elements of each place that may be meant. */
export function findScopes(view: View, within: Target, resolve: Resolve): Scopes {
  const { elements } = view.snapshot;
  if (within.kind === 'column') {
    const heading = resolve(within, 'look');
    if (heading.outcome === 'found' && heading.best.element.role === 'columnheader') {
      const { element: head } = heading.best;
      const inColumn = (one: SeenElement) =>
        one.column === head.text || (one.interactive && isInside(one, head));
      return { outcome: 'scopes', scopes: [elements.filter(inColumn)] };
    }
  }
  const messages = findMessages(view, within);
  if (messages.length > 0)
    return {
      outcome: 'scopes',
      scopes: messages.map((message) => elements.filter((one) => isInside(one, message))),
    };
  const [titled, ...alsoTitled] = findTitled(view, within);
  if (titled && alsoTitled.length === 0) {
    const around = listAround(view, titled);
    const inside = elements.filter((one) => liesIn(one, titled));
    return { outcome: 'scopes', scopes: around.length > 0 ? [inside, around] : [inside] };
  }
  const listed = titled ? [] : listTitled(view, within);
  if (listed.length > 0) return { outcome: 'scopes', scopes: [listed] };
  const whole = titled ? undefined : (findPageItself(view, within) ?? findThingPage(view, within));
  if (whole) return { outcome: 'scopes', scopes: [whole] };
  if (within.kind === 'tab') return findPanel(view, within, resolve);
  const place = resolve(within, 'container');
  const places = place.outcome === 'found' ? [place.best] : place.outcome === 'ambiguous' ? place.rivals : [];
  if (isListed(within) && places.every(({ element }) => isInMenu(view, element))) return findTables(view);
  const sections = places.length === 0 ? findUnderHeading(view, within, resolve) : [];
  if (sections.length > 0) return { outcome: 'scopes', scopes: [sections] };
  const holding = places.length === 0 ? findHolding(view, within) : [];
  if (holding.length > 0)
    return {
      outcome: 'scopes',
      scopes: holding.map((thing) => elements.filter((one) => liesIn(one, thing))),
    };
  if (places.length === 0)
    return { outcome: 'not found', nearest: place.outcome === 'not found' ? place.nearest : [] };
  return {
    outcome: 'scopes',
    scopes: places.map(({ element }) => elements.filter((one) => liesIn(one, element))),
  };
}

function isListed({ kind, name, ordinal, within, near }: Target): boolean {
  return kind === 'list' && name === '' && ordinal === undefined && !within && !near;
}

/** "In the list", where the page has no list but those of its menus: what is in its table would be missing there. */
function findTables(view: View): Scopes {
  const { elements } = view.snapshot;
  const tables = elements.filter(
    (one) => /^(?:table|grid|treegrid)$/.test(one.role) && one.states.visible && !isInMenu(view, one),
  );
  if (tables.length === 0) return { outcome: 'not found', nearest: [] };
  return {
    outcome: 'scopes',
    scopes: tables.map((table) => elements.filter((one) => liesIn(one, table))),
  };
}

/** "In the message": whichever of them has what is looked for. */
function findMessages({ snapshot }: View, { kind, name, ordinal, within, near }: Target): SeenElement[] {
  if (kind !== 'message' || name !== '' || ordinal !== undefined || within || near) return [];
  return snapshot.elements.filter(
    ({ role, states, text }) => /^(?:status|alert|log)$/.test(role) && states.visible && text !== '',
  );
}

/** "In the cart" on the page of that name means what the page is about, not the link to it in its header. */
function findPageItself(
  view: View,
  { name, kind, within, near, ordinal }: Target,
): SeenElement[] | undefined {
  if ((kind !== 'section' && kind !== 'form') || within || near || ordinal !== undefined || name === '')
    return undefined;
  const { title, address, elements } = view.snapshot;
  const headings = elements.filter(({ tag, states }) => tag === 'h1' && states.visible);
  const names = { title, address, headings: headings.map(({ text }) => ({ text, level: 1 })) };
  if (!explainPageName(names, name)) return undefined;
  if (
    elements.some(
      (element) =>
        element.role === (kind === 'form' ? 'form' : 'region') && fold(element.name) === fold(name),
    )
  )
    return undefined;
  return withoutFrame(view);
}

/** What a tab shows: its panel, or, where panels are not marked as such, the page while the tab is chosen. */
function findPanel(view: View, tab: Target, resolve: Resolve): Scopes {
  const panel = resolve({ ...tab, kind: 'section' }, 'container');
  const { elements } = view.snapshot;
  if (panel.outcome === 'found' && panel.best.element.role === 'tabpanel')
    return { outcome: 'scopes', scopes: [elements.filter((one) => liesIn(one, panel.best.element))] };
  const found = resolve(tab, 'look');
  if (found.outcome === 'not found') return found;
  const isChosen = found.outcome === 'found' && found.best.element.states.selected !== false;
  return isChosen ? { outcome: 'scopes', scopes: [[...elements]] } : { outcome: 'not found', nearest: [] };
}

/** Where a page has headings but no parts: what follows a heading, up to the next one. */
function findUnderHeading(view: View, within: Target, resolve: Resolve): SeenElement[] {
  const { elements } = view.snapshot;
  const { kind: _, ...named } = within;
  if (within.name === '') return [];
  const found = resolve({ ...named, kind: 'heading' }, 'look');
  if (found.outcome !== 'found' || found.best.element.role !== 'heading') return [];
  const start = elements.indexOf(found.best.element) + 1;
  const end = elements.findIndex(
    ({ role, states }, index) => index >= start && role === 'heading' && states.visible,
  );
  return elements.slice(start, end === -1 ? undefined : end);
}
