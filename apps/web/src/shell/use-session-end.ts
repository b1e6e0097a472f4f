import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../lib/client.ts';
import { readToken, removeToken } from '../lib/session.ts';
import { paths } from '../paths/paths.ts';
import { toast } from './notifications.ts';

/**
 * Gives a function for failures of calls: where one means that the session is over, the token is dropped, the reason is
 * said, the login page opens and the function answers true.
 */
export function useSessionEnd(): (failure: unknown) => boolean {
  const navigate = useNavigate();
  return useCallback(
    (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 401) return false;
      // Several calls may be refused together; once is enough to say so.
      if (readToken()) {
        removeToken();
        toast.error('Session expired. Please log in again.');
      }
      void navigate(paths.login);
      return true;
    },
    [navigate],
  );
}
