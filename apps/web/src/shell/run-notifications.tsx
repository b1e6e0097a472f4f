import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { followEndings } from '../lib/follow-endings.ts';
import { useNotificationState } from '../lib/notification-permission.ts';
import { profileQuery } from '../lib/profile.ts';
import type { EndedRun } from '../lib/run-endings.ts';
import { useToken } from '../lib/session.ts';
import { showNotification } from '../lib/show-notification.ts';
import { paths } from '../paths/paths.ts';
import { describeEnd } from './describe-end.ts';

/** Tells the signed-in person about runs that end, wherever in the product they are. Without permission it asks the server nothing. */
export function RunNotifications() {
  const isAllowed = useNotificationState() === 'granted';
  const token = useToken();
  // A new token begins anew: what the server refuses to the old one is none of its business.
  return isAllowed && token ? <WhereWanted key={token} /> : null;
}

function WhereWanted() {
  const { data } = useQuery(profileQuery);
  return data?.preferences.browser ? <Notifier /> : null;
}

function Notifier() {
  const client = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;

    async function tell(run: EndedRun) {
      // It may have been switched off meanwhile, in another tab or on another machine.
      const { preferences } = await client.fetchQuery({ ...profileQuery, staleTime: 0 });
      if (signal.aborted || !preferences.browser) return;
      showNotification(describeEnd(run), () => void navigate(generatePath(paths.run, { id: run.id })));
    }

    const follow = () =>
      followEndings({
        signal,
        onEnd: (run) => {
          tell(run).catch((failure: unknown) => console.warn('A notification was not shown.', failure));
        },
      });
    // One tab follows, the next when that one is closed: nobody is told twice.
    navigator.locks.request('run-notifications', { signal }, follow).catch((failure: unknown) => {
      if (!signal.aborted) console.warn('The ends of runs are no longer followed.', failure);
    });
    return () => stop.abort();
  }, [client, navigate]);

  return null;
}
