import { AppError } from '../../../platform/errors/errors.ts';

/** Why something did not run to its end, other than by its author's wish. */
export const interruptedReason =
  'The server stopped while this test was running. What was seen until then is kept; run it again for the rest.';
export const faultReason = 'A fault of ours kept this test from running to its end. Run it again.';

/** For who waits for the end of it. */
export function explainStop(reason: string): AppError {
  if (reason === faultReason) return new AppError('INTERNAL', { message: reason });
  return new AppError(reason === interruptedReason ? 'UNAVAILABLE' : 'VALIDATION_FAILED', {
    message: reason,
  });
}
