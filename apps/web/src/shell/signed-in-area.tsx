import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { ApiError } from '../lib/client.ts';
import { useToken } from '../lib/session.ts';

/** Around every protected page: what was fetched is kept while the same person stays signed in, and no longer. */
export function Component() {
  return <Fetched key={useToken()} />;
}

function Fetched() {
  const [client] = useState(createClient);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A refusal will not change by asking again; a lost connection may.
        retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
        staleTime: 10_000,
      },
    },
  });
}
