import { useState } from 'react';
import { explainFailure } from '../../lib/explain-failure.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';

interface Task {
  /** The name of what is under way. */
  busy: string | null;
  /** Does one thing at a time, and says what went wrong after `trouble`. */
  run: (name: string, trouble: string, work: () => Promise<void>) => void;
}

/** Things that a click sets off and that take a moment. */
export function useTask(): Task {
  const [busy, setBusy] = useState<string | null>(null);
  const endSession = useSessionEnd();
  const run: Task['run'] = (name, trouble, work) => {
    if (busy !== null) return;
    setBusy(name);
    work()
      .catch((failure: unknown) => {
        if (!endSession(failure)) toast.error(`${trouble} ${explainFailure(failure)}`);
      })
      .finally(() => setBusy(null));
  };
  return { busy, run };
}
