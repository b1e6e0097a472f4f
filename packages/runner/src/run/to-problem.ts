import type { Session } from '../evidence/session.ts';
import { Problem } from '../progress/problem.ts';
import { cancelled, type Progress, shorten, within } from '../progress/progress.ts';

/** Whether the whole context has gone: by somebody outside, or with its browser. */
async function hasContextGone(session: Session, progress: Progress): Promise<boolean> {
  const asking = session.context.cookies().then(() => false);
  return within(shorten(progress, 1000), asking, '').catch(
    (error: unknown) => !(error instanceof Problem && error.class === 'timeout'),
  );
}

/** Why the page that a step speaks about is not there any more. */
async function explainClosed(error: unknown, session: Session, progress: Progress): Promise<Problem> {
  if (await hasContextGone(session, progress)) {
    return new Problem(
      'environment',
      'The browser or its window was closed from outside, so this says nothing about the site. Run it again.',
      { cause: error },
    );
  }
  return new Problem('site down', 'The page closed its own window, so there was nothing left to act on.', {
    cause: error,
  });
}

/** Whatever was thrown, as a reason with a class. */
export async function toProblem(error: unknown, session: Session, progress: Progress): Promise<Problem> {
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
  const isTelling = error instanceof Problem && error.class !== 'timeout' && error.class !== 'not found';
  if (!isTelling && session.pages.current().isClosed()) return explainClosed(error, session, progress);
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
