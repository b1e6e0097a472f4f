import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { ApiError } from '../lib/client.ts';
import { useToken } from '../lib/session.ts';
import { useSessionEnd } from './use-session-end.ts';

/** Around every protected page: what was fetched is kept while the same person stays signed in, and no longer. */
export function Component() {
  return <Fetched key={useToken()} />;
}

function Fetched() {
  const endSession = useSessionEnd();
  const [client] = useState(() => createClient(endSession));
  return (
    <QueryClientProvider client={client}>
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
