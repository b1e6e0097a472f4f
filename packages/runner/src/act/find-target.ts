import { capitalise } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import type { ElementHandle } from 'playwright-core';
import type { RememberedElement } from '../evidence/memory-types.ts';
import type { Session } from '../evidence/session.ts';
import { bearsName } from '../ground/bears-name.ts';
import { isBusy } from '../ground/busy.ts';
import { pronouns } from '../ground/discourse.ts';
import { findAlias } from '../ground/find-alias.ts';
import { ground } from '../ground/ground.ts';
import { nameTarget } from '../ground/name-target.ts';
import { nameWindow } from '../ground/name-window.ts';
import { sayTarget } from '../ground/say-target.ts';
import { explain, TargetProblem } from '../ground/target-problem.ts';
import type { Candidate, Discourse, Grounding, Purpose } from '../ground/types.ts';
import { viewOf } from '../ground/view.ts';
import { leaveOutPlace } from '../ground/without-place.ts';
import { groundListed } from '../judge/ground-in.ts';
import { doubtWords, heal, type Recalled, recallUnchanged } from '../memory/heal.ts';
import { Problem } from '../progress/problem.ts';
import { isOver, type Progress, pauseBetweenLooks, shorten, within } from '../progress/progress.ts';
import { toMovingProblem } from '../progress/transient.ts';
import { locate } from '../snapshot/locate.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { describeUnique } from '../snapshot/unique-locator.ts';
import type { StepContext } from './context.ts';
import { settle } from './settle.ts';

/** An element chosen for a target, ready to be acted on. */
export interface Found {
  target: Target;
  purpose: Purpose;
  element: SeenElement;
  handle: ElementHandle<HTMLElement | SVGElement>;
  snapshot: PageSnapshot;
  /** The chosen one first. */
  candidates: Candidate[];
  locator: string;
  /** It is not the element that the words name, but its heir; `target` names it as it is now. */
  healing?: Recalled['healing'];
}

function explainSlowness({ network, pages }: Session): string {
  const pending = network.pendingNavigation(pages.current());
  return pending ? `${pending} did not answer in time.` : 'The page could not be read in time.';
}

/** Looks at the page, unless a dialog of the browser stands before it. */
export async function look(context: StepContext, progress: Progress): Promise<PageSnapshot> {
  const { session, limits } = context;
  const page = session.pages.current();
  if (session.context.browser()?.isConnected() === false) {
    throw new Problem(
      'environment',
      'The browser stopped unexpectedly. Run it again; a new browser is started.',
    );
  }
  if (session.pages.hasCrashed(page)) {
    throw new Problem(
      'environment',
      'The page crashed in the browser. Run it again, or look at its memory use.',
    );
  }
  // No other window is left, so another look would see no more; why is found out by whoever runs the step.
  if (page.isClosed()) throw new Error('The window is gone.');
  const taking = takeSnapshot(page, { ...progress, maxElements: limits.maxElements });
  const interrupted = session.dialogs.whenOpened().then(() => {
    throw new Problem('timeout', 'A dialog of the browser stands before the page.');
  });
  interrupted.catch(() => undefined);
  try {
    const seen = await within(progress, Promise.race([taking, interrupted]), explainSlowness(session));
    session.lastSeen = { address: seen.address, title: seen.title };
    return seen;
  } catch (error) {
    throw toMovingProblem(error);
  }
}

export async function groundIn(
  context: StepContext,
  snapshot: PageSnapshot,
  named: Target,
  purpose: Purpose,
): Promise<Grounding> {
  const target = nameWindow(named, snapshot);
  const listed = groundListed(snapshot, target, purpose);
  if (listed) return listed;
  return ground(snapshot, target, purpose, {
    ...context.grounding,
    discourse: context.session.discourse,
  });
}

export async function toHandle(
  context: StepContext,
  snapshot: PageSnapshot,
  element: SeenElement,
): Promise<ElementHandle<HTMLElement | SVGElement>> {
  const handle = await locate(context.session.pages.current(), snapshot, element, context.progress);
  // Whatever was seen on a page is one of these.
  return handle as ElementHandle<HTMLElement | SVGElement>;
}

/** Takes a chosen candidate to something that can be acted on. */
export async function toFound(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
  candidates: Candidate[],
): Promise<Found> {
  const [chosen] = candidates;
  if (!chosen) throw new Problem('not found', `${capitalise(nameTarget(target))} was not found on the page.`);
  const { element } = chosen;
  const handle = await toHandle(context, snapshot, element);
  return {
    target,
    purpose,
    element,
    handle,
    snapshot,
    candidates,
    locator: describeUnique(snapshot, element),
  };
}

/** Takes what memory gave, unless that would heal where healing is frozen. */
async function takeRecalled(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
  { candidate, healing }: Recalled,
): Promise<Found> {
  if (healing && context.healing === 'frozen') {
    const message = `${capitalise(nameTarget(target))} was not found on the page. ${capitalise(sayTarget(healing.target))} looks like it (${Math.round(healing.score * 100)} % alike), but healing is frozen. Name that one in the step, or turn healing on.`;
    throw new TargetProblem('not found', message, [candidate], target);
  }
  const found = await toFound(context, snapshot, target, purpose, [candidate]);
  return healing ? { ...found, healing } : found;
}

