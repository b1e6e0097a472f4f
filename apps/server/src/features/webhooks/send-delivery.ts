import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import {
  GuardRefusal,
  guardedHttpAgent,
  guardedHttpsAgent,
  type Policy,
  Unreachable,
} from '@assay/http/guard';

export interface Attempt {
  /** Null where nobody answered. */
  statusCode: number | null;
  /** Null where it was taken. */
  error: string | null;
}

interface Sending {
  url: string;
  headers: Record<string, string>;
  body: string;
  policy: Policy;
  /** Ends the attempt at once. */
  stop: AbortSignal;
  timeoutMs: number;
}

function explain(error: unknown, { stop, timeoutMs }: Sending, timeout: AbortSignal): string {
  if (stop.aborted) return 'The server stopped while it was being sent.';
  if (timeout.aborted) return `No answer came within ${timeoutMs / 1000} s.`;
  if (error instanceof GuardRefusal || error instanceof Unreachable) return error.message;
  return `The connection broke: ${error instanceof Error ? error.message : String(error)}`;
}

function judge(statusCode: number): Attempt {
  if (statusCode >= 200 && statusCode < 300) return { statusCode, error: null };
  const isRedirect = statusCode >= 300 && statusCode < 400;
  return {
    statusCode,
    error: isRedirect
      ? `The receiver answered ${statusCode}. Redirects are not followed; enter the address that it leads to.`
      : `The receiver answered ${statusCode}.`,
  };
}

/** Sends once, to an address that the guard allows; what the receiver answers beyond its status is not read. */
export async function sendDelivery(sending: Sending): Promise<Attempt> {
  const { url, headers, body, policy, stop, timeoutMs } = sending;
  const timeout = AbortSignal.timeout(timeoutMs);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  try {
    const isSecure = new URL(url).protocol === 'https:';
    const guard = { policy, timeoutMs };
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: isSecure ? guardedHttpsAgent(guard) : guardedHttpAgent(guard),
      signal: AbortSignal.any([stop, timeout]),
    };
    const request = (isSecure ? requestSecure : requestPlain)(url, options);
    request.on('error', reject);
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
    return judge(await promise);
  } catch (error) {
    return { statusCode: null, error: explain(error, sending, timeout) };
  }
}
