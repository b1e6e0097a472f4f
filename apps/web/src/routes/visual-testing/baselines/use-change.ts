import { useRef, useState } from 'react';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { toast } from '../../../shell/notifications.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { useReload } from '../common/queries.ts';

interface Wording {
  /** What is said when it is done; made from what the work answers. */
  done: string;
  /** What is said before the reason when it came to nothing. */
  failed: string;
}

export interface Change {
  isBusy: boolean;
  /** Does one thing at a time, says how it went, and answers whether it is done. Failures that `onFailure` takes are not said. */
  change: (
    work: () => Promise<unknown>,
    wording: Wording,
    onFailure?: (failure: unknown) => boolean,
  ) => Promise<boolean>;
}

/** Changes of a baseline. Afterwards the page shows what the server has, whatever came of it. */
export function useChange(): Change {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const endSession = useSessionEnd();
  const reload = useReload();

  async function change(
    work: () => Promise<unknown>,
    { done, failed }: Wording,
    onFailure: (failure: unknown) => boolean = () => false,
  ): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
      toast.success(done);
      await reload();
      return true;
    } catch (failure) {
      if (!endSession(failure) && !onFailure(failure)) toast.error(`${failed} ${explainFailure(failure)}`);
      void reload();
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { isBusy, change };
}
