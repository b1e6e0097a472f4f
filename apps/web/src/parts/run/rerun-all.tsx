import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { paths } from '../../paths/paths.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { RotateCw } from '../../ui/icons/index.ts';
import { describeFailure } from './describe-failure.ts';

/** Runs all cases of a run again, as they are saved now, and leads to the new run. */
export function RerunAll({ runId }: { runId: string }) {
  const [isSending, setSending] = useState(false);
  const navigate = useNavigate();
  const endSession = useSessionEnd();

  async function runAgain() {
    if (isSending) return;
    setSending(true);
    try {
      const { run_id } = await request('POST /api/runs/{id}/rerun', { params: { id: runId } });
      await navigate(generatePath(paths.run, { id: run_id }));
    } catch (failure) {
      if (!endSession(failure)) toast.error(describeFailure(failure));
    } finally {
      setSending(false);
    }
  }

  return (
    <ActionButton aria-disabled={isSending || undefined} onClick={runAgain}>
      <RotateCw size={16} aria-hidden="true" /> Re-run all
    </ActionButton>
  );
}
