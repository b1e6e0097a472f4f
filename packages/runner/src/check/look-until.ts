import { isOver, now, type Progress, pauseBetweenLooks } from '../progress/progress.ts';
import type { Looked } from './types.ts';

/** How a page is looked at again and again. */
export interface Looking {
  look(): Promise<Looked>;
  /** Waits for the page to come to rest before each look. */
  rest?(): Promise<void>;
  /** Whether what is absent now may come in a moment. */
  mayStillCome(): Promise<boolean>;
  /** Waits a moment for a page that is being replaced. */
  follow(milliseconds: number): Promise<void>;
  /** Between two looks, where one takes long. */
  pauseMs?: number;
}

export interface LastLook {
  seen: Looked;
  isLate: boolean;
  /** The page was being replaced when the time was over. */
  hasMoved: boolean;
}

/** An answer that will not change however long one waits. */
function isFinal(observation: Looked): boolean {
  if (observation.isFinal) return true;
  return observation.outcome === 'problem' && observation.problem.class === 'not understood';
}

export function holds(observation: Looked): boolean {
  return observation.outcome === 'judged' && observation.holds;
}

function isTimeout(observation: Looked): boolean {
  return observation.outcome === 'problem' && observation.problem.class === 'timeout';
}

/** How long a page may take to answer after the time of an expectation is over. */
const longestMove = 5000;
/** The last look begins when the time is over, and takes a moment itself. */
const soon = 30;
const longestLook = 150;

/** Looks until there is an answer that will not change, or the time of the expectation (`patient`) or of the step is over. */
export async function lookUntil(looking: Looking, patient: Progress, step: Progress): Promise<LastLook> {
  let hasMoved = false;
  for (let wait = 30; ; wait = Math.min(wait * 2, 400)) {
    await looking.rest?.();
    // A look that began in time may have taken long; the page is looked at once more when the time is over.
    const isLast = isOver(patient);
    const begun = now(patient);
    const seen = await looking.look();
    const isLate = begun > patient.deadline + soon || now(patient) > patient.deadline + longestLook;
    const isSure = holds(seen) && !(await looking.mayStillCome());
    // A page that is just being replaced is waited for a little: what it shows then came too late, or not at all.
    const isMoving = isLast && isTimeout(seen) && now(patient) < patient.deadline + longestMove;
    const isDone = isSure || isFinal(seen) || (isLast && !isMoving) || isOver(step);
    if (isDone) return { seen, isLate, hasMoved };
    hasMoved ||= isMoving;
    if (isMoving) await looking.follow(wait);
    await pauseBetweenLooks(patient, looking.pauseMs ?? wait);
  }
}
