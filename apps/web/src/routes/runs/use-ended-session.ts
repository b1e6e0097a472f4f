import { useEffect } from 'react';
import { useSessionEnd } from '../../shell/use-session-end.ts';

/** Leads to the login page where a failure means that the session is over. */
export function useEndedSession(failure: unknown): void {
  const endSession = useSessionEnd();
  useEffect(() => {
    if (failure) endSession(failure);
  }, [failure, endSession]);
}
