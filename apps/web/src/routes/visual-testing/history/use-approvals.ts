import { useRef, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { showNotice, toast } from '../../../shell/notifications.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { nameAmount } from '../common/describe.ts';
import { useReload } from '../common/queries.ts';

type Wanted = { ids: readonly string[] } | { run: string };

export interface Approvals {
  isBusy: boolean;
  /** Asks first: what was accepted until now is no longer compared with. */
  askToApprove: (wanted: Wanted, amount: number) => void;
}

/** Accepts many new pictures at once. */
export function useApprovals(onApproved: () => void): Approvals {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const endSession = useSessionEnd();
  const reload = useReload();

  async function approve(wanted: Wanted) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const body = 'run' in wanted ? { run_id: wanted.run } : { ids: [...wanted.ids] };
      const { approved } = (await request('POST /api/visual/comparisons/approve', { body })).data;
      toast.success(`${nameAmount(approved, 'picture is the baseline', 'pictures are baselines')} now.`);
      onApproved();
    } catch (failure) {
      if (!endSession(failure)) toast.error(`Nothing was approved. ${explainFailure(failure)}`);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      await reload();
    }
  }

  const askToApprove = (wanted: Wanted, amount: number) =>
    showNotice({
      type: 'warning',
      title: amount === 1 ? 'Approve this picture?' : `Approve ${amount} pictures?`,
      message:
        amount === 1
          ? 'It becomes the baseline of its step. The one before is kept in its history and can be restored.'
          : 'Each becomes the baseline of its step. Those before are kept in their histories and can be restored.',
      confirmText: 'Approve',
      cancelText: 'Cancel',
      onConfirm: () => void approve(wanted),
    });

  return { isBusy, askToApprove };
}
