import type { Answer } from '@assay/contract';
import { useRef, useState } from 'react';
import { request } from '../../../../lib/client.ts';
import { explainFailure } from '../../../../lib/explain-failure.ts';
import { useSessionEnd } from '../../../../shell/use-session-end.ts';
import { askFirst, listUnconfirmed } from '../../common/ask-first.ts';
import { type DraftEndpoint, writeTest } from '../../draft/test-draft.ts';
import { useDraft } from '../../draft/use-draft.ts';

export type Sent = Answer<'POST /api/api-testing/send'>['data'];

export interface SendOnce {
  sent: Sent | null;
  isSending: boolean;
  problem: string;
  send: (endpoint: DraftEndpoint) => void;
  forget: () => void;
}

/** Sends one endpoint to see what comes back. */
export function useSendOnce(): SendOnce {
  const { test } = useDraft();
  const [sent, setSent] = useState<Sent | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const isUnderWay = useRef(false);
  const isConfirmed = useRef(false);
  const endSession = useSessionEnd();

  function send(endpoint: DraftEndpoint) {
    if (isUnderWay.current) return;
    if (!test.baseUrl.trim()) {
      setProblem('Say which base URL the endpoint belongs to, then send it.');
      document.getElementById('api-base-url')?.focus();
      return;
    }
    const calls = isConfirmed.current ? [] : listUnconfirmed([{ ...endpoint, enabled: true }]);
    askFirst(calls, test.baseUrl, () => {
      isConfirmed.current = true;
      void sendNow(endpoint);
    });
  }

  async function sendNow(endpoint: DraftEndpoint) {
    isUnderWay.current = true;
    setSending(true);
    setProblem('');
    const whole = {
      ...test,
      name: test.name || endpoint.name,
      endpoints: [{ ...endpoint, enabled: true }],
      data: '',
    };
    try {
      const { data } = await request('POST /api/api-testing/send', {
        body: { testConfig: writeTest(whole) },
      });
      setSent(data);
    } catch (failure) {
      if (!endSession(failure)) setProblem(`The endpoint was not sent. ${explainFailure(failure)}`);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  function forget() {
    setSent(null);
    setProblem('');
  }

  return { sent, isSending, problem, send, forget };
}
