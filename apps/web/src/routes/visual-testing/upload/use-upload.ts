import type { Answer } from '@assay/contract';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { toast } from '../../../shell/notifications.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { useReload } from '../common/queries.ts';
import { type Look, sendLook } from './look.ts';
import { readBase64 } from './read-picture.ts';
import type { Pick } from './use-picks.ts';

export type CaptureResult = Answer<'POST /api/visual/capture'>['data'];

export const uploadFailed = 'Failed to upload screenshot';
export const uploadDone = 'Screenshot uploaded successfully!';

/** What became of one picture. */
export type Outcome = { result: CaptureResult } | { failure: string };

export interface Upload {
  /** By the keys of the pictures; what is not there was not sent yet. */
  outcomes: ReadonlyMap<number, Outcome>;
  isSending: boolean;
  send: (picks: readonly Pick[], look: Look) => Promise<void>;
}

/** Sends pictures one after another, and again those that failed. It goes on when the page that shows it is left. */
export function useUpload(): Upload {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const isShown = useRef(true);
  const endSession = useSessionEnd();
  const reload = useReload();

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function sendOne({ file, stepName }: Pick, look: Look): Promise<Outcome | null> {
    try {
      const screenshotData = await readBase64(file);
      const body = { ...sendLook(look), stepName: stepName.trim(), screenshotData };
      return { result: (await request('POST /api/visual/capture', { body })).data };
    } catch (failure) {
      return endSession(failure) ? null : { failure: explainFailure(failure) };
    }
  }

  async function send(picks: readonly Pick[], look: Look) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const reached = new Map(outcomes);
    for (const pick of picks) {
      if (reached.has(pick.key) && 'result' in (reached.get(pick.key) ?? {})) continue;
      const outcome = await sendOne(pick, look);
      if (!outcome) break;
      reached.set(pick.key, outcome);
      setOutcomes(new Map(reached));
    }
    isUnderWay.current = false;
    setSending(false);
    const failed = [...reached.values()].find((outcome) => 'failure' in outcome);
    // While it is shown, it says so itself.
    if (!isShown.current)
      failed ? toast.error(`${uploadFailed}: ${failed.failure}`) : toast.success(uploadDone);
    await reload();
  }

  return { outcomes, isSending, send };
}