/** An action may find its element by meaning; the report says so, with the name that the element bears. */
function warnOfMeaning(context: StepContext, { name }: Target, { element }: Candidate): void {
  if (name === '' || pronouns.has(name.toLowerCase()) || bearsName(element, name)) return;
  const real = element.name || element.label || element.text;
  if (real !== '')
    context.warn(`Matched by meaning: "${name}" was taken as "${real}". Write "${real}" to name it exactly.`);
}

/** While the page says that more is coming, the slow question of meaning is put off: what is named may be on its way. */
function waitForWords(context: StepContext, snapshot: PageSnapshot, isLast: boolean): StepContext {
  if (isLast || !isBusy(snapshot)) return context;
  const { similarity: _, ...grounding } = context.grounding;
  return { ...context, grounding };
}

async function tryToFind(
  context: StepContext,
  target: Target,
  purpose: Purpose,
  memory: RememberedElement | undefined,
  isLast: boolean,
): Promise<Found | Problem> {
  try {
    const snapshot = await look(context, context.progress);
    const sought = { snapshot, target, purpose };
    // A choice that somebody made beats what a run happened to use.
    const known = findAlias(snapshot, target, context.grounding.aliases) ? undefined : memory;
    const recalled = known && recallUnchanged(sought, known, context.session.discourse);
    if (recalled) return await takeRecalled(context, snapshot, target, purpose, recalled);
    const words = await groundIn(waitForWords(context, snapshot, isLast), snapshot, target, purpose);
    const grounding = known ? doubtWords(sought, known, words) : words;
    if (grounding.outcome !== 'found') return explain(target, grounding);
    warnOfMeaning(context, target, grounding.chosen);
    return await toFound(context, snapshot, target, purpose, [grounding.chosen, ...grounding.others]);
  } catch (error) {
    return toMovingProblem(error);
  }
}

/** The last resort, when waiting is over: what the words do not find may go by another name now. */
async function tryToHeal(
  context: StepContext,
  target: Target,
  purpose: Purpose,
  memory: RememberedElement | undefined,
  problem: Problem,
): Promise<Found> {
  if (!(problem instanceof TargetProblem)) throw problem;
  const snapshot = await look(context, context.progress);
  const sought = { snapshot, target, purpose };
  const words = await groundIn(context, snapshot, target, purpose);
  const grounding = memory ? doubtWords(sought, memory, words) : words;
  // What the words found and memory doubts is for a person to decide.
  if (grounding.outcome === 'found' || (grounding.outcome === 'ambiguous' && words.outcome === 'found'))
    throw problem;
  const lost = grounding.outcome === 'not found' ? grounding.lost : undefined;
  const known = lost ? { fingerprint: lost, locator: nameTarget(target) } : memory;
  const healed = known && heal(sought, known, grounding);
  if (!healed) throw problem;
  return takeRecalled(context, snapshot, target, purpose, healed);
}

/**
 * Finds the element that a step means, waiting for it to appear. It never touches the page. Only who acts may give a memory: what an
 * expectation speaks of is found by its words alone.
 */
export async function findTarget(
  context: StepContext,
  target: Target,
  purpose: Purpose,
  healing?: { memory: RememberedElement | undefined },
): Promise<Found> {
  const { session, limits } = context;
  const patient = shorten(context.progress, limits.patienceMs);
  for (let wait = 40; ; wait = Math.min(wait * 2, 500)) {
    // A look that began in time may have taken long; the page is looked at once more when the time is over.
    const isLast = isOver(patient);
    let found = await tryToFind(context, target, purpose, healing?.memory, isLast);
    if (found instanceof Problem && (isLast || isOver(context.progress))) {
      const anywhere = await findWithoutPlace(context, target, purpose, found);
      if (anywhere) return anywhere;
      if (!healing) throw found;
      found = await tryToHeal(context, target, purpose, healing.memory, found);
    }
    if (!(found instanceof Problem)) {
      session.discourse = speakOf(found, session.discourse);
      session.beforeAction = found.snapshot;
      return found;
    }
    await settle(session, patient, { boundMs: wait });
    await pauseBetweenLooks(patient, wait);
  }
}

/** The place that was said may go by no name on the page; what is there exactly once is meant all the same. */
async function findWithoutPlace(
  context: StepContext,
  target: Target,
  purpose: Purpose,
  problem: Problem,
): Promise<Found | undefined> {
  if (problem.class !== 'not found' || (!target.within && !target.near)) return undefined;
  const { session, progress } = context;
  const snapshot = await look(context, progress).catch(() => undefined);
  const without =
    snapshot && leaveOutPlace(viewOf(snapshot), target, purpose, { discourse: session.discourse });
  if (!without) return undefined;
  context.warn(
    `The place ${nameTarget(without.place)} was not found; ${nameTarget(without.target)} is on the page once, and was used there.`,
  );
  return findTarget(context, without.target, purpose);
}

/** What "it" and "that row" mean after this. */
function speakOf(
  { element, snapshot, target }: Found,
  { lastThing, lastNumber, lastElement, before }: Discourse,
): Discourse {
  const container = snapshot.elements.find(
    ({ ref, frame }) => ref === element.containers[0] && frame === element.frame,
  );
  const thing = pronouns.has(target.name.toLowerCase()) ? lastThing : target.name;
  return {
    lastElement: element,
    ...(lastElement && { before: [lastElement, ...(before ?? [])].slice(0, 4) }),
    wasUsed: true,
    ...(container && { lastContainer: container }),
    ...(thing && { lastThing: thing }),
    ...(lastNumber && { lastNumber }),
  };
}
