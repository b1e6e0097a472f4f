import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import type { ListedCase } from './use-cases.ts';
import { useReloadCases } from './use-reload-cases.ts';

type Doomed = Pick<ListedCase, 'id' | 'title'>;

export interface PendingDeletion {
  /** Cases that are not shown any more. */
  hidden: ReadonlySet<string>;
  /** Those that can still be brought back. */
  waiting: readonly Doomed[];
  remove: (cases: readonly Doomed[]) => void;
  undo: () => void;
  /** Deletes for good what waits. */
  finish: () => void;
}

async function deleteCase({ id }: Doomed): Promise<void> {
  try {
    await request('DELETE /api/test-cases/{id}', { params: { id }, keepalive: true });
  } catch (failure) {
    // Somebody was quicker; it is gone all the same.
    if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
  }
}

/** Deletes cases after a while in which it can be undone. Whoever leaves the page has decided. */
export function usePendingDeletion(): PendingDeletion {
  const [waiting, setWaiting] = useState<readonly Doomed[]>([]);
  const [leaving, setLeaving] = useState<readonly Doomed[]>([]);
  const latest = useRef<readonly Doomed[]>([]);
  const endSession = useSessionEnd();
  const reload = useReloadCases();

  function wait(cases: readonly Doomed[]) {
    latest.current = cases;
    setWaiting(cases);
  }

  async function deleteWaiting() {
    const cases = latest.current;
    if (cases.length === 0) return;
    wait([]);
    setLeaving((others) => [...others, ...cases]);
    const results = await Promise.allSettled(cases.map(deleteCase));
    const refused = results.flatMap((result, at) => {
      const one = cases[at];
      return result.status === 'rejected' && one ? [{ one, failure: result.reason as unknown }] : [];
    });
    const [first] = refused;
    if (first && !endSession(first.failure)) {
      const others = refused.length > 1 ? ` and ${refused.length - 1} more` : '';
      toast.error(`“${first.one.title}”${others} could not be deleted. ${explainFailure(first.failure)}`);
    }
    await reload();
    setLeaving((others) => others.filter((one) => !cases.includes(one)));
  }

  const latestWork = useRef(deleteWaiting);
  useEffect(() => {
    latestWork.current = deleteWaiting;
  });
  const finish = useCallback(() => void latestWork.current(), []);

  useEffect(() => {
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, [finish]);

  return {
    hidden: new Set([...waiting, ...leaving].map(({ id }) => id)),
    waiting,
    remove: (cases) => {
      finish();
      wait([...cases]);
    },
    undo: () => wait([]),
    finish,
  };
}
