import type { Answer } from '@assay/contract';
import { useEffect, useState } from 'react';
import { request } from '../../lib/client.ts';

export type Shared = Answer<'GET /api/shared/{token}'>['shared'];

interface Loading {
  shared: Shared | null;
  failure: unknown;
  retry: () => void;
}

/** What the link shows. The page is public, where there is no cache of answers. */
export function useShared(token: string): Loading {
  const [loaded, setLoaded] = useState<{ shared: Shared | null; failure: unknown }>({
    shared: null,
    failure: null,
  });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    setLoaded({ shared: null, failure: null });
    request('GET /api/shared/{token}', { params: { token }, signal: stop.signal }).then(
      ({ shared }) => setLoaded({ shared, failure: null }),
      (failure: unknown) => {
        if (!stop.signal.aborted) setLoaded({ shared: null, failure });
      },
    );
    return () => stop.abort();
    // A retry is another turn with the same link.
  }, [token, turn]);

  return { ...loaded, retry: () => setTurn((before) => before + 1) };
}
