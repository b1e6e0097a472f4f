import type { Answer } from '@assay/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';

/** What is shared: one test case, or all of a project. */
export type Target = { test_case_id: string } | { project_id: string };
export type Share = Answer<'GET /api/shares'>['shares'][number];
export type NewShare = Answer<'POST /api/shares'>;

export function useShares(target: Target) {
  const queryKey = ['shares', target];
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request('GET /api/shares', { query: target, signal }),
    staleTime: 0,
  });
  const [made, setMade] = useState<NewShare | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  /** One thing at a time, so that a second click sends nothing. */
  async function once(what: string, work: () => Promise<void>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (failure) {
      if (!endSession(failure)) setProblem(`${what} ${explainFailure(failure)}`);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      await client.invalidateQueries({ queryKey });
    }
  }

  return {
    shares: data?.shares,
    problem: problem || (error ? `The links could not be loaded. ${explainFailure(error)}` : ''),
    made,
    isBusy,
    create: () =>
      once('The link was not created.', async () =>
        setMade(await request('POST /api/shares', { body: target })),
      ),
    revoke: (share: Share) =>
      once('The link was not revoked.', async () => {
        await request('DELETE /api/shares/{id}', { params: { id: share.id } });
        setMade((shown) => (shown?.share.id === share.id ? null : shown));
      }),
  };
}
