import type { LoadConfig } from '@assay/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, request, requestAsync } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { toast } from '../../../shell/notifications.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { explainTrouble } from '../common/explain-trouble.ts';
import { useReload } from '../common/queries.ts';
import { useDraft } from '../draft/use-draft.ts';
import { describeEnd } from './describe-load.ts';
import { type EndedLoad, followLoadTest, forgetLoadTest, type LoadRun, useLoadRun } from './load-run.ts';

const words = { failed: 'Failed to perform load test', error: 'Error performing load test' };

export interface CurrentLoad extends LoadRun {
  isStarting: boolean;
  isCancelling: boolean;
  /** Answers why it did not begin, or an empty text. */
  start: (config: LoadConfig) => Promise<string>;
  cancel: () => Promise<void>;
  /** Shows no load test any more. */
  close: () => void;
}

/** The load test that was begun last: followed while it runs, and shown until another begins. */
export function useLoadTest(): CurrentLoad {
  const run = useLoadRun();
  const { loadTest: remembered, showLoadTest } = useDraft();
  const [isStarting, setStarting] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const isUnderWay = useRef(false);
  const begun = useRef('');
  const endSession = useSessionEnd();
  const reload = useReload();

  const follow = useEffectEvent((id: string) => {
    const onEnd = (ended: EndedLoad) => {
      const { type, text } = describeEnd(ended);
      toast[type](text);
      setCancelling(false);
      void reload();
    };
    void followLoadTest(id, { wasBegun: begun.current === id, onEnd });
    begun.current = '';
  });
  useEffect(() => {
    if (remembered) follow(remembered);
    else forgetLoadTest();
  }, [remembered]);

  const refused = useEffectEvent((failure: unknown) => {
    // It was deleted meanwhile, so there is nothing to show any more.
    if (failure instanceof ApiError && failure.status === 404) showLoadTest(null);
    else endSession(failure);
  });
  useEffect(() => {
    if (run.failure) refused(run.failure);
  }, [run.failure]);

  async function start(config: LoadConfig): Promise<string> {
    if (isUnderWay.current) return '';
    isUnderWay.current = true;
    setStarting(true);
    try {
      const { data } = await requestAsync('POST /api/api-testing/load-test', { body: { config } });
      begun.current = data.id;
      showLoadTest(data.id);
      void reload();
      return '';
    } catch (failure) {
      return endSession(failure) ? '' : explainTrouble(words, failure);
    } finally {
      isUnderWay.current = false;
      setStarting(false);
    }
  }

  async function cancel(): Promise<void> {
    if (!run.id || isCancelling) return;
    setCancelling(true);
    try {
      await request('POST /api/api-testing/load-tests/{id}/cancel', { params: { id: run.id } });
    } catch (failure) {
      setCancelling(false);
      if (!endSession(failure)) toast.error(`The load test was not stopped. ${explainFailure(failure)}`);
    }
  }

  return { ...run, isStarting, isCancelling, start, cancel, close: () => showLoadTest(null) };
}
