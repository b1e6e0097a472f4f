import type { Target } from '@assay/planner/steps';
import type { ElementHandle } from 'playwright-core';
import { Problem } from '../evidence/problem.ts';
import { isOver, type Progress, pauseBetweenLooks, shorten, within } from '../evidence/progress.ts';
import type { Session } from '../evidence/session.ts';
import { toMovingProblem } from '../evidence/transient.ts';
import { ground } from '../ground/ground.ts';
import type { Candidate, Discourse, Grounding, Purpose } from '../ground/types.ts';
import { describeLocator, locate } from '../snapshot/locate.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { nameTarget } from './name-target.ts';
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
}

/** A problem of grounding, with what was considered. */
export class TargetProblem extends Problem {
  readonly candidates: Candidate[];

  constructor(problemClass: 'not found' | 'ambiguous', message: string, candidates: Candidate[]) {
    super(problemClass, message);
    this.candidates = candidates;
  }
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

export function groundIn(
  context: StepContext,
  snapshot: PageSnapshot,
  target: Target,
  purpose: Purpose,
): Promise<Grounding> {
  return ground(snapshot, target, purpose, {
    ...context.grounding,
    discourse: context.session.discourse,
  });
}

export function explain(target: Target, grounding: Exclude<Grounding, { outcome: 'found' }>): TargetProblem {
  const name = nameTarget(target);
  if (grounding.outcome === 'ambiguous') {
    const phrases = grounding.candidates.slice(0, 5).map(({ phrase }) => phrase);
    return new TargetProblem(
      'ambiguous',
      `${capitalise(name)} could be ${grounding.candidates.length} elements. Say which one: ${phrases.join('; or ')}.`,
      grounding.candidates,
    );
  }
  const nearest = grounding.nearest.slice(0, 3).map(({ phrase }) => phrase);
  const hint = nearest.length > 0 ? ` The nearest are: ${nearest.join('; ')}.` : '';
  return new TargetProblem(
    'not found',
    `${capitalise(name)} was not found on the page.${hint}`,
    grounding.nearest,
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function toHandle(
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
  return { target, purpose, element, handle, snapshot, candidates, locator: describeLocator(element) };
}

async function tryToFind(
  context: StepContext,
  target: Target,
  purpose: Purpose,
  progress: Progress,
): Promise<Found | Problem> {
  try {
    const snapshot = await look(context, progress);
    const grounding = await groundIn(context, snapshot, target, purpose);
    if (grounding.outcome !== 'found') return explain(target, grounding);
    return await toFound(context, snapshot, target, purpose, [grounding.chosen, ...grounding.others]);
  } catch (error) {
    return toMovingProblem(error);
  }
}

/** Finds the element that a step means, waiting for it to appear. It never touches the page. */
export async function findTarget(context: StepContext, target: Target, purpose: Purpose): Promise<Found> {
  const { session, limits } = context;
  const patient = shorten(context.progress, limits.patienceMs);
  for (let wait = 40; ; wait = Math.min(wait * 2, 500)) {
    const found = await tryToFind(context, target, purpose, context.progress);
    if (!(found instanceof Problem)) {
      session.discourse = speakOf(found);
      return found;
    }
    if (isOver(patient)) throw found;
    await settle(session, patient, { boundMs: wait });
    await pauseBetweenLooks(patient, wait);
  }
}

/** What "it" and "that row" mean after this. */
function speakOf({ element, snapshot }: Found): Discourse {
  const container = snapshot.elements.find(
    ({ ref, frame }) => ref === element.containers[0] && frame === element.frame,
  );
  return { lastElement: element, ...(container && { lastContainer: container }) };
}
