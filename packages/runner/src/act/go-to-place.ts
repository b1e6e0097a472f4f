import type { Target } from '@assay/planner/steps';
import { compare } from '../ground/compare.ts';
import { pronouns } from '../ground/discourse.ts';
import { findLoosePlace } from '../ground/loose-places.ts';
import { isPageThing } from '../ground/page-thing.ts';
import { isInMenu } from '../ground/score-elements.ts';
import { type View, viewOf } from '../ground/view.ts';
import { fold } from '../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { look, toFound } from './find-target.ts';
import { explainPageName } from './page-name.ts';
import { click } from './point.ts';
import { settle } from './settle.ts';

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

/** Goes to a page as a person would who is told to do something "in the cart" while another page is shown. */
export async function goTo(context: StepContext, snapshot: PageSnapshot, link: SeenElement): Promise<void> {
  const name = link.name || link.text;
  const candidate = { element: link, score: 1, reason: 'it leads to the place that is named', phrase: name };
  const found = await toFound(context, snapshot, { name, kind: 'link' }, 'click', [candidate]);
  await click(context, found);
  await settle(context.session, context.progress, { navigationMs: context.limits.navigationMs });
  context.warn(`The page of that name was not shown, so the link "${name}" was clicked first.`);
}

/** Goes to the page that an action's place is the name of, unless what is named is found here. */
export async function goToPlaceOf(
  context: StepContext,
  target: Target,
  isHere: (snapshot: PageSnapshot) => boolean,
): Promise<void> {
  const place = outermostPlace(target);
  if (!place || place.kind === 'tab') return;
  const snapshot = await look(context, context.progress);
  const link = findLinkTo(snapshot, place);
  if (link && !isHere(snapshot)) await goTo(context, snapshot, link);
}
