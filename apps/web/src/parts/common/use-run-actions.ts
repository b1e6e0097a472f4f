import type { RunView } from '@assay/contract';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { paths } from '../../paths/paths.ts';
import { showNotice, toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';

interface RunActions {
  /** The run that is being dealt with. */
  busyWith: string | null;
  /** Cancels a run once that is confirmed. */
  askToCancel: (run: Pick<RunView, 'id' | 'title'>, cancel: () => Promise<void>) => void;
  /** Runs all its cases again and leads to the new run. */
  runAgain: (runId: string) => Promise<void>;
}

/** What can be done with runs. Failures are said, and leave everything as it was. */
export function useRunActions(): RunActions {
  const navigate = useNavigate();
  const endSession = useSessionEnd();
  const [busyWith, setBusyWith] = useState<string | null>(null);

  async function attempt(id: string, what: string, action: () => Promise<void>) {
    if (busyWith) return;
    setBusyWith(id);
    try {
      await action();
    } catch (failure) {
      if (!endSession(failure)) toast.error(`${what} ${explainFailure(failure)}`);
    } finally {
      setBusyWith(null);
    }
  }

  return {
    busyWith,
    askToCancel: ({ id, title }, cancel) =>
      showNotice({
        type: 'warning',
        title: 'Cancel this run?',
        message: `“${title}” is stopped. What has been done so far is kept.`,
        confirmText: 'Cancel run',
        cancelText: 'Let it run',
        onConfirm: () => void attempt(id, 'The run was not cancelled.', cancel),
      }),
    runAgain: (id) =>
      attempt(id, 'The run was not started again.', async () => {
        const { run_id } = await request('POST /api/runs/{id}/rerun', { params: { id } });
        await navigate(generatePath(paths.run, { id: run_id }));
      }),
  };
}
