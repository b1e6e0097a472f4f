import { useCallback } from 'react';
import { ApiError } from '../../../lib/client.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { useReloadAll } from './use-admin-list.ts';
import type { Messages } from './use-messages.ts';

interface Change {
  call: () => Promise<unknown>;
  /** What to say, and what to change on the page until it is loaded again. */
  onDone: () => void;
  describe: (failure: unknown) => string;
}

/** Gives a function that makes a change on the server, tells how it went and loads the page again. */
export function useChange({ tellError }: Pick<Messages, 'tellError'>): (change: Change) => Promise<void> {
  const endSession = useSessionEnd();
  const reloadAll = useReloadAll();
  return useCallback(
    async ({ call, onDone, describe }) => {
      try {
        await call();
        onDone();
        reloadAll();
      } catch (failure) {
        if (endSession(failure)) return;
        tellError(describe(failure));
        // Whatever was refused, the rows may not be what they were when they were loaded.
        if (failure instanceof ApiError) reloadAll();
      }
    },
    [tellError, endSession, reloadAll],
  );
}
