import type { Target } from '@assay/planner/steps';
import { findLinkTo, outermostPlace } from '../ground/named-page.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { look, toFound } from './find-target.ts';
import { click } from './point.ts';
import { settle } from './settle.ts';

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
