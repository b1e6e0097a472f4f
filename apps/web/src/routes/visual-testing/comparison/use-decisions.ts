import type { ComparisonDetail } from '@assay/contract';
import { useRef, useState } from 'react';
import { ApiError, request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { showNotice, toast } from '../../../shell/notifications.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { useKeepComparison } from './use-comparison.ts';

export interface Decisions {
  isBusy: boolean;
  /** Asks before something is replaced. */
  approve: (as: 'baseline' | 'variant') => void;
  reject: () => void;
  approveAll: () => void;
  /** Something was decided here just now. */
  hasDecided: boolean;
}

/** What can be decided about a comparison, each once at a time. */
export function useDecisions({ id, run_id, waiting_in_run }: ComparisonDetail): Decisions {
  const [isBusy, setBusy] = useState(false);
  const [hasDecided, setDecided] = useState(false);
  const isUnderWay = useRef(false);
  const endSession = useSessionEnd();
  const keep = useKeepComparison();

  async function decide(trouble: string, work: () => Promise<string>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      toast.success(await work());
      setDecided(true);
    } catch (failure) {
      if (endSession(failure)) return;
      if (failure instanceof ApiError && failure.status === 409) {
        await keep();
        showNotice({
          type: 'warning',
          title: 'Decided meanwhile',
          message:
            'Somebody else decided about this comparison a moment ago. The page now shows what was decided.',
        });
      } else toast.error(`${trouble} ${explainFailure(failure)}`);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  const params = { id };
  const send = (as: 'baseline' | 'variant') =>
    decide('The picture could not be approved.', async () => {
      const { data } = await request('POST /api/visual/comparisons/{id}/approve', { params, body: { as } });
      await keep(data.comparison);
      return as === 'baseline'
        ? 'Approved: the new picture is the baseline now.'
        : 'Accepted: both pictures pass from now on.';
    });

  return {
    isBusy,
    hasDecided,
    approve: (as) => {
      if (isUnderWay.current) return;
      if (as === 'variant') return void send(as);
      showNotice({
        type: 'warning',
        title: 'Approve as the baseline?',
        message:
          'New pictures will be compared with this one. What was accepted before is retired; it stays in the history of the baseline and can be restored.',
        confirmText: 'Approve',
        cancelText: 'Cancel',
        onConfirm: () => void send(as),
      });
    },
    reject: () =>
      void decide('The picture could not be rejected.', async () => {
        const { data } = await request('POST /api/visual/comparisons/{id}/reject', { params });
        await keep(data.comparison);
        return 'Rejected: the baseline stays as it is.';
      }),
    approveAll: () => {
      if (run_id === null || isUnderWay.current) return;
      showNotice({
        type: 'warning',
        title: `Approve all ${waiting_in_run} of this run?`,
        message: `${waiting_in_run} new pictures become the baselines of their steps. What was accepted before is retired and can be restored.`,
        confirmText: `Approve ${waiting_in_run}`,
        cancelText: 'Cancel',
        onConfirm: () =>
          void decide('The pictures could not be approved.', async () => {
            const { data } = await request('POST /api/visual/comparisons/approve', { body: { run_id } });
            await keep();
            return data.approved === 1
              ? 'One picture was approved.'
              : `${data.approved} pictures were approved.`;
          }),
      });
    },
  };
}
