import type { Action } from '@assay/planner/steps';
import type { Call } from '../calls/write-request.ts';
import type { StepContext } from './context.ts';
import { type CallContext, keepPart, performCall } from './perform-call.ts';

function toCallContext(context: StepContext): CallContext {
  const { session, progress, fillIn, onSecret } = context;
  const base = session.pages.current().url();
  return {
    calls: session.calls,
    progress,
    fillIn,
    onSecret,
    baseUrl: /^https?:/.test(base) ? base : context.baseUrl,
    remembered: session.remembered,
    onCalled: (result) => context.onCalled?.(result),
  };
}

/** A call amid steps on pages: with the browser's cookies, and relative to the page that is open. */
export async function callFromPage(context: StepContext, call: Call): Promise<void> {
  const { session } = context;
  await performCall(toCallContext(context), call);
  const { last } = session.calls;
  if (!last) return;
  const { answer, address } = last;
  session.network.responses.push({
    address,
    status: answer.status,
    at: Date.now(),
    seconds: answer.totalMs / 1000,
    body: async () => answer.body,
    headers: async () => answer.headers,
    answer,
  });
}

export function keepFromPage(context: StepContext, keep: Extract<Action, { do: 'keep' }>): void {
  keepPart(toCallContext(context), keep);
}
