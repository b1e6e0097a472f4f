import type { Answer, ApiCheckConfig, ApiResult } from '@assay/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request, requestAsync, requestFile } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { followEvents } from '../../../lib/follow-events.ts';
import { readWhenBack } from '../../../lib/read-when-back.ts';
import { toast } from '../../../shell/notifications.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { writeTest } from '../draft/test-draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { setBusy } from './busy.ts';
import { writeRate } from './describe.ts';
import { explainTrouble } from './explain-trouble.ts';
import { useReload } from './queries.ts';

export type ExecutionDetail = Answer<'GET /api/api-testing/executions/{id}'>['data']['execution'];
type Start = Pick<ApiResult, 'index' | 'row'>;

interface Shown {
  detail: ExecutionDetail | null;
  results: readonly ApiResult[];
  /** The request that was begun last. */
  started: Start | null;
}

export interface FollowedExecution extends Shown {
  isExecuting: boolean;
  isCancelling: boolean;
  /** The connection is gone and is being made again. */
  isBroken: boolean;
  /** Why it did not begin, or came to nothing. */
  problem: string;
  setProblem: (problem: string) => void;
  begin: () => Promise<void>;
  cancel: () => Promise<void>;
}

const nothing: Shown = { detail: null, results: [], started: null };
const words = { failed: 'Failed to execute API test', error: 'Error executing API test' };

function isSame(one: Start, other: Start): boolean {
  return one.index === other.index && one.row === other.row;
}

function addResult(before: Shown, result: ApiResult): Shown {
  if (before.results.some((known) => isSame(known, result))) return before;
  return { ...before, results: [...before.results, result] };
}

function tellEnd({ state, summary, error }: ExecutionDetail): string {
  if (state === 'done') {
    const { totalEndpoints, successRate, passed, failed } = summary;
    if (totalEndpoints > 0 && passed + failed === 0) {
      toast.info('Nothing was checked. Add validations to the endpoints so that they can pass or fail.');
      return '';
    }
    toast.success(
      `API test executed successfully! ${totalEndpoints} endpoints tested with ${writeRate(successRate)}% success rate`,
    );
    return '';
  }
  if (state === 'cancelled') {
    toast.info('The API test was stopped.');
    return '';
  }
  return `${words.error}: ${error ?? 'It did not run to its end.'}`;
}

/** What runs has been confirmed; whoever takes it from the history is not asked again. */
function withoutMarks(config: ApiCheckConfig): ApiCheckConfig {
  return { ...config, endpoints: config.endpoints.map(({ asksFirst: _, ...one }) => one) };
}

/** Runs the test of the draft and follows it; after a reload the one that was shown before. */
export function useExecution(): FollowedExecution {
  const { execution: id, showExecution, test } = useDraft();
  const [shown, setShown] = useState(nothing);
  const [problem, setProblem] = useState('');
  const [isBroken, setBroken] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const isUnderWay = useRef(false);
  /** What was begun here is told when it ends, however quick that is. */
  const [begun, setBegun] = useState('');
  const latestBegun = useRef('');
  const endSession = useSessionEnd();
  const reload = useReload();

  useEffect(() => {
    setShown(nothing);
    setBroken(false);
    if (!id) return;
    const stop = new AbortController();
    const { signal } = stop;
    const read = async () => {
      const { data } = await request('GET /api/api-testing/executions/{id}', { params: { id }, signal });
      setShown({ detail: data.execution, results: data.execution.results, started: null });
      return data.execution;
    };
    const finish = (ended: ExecutionDetail) => {
      latestBegun.current = '';
      setProblem(tellEnd(ended));
      void reload();
    };
    const follow = async () => {
      const first = await read();
      if (first.state !== 'running') {
        if (latestBegun.current === id) finish(first);
        return;
      }
      await followEvents({
        open: (headers) =>
          requestFile('GET /api/api-testing/executions/{id}/events', { params: { id }, signal }, headers),
        signal,
        onEvent: (name, data) => {
          if (signal.aborted) return;
          if (name === 'start') setShown((before) => ({ ...before, started: data as Start }));
          if (name === 'result') setShown((before) => addResult(before, data as ApiResult));
        },
        onTrouble: setBroken,
      });
      // Whatever was missed on the way, the page ends with what the server has, also where that has to start again first.
      finish(await readWhenBack(read, { signal, onTrouble: setBroken }));
    };
    follow().catch((failure: unknown) => {
      if (signal.aborted || endSession(failure)) return;
      setBegun('');
      // It was deleted meanwhile, so there is nothing to show any more.
      if (failure instanceof ApiError && failure.status === 404) showExecution(null);
      else setProblem(explainTrouble(words, failure));
    });
    return () => stop.abort();
  }, [id, endSession, reload, showExecution]);

  const { detail } = shown;
  const isUnread = id !== null && begun === id && detail?.id !== id;
  const isExecuting = isStarting || isUnread || (detail?.id === id && detail?.state === 'running');
  useEffect(() => {
    setBusy({ isExecuting });
    return () => setBusy({ isExecuting: false });
  }, [isExecuting]);

  async function begin() {
    if (isUnderWay.current || isExecuting) return;
    isUnderWay.current = true;
    setStarting(true);
    setProblem('');
    try {
      const { data } = await requestAsync('POST /api/api-testing/execute', {
        body: { testConfig: withoutMarks(writeTest(test)) },
      });
      latestBegun.current = data.id;
      setBegun(data.id);
      showExecution(data.id);
      void reload();
    } catch (failure) {
      if (!endSession(failure)) setProblem(explainTrouble(words, failure));
    } finally {
      isUnderWay.current = false;
      setStarting(false);
    }
  }

  const cancel = useCallback(async () => {
    if (!id) return;
    setCancelling(true);
    try {
      await request('POST /api/api-testing/executions/{id}/cancel', { params: { id } });
    } catch (failure) {
      if (!endSession(failure)) toast.error(`The API test was not stopped. ${explainFailure(failure)}`);
    } finally {
      setCancelling(false);
    }
  }, [id, endSession]);

  return { ...shown, isExecuting, isCancelling, isBroken, problem, setProblem, begin, cancel };
}
