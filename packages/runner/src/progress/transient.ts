import { Problem } from './problem.ts';

const moving =
  /Execution context|context was destroyed|Cannot find context|detached|not attached|navigat|no longer|has been closed|Target crashed|JSHandle is disposed|took longer|Timeout|no such (frame|node|handle)|stale element/i;

/** What goes wrong because a page moves under one's hands, as a problem that another look may not have; anything else is thrown on. */
export function toMovingProblem(error: unknown): Problem {
  if (error instanceof Problem && error.class !== 'cancelled' && error.class !== 'environment') return error;
  if (error instanceof Problem || !(error instanceof Error) || !moving.test(error.message)) throw error;
  if (/took longer|Timeout/.test(error.message)) {
    return new Problem('timeout', 'The page did not answer in time. Look at what keeps it busy.', {
      cause: error,
    });
  }
  return new Problem('timeout', 'The page kept changing while it was read.', { cause: error });
}
