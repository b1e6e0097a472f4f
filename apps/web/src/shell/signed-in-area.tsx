import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { ApiError } from '../lib/client.ts';
import { decodeIdentity } from '../lib/identity.ts';
import { useToken } from '../lib/session.ts';
import { RunNotifications } from './run-notifications.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** Around every protected page: what was fetched is kept while the same person stays signed in, and no longer. */
export function Component() {
  const token = useToken();
  // A new password brings a new token to the same person, whose page should not start over.
  const person = useMemo(() => token && (decodeIdentity(token).email || token), [token]);
  return <Fetched key={person} />;
}

function Fetched() {
  const endSession = useSessionEnd();
  const [client] = useState(() => createClient(endSession));
  return (
    <QueryClientProvider client={client}>
      <RunNotifications />
      <Outlet />
    </QueryClientProvider>
  );
}

function createClient(onFailure: (failure: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    defaultOptions: {
      queries: {
        // A refusal will not change by asking again; a lost connection may.
        retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
        staleTime: 10_000,
      },
    },
  });
}
