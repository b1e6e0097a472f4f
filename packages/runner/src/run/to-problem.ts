import { Problem } from '../evidence/problem.ts';
import type { Progress } from '../evidence/progress.ts';
import { cancelled } from '../evidence/progress.ts';
import type { Session } from '../evidence/session.ts';

/** Whatever was thrown, as a reason with a class. */
export function toProblem(error: unknown, session: Session, progress: Progress): Problem {
  if (progress.signal.aborted) return cancelled();
  if (session.context.browser()?.isConnected() === false) {
    return new Problem(
      'environment',
      'The browser stopped unexpectedly, so this says nothing about the site. Run it again; a new browser is started.',
      { cause: error },
    );
  }
  if (session.pages.hasCrashed(session.pages.current())) {
    return new Problem(
      'environment',
      'The page crashed in the browser. Run it again, or look at its memory use.',
      {
        cause: error,
      },
    );
  }
  if (error instanceof Problem) return error;
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (/has been closed/.test(message)) {
    return new Problem('not found', 'The window was closed, so there was nothing left to act on.', {
      cause: error,
    });
  }
  if (/Timeout \d+ms exceeded/.test(message)) {
    return new Problem('timeout', `The page did not answer in time: ${message}`, { cause: error });
  }
  return new Problem('environment', `The step could not be carried out: ${message}`, { cause: error });
}

/** What a page did while a step was at work on it. */
export interface Unrest {
  loads: number;
  dialogs: number;
}

const manyLoads = 5;
const manyDialogs = 3;

export function noteRest(session: Session): Unrest {
  return { loads: session.pages.loads(), dialogs: session.dialogs.seen.length };
}

/** A page that loads, or opens dialogs, without end is the reason, whatever a step was looking for. */
export function blameUnrest(problem: Problem, session: Session, before: Unrest): Problem {
  if (problem.class !== 'timeout' && problem.class !== 'not found') return problem;
  const loads = session.pages.loads() - before.loads;
  const dialogs = session.dialogs.seen.length - before.dialogs;
  if (dialogs >= manyDialogs) {
    const message = `The page kept opening dialogs (${dialogs} in this step), so nobody could use it.`;
    return new Problem('site down', message, { cause: problem });
  }
  if (loads < manyLoads) return problem;
  const message = `The page kept loading new addresses (${loads} times in this step) and never came to rest, so nothing could be found on it.`;
  return new Problem('timeout', message, { cause: problem });
}
