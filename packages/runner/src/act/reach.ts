import type { Action, Target } from '@assay/planner/steps';
import { pronouns } from '../ground/discourse.ts';
import { explainPageName } from '../ground/page-name.ts';
import { resolve } from '../ground/resolve.ts';
import type { Purpose } from '../ground/types.ts';
import { viewOf } from '../ground/view.ts';
import { Problem } from '../progress/problem.ts';
import { findChoiceInstead } from './choose-option.ts';
import type { StepContext } from './context.ts';
import { enterTabOf } from './enter-tab.ts';
import { findByAddress } from './find-by-address.ts';
import { type Found, findTarget, look } from './find-target.ts';
import { goToPlaceOf } from './go-to-place.ts';
import { openClosed } from './open-closed.ts';
import { openTabOf } from './open-tab.ts';
import { click } from './point.ts';
import { findInSearchForm } from './search-form.ts';
import { leadsThroughSteps, stepOn } from './step-on.ts';
import { goTowards } from './well-known-ways.ts';

/** Actions of the page; waiting belongs to checking. */
export type PageAction = Exclude<Action, { do: 'wait' | 'pause' }>;

type Targeted = Extract<PageAction, { target: Target }>;
/** What is done to one element of the page. */
export type OnTarget = Exclude<Targeted, { do: 'press' | 'upload' }>;

/** Finds what is meant, opening what it stands in. */
export async function reach(context: StepContext, named: Target, purpose: Purpose): Promise<Found> {
  const target = await enterTabOf(context, named);
  const { discourse } = context.session;
  await goToPlaceOf(
    context,
    target,
    (snapshot) => resolve(viewOf(snapshot), target, purpose, { discourse }).outcome !== 'not found',
  );
  await openTabOf(context, target);
  let found = await findTarget(context, target, purpose, { memory: context.memory });
  if (!found.element.states.visible && (await openClosed(context, target, purpose)))
    found = await findTarget(context, target, purpose, { memory: context.memory });
  await context.onFound(found);
  return found;
}

/** A part of the page and its heading often bear the same name; to look there, the heading will do. */
export async function findToScroll(context: StepContext, target: Target): Promise<Found> {
  const isBare = !target.kind && target.ordinal === undefined && !target.within && !target.near;
  const { elements } = isBare ? await look(context, context.progress) : { elements: [] };
  const headings = elements.filter(
    ({ role, name, states }) =>
      role === 'heading' && states.visible && name.trim().toLowerCase() === target.name.toLowerCase(),
  );
  return reach(context, headings.length === 1 ? { ...target, kind: 'heading' } : target, 'look');
}

/** A page by its name: it may be shown already, else a link of that name leads to it. */
export async function openNamed(context: StepContext, name: string): Promise<Found | undefined> {
  const page = context.session.pages.current();
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  const names = {
    address: page.url(),
    title: await page.title(),
    headings: headings.map((text) => ({ text, level: 1 })),
  };
  if (/^https?:/.test(page.url()) && explainPageName(names, name)) return undefined;
  if (await leadsThroughSteps(context, name)) return stepOn(context, name);
  try {
    const found = (await findByAddress(context, name)) ?? (await reachUnlessSentAway(context, name));
    if (found) await click(context, found);
    return found;
  } catch (error) {
    const isMissing = error instanceof Problem && error.class === 'not found';
    const found = isMissing ? await stepOn(context, name) : undefined;
    if (!found) throw error;
    return found;
  }
}

/** Whoever asked for a page and was sent to the login first has opened it: the address remembers where to go on to. */
async function reachUnlessSentAway(context: StepContext, name: string): Promise<Found | undefined> {
  try {
    return await reach(context, { name }, 'click');
  } catch (error) {
    const address = context.session.pages.current().url();
    const wanted = [...(URL.parse(address)?.searchParams.values() ?? [])].map((value) => ({
      address: URL.parse(value, address)?.href ?? '',
      title: '',
      headings: [],
    }));
    if (!(error instanceof Problem)) throw error;
    if (!wanted.some((one) => explainPageName(one, name)))
      return reachThrough(context, { name }, 'click', error);
    context.warn(`The "${name}" page was asked for; the site sent the visitor here first.`);
    return undefined;
  }
}

/** "Open my profile": the one link that leads to it, where nothing is called so; a list by what it offers. */
export async function reachOrFollow(
  context: StepContext,
  action: OnTarget,
  purpose: Purpose,
): Promise<Found> {
  try {
    return await reach(context, action.target, purpose);
  } catch (error) {
    if (!(error instanceof Problem) || error.class !== 'not found') throw error;
    const other =
      action.do === 'select'
        ? await findChoiceInstead(context, await context.fillIn(action.option))
        : action.do === 'type'
          ? await findInSearchForm(context, action.target, 'field')
          : mayFollow(action)
            ? await findByAddress(context, action.target.name)
            : undefined;
    if (other) return other;
    if (!mayFollow(action)) throw error;
    return reachThrough(context, action.target, purpose, error);
  }
}

/** "Proceed to checkout" on the page of a product, where the way leads through the cart. */
async function reachThrough(
  context: StepContext,
  target: Target,
  purpose: Purpose,
  problem: Problem,
): Promise<Found> {
  if (problem.class !== 'not found' || !(await goTowards(context, target.name))) throw problem;
  return reach(context, target, purpose);
}

function mayFollow({ do: action, target }: OnTarget): boolean {
  const { name, kind, ordinal, within, near } = target;
  const isBare = (!kind || kind === 'link') && ordinal === undefined && !within && !near;
  return action === 'click' && isBare && !pronouns.has(name) && /^[\p{L} -]{4,}$/u.test(name);
}

/** Where keys are pressed; a form without a search field is searched with by its button instead. */
export async function reachToPress(
  context: StepContext,
  { keys, target }: { keys: string; target: Target },
  purpose: Purpose,
): Promise<{ found: Found; isButton: boolean }> {
  try {
    return { found: await reach(context, target, purpose), isButton: false };
  } catch (error) {
    const isMissing = error instanceof Problem && error.class === 'not found' && keys === 'Enter';
    const button = isMissing ? await findInSearchForm(context, target, 'button') : undefined;
    if (!button) throw error;
    return { found: button, isButton: true };
  }
}
