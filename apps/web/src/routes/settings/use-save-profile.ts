import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { request } from '../../lib/client.ts';
import { describeProfile, type Profile, profileQuery, trim } from '../../lib/profile.ts';

/** Gives a function that saves a part of the profile: the rest is sent as it was last saved, whatever else is being edited. */
export function useSaveProfile(): (part: Partial<Profile>) => Promise<void> {
  const client = useQueryClient();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (part) => {
      // The server takes the profile as a whole, so two parts are saved one after the other.
      const saving = before.current.then(async () => {
        const { queryKey } = profileQuery;
        const saved = client.getQueryData(queryKey);
        if (!saved) throw new Error('The profile is not loaded.');
        const whole = { ...saved, ...part };
        await request('PUT /api/user/profile', { body: describeProfile(whole) });
        // An answer on its way may be older than what was saved just now.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, { ...whole, personal: trim(whole.personal) });
      });
      before.current = saving.catch(() => undefined);
      return saving;
    },
    [client],
  );
}
