import type { Target } from '@assay/planner/steps';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { compare } from './compare.ts';
import { pronouns } from './discourse.ts';
import { findLoosePlace } from './loose-places.ts';
import { explainPageName } from './page-name.ts';
import { isPageThing } from './page-thing.ts';
import { isInMenu } from './score-elements.ts';
import { type View, viewOf } from './view.ts';
import { fold } from './words.ts';

/** Kinds that a whole page may be called by. */
export const placeKinds = new Set<Target['kind']>([undefined, 'section', 'table', 'list', 'form']);
const placeRoles =
  /^(?:region|form|dialog|alertdialog|table|grid|list|listbox|combobox|group|radiogroup|tabpanel|tab|tree|menu|article|row|listitem|search|heading|columnheader|rowheader|complementary|iframe|toolbar|feed)$/;

/** The outermost place that a target lies in. */
export function outermostPlace({ within }: Target): Target | undefined {
  return within && (outermostPlace(within) ?? within);
}

/** Whether the page is the one of that name. */
export function isPageCalled({ title, address, elements }: PageSnapshot, name: string): boolean {
  const headings = elements
    .filter(({ tag, states }) => tag === 'h1' && states.visible)
    .map(({ text }) => ({ text, level: 1 }));
  return explainPageName({ title, address, headings }, name) !== undefined;
}

export function isCalled(view: View, text: string, name: string): boolean {
  // A count behind the name is no part of it.
  const bare = text.replace(/\s*\(?\d+\)?$/, '');
  const { tier } = compare(view.wording(name), view.wording(bare), view.weigh, false);
  return tier === 'exact' || tier === 'same words' || tier === 'same meaning';
}

/** The one link of the menu to the page of that name, where nothing on this page is called so. */
export function findLinkTo(snapshot: PageSnapshot, place: Target): SeenElement | undefined {
  const { name, kind, ordinal, near } = place;
  if (!placeKinds.has(kind) || name === '' || ordinal !== undefined || near) return undefined;
  if (pronouns.has(name.toLowerCase()) || isPageCalled(snapshot, name) || isPageThing(snapshot, name))
    return undefined;
  const view = viewOf(snapshot);
  if (findLoosePlace(view, place, 'container')) return undefined;
  const seen = snapshot.elements.filter(({ states }) => states.visible);
  const isHere = seen.some(
    (element) =>
      placeRoles.test(element.role) &&
      !isInMenu(view, element) &&
      [element.name, element.label, element.role === 'heading' ? element.text : ''].some(
        (text) => text !== '' && (fold(text) === fold(name) || isCalled(view, text, name)),
      ),
  );
  if (isHere) return undefined;
  const links = seen.filter(
    (element) =>
      element.role === 'link' &&
      isInMenu(view, element) &&
      isCalled(view, element.name || element.text, name),
  );
  return new Set(links.map(({ href }) => href)).size === 1 ? links[0] : undefined;
}
