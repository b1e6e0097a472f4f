import { Problem } from '../evidence/problem.ts';
import { remaining, within } from '../evidence/progress.ts';
import type { StepContext } from './context.ts';
import { completeAddress } from './navigate.ts';

/** Calls an address with the session's cookies; its answer is the last response. */
export async function callApi(
  context: StepContext,
  call: { method: string; address: string; body?: string },
): Promise<void> {
  const { session } = context;
  const base = session.pages.current().url();
  const address = completeAddress(call.address, /^https?:/.test(base) ? base : context.baseUrl);
  const isJson = call.body !== undefined && /^\s*[[{"]/.test(call.body);
  const begunAt = Date.now();
  const calling = session.context.request.fetch(address, {
    method: call.method.toUpperCase(),
    timeout: remaining(context.progress),
    ...(call.body !== undefined && { data: call.body }),
    ...(isJson && { headers: { 'content-type': 'application/json' } }),
  });
  try {
    const response = await within(context.progress, calling, `${address} did not answer in time.`);
    const body = await response.text();
    const at = Date.now();
    session.network.responses.push({
      address: response.url(),
      status: response.status(),
      at,
      seconds: (at - begunAt) / 1000,
      body: async () => body,
    });
  } catch (error) {
    if (error instanceof Problem) throw error;
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Problem('site down', `${address} could not be called: ${message}.`, { cause: error });
  }
}
