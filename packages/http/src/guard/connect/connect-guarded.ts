import { connect, isIPv6, type OnReadOpts, type Socket } from 'node:net';
import type { Policy } from '../rules/policy.ts';
import { GuardRefusal, Unreachable, type UnreachableReason } from '../rules/refusal.ts';
import { type Lookup, lookUp, resolveTarget, type Target } from './resolve-target.ts';

export interface ConnectOptions {
  policy: Policy;
  lookup?: Lookup;
  /** For the look-up and the connecting together. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Keeps sending possible after the other side has ended, for tunnels; who asks for it ends the socket. */
  allowHalfOpen?: boolean;
  /** Called when the connection stands, before anything is encrypted. */
  onConnect?: () => void;
  /** Takes what is received into one buffer, past the stream, for who reads very much. */
  onread?: OnReadOpts;
}

const reasons: Record<string, UnreachableReason> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  ETIMEDOUT: 'timed-out',
  EHOSTUNREACH: 'no-route',
  ENETUNREACH: 'no-route',
  EADDRNOTAVAIL: 'no-route',
};

const sentences: Record<UnreachableReason, string> = {
  'name-not-resolved': 'was not found',
  refused: 'refused the connection. Check that the site is running and that the port is right',
  reset: 'closed the connection without an answer. Check that the site is well',
  'timed-out': 'did not answer in time. Check that the site is running and can be reached from here',
  'no-route': 'cannot be reached from here. Check the network',
  'bad-answer': 'sent an answer that is not proper HTTP. Check that a web server listens there',
};

function codeOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first ? String(first.code) : '';
}

/** An error of a connection in words a person can act on. */
export function toUnreachable(error: unknown, hostname: string, port: number): GuardRefusal | Unreachable {
  if (error instanceof GuardRefusal || error instanceof Unreachable) return error;
  const code = codeOf(error);
  // The parser's complaints, and those of Node when it is to pass on what the parser let through.
  const isBadAnswer = /^(HPE_|ERR_HTTP_|ERR_INVALID_)/.test(code);
  const reason = isBadAnswer ? 'bad-answer' : (reasons[code] ?? 'reset');
  const place = isIPv6(hostname) ? `[${hostname}]:${port}` : `${hostname}:${port}`;
  return new Unreachable(reason, `${place} ${sentences[reason]}.`, { cause: error });
}

function timedOut(hostname: string): Error {
  return Object.assign(new Error(`${hostname} did not answer in time.`), { code: 'ETIMEDOUT' });
}

/** Connects to the addresses of a target in turn, without looking anything up. */
function connectTo(target: Target, signal: AbortSignal, options: ConnectOptions): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const all = target.addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const socket = connect({
    // With a plain address Node would not ask our look-up, and one address alone needs none.
    host: all.length === 1 ? target.addresses[0] : target.hostname,
    port: target.port,
    lookup: (_hostname, options, callback) => {
      const [first] = all;
      if (options.all) callback(null, all);
      else callback(null, first?.address ?? '', first?.family);
    },
    autoSelectFamily: true,
    allowHalfOpen: options.allowHalfOpen ?? false,
    noDelay: true,
    ...(options.onread && { onread: options.onread }),
  });
  const onAbort = () => socket.destroy(timedOut(target.hostname));
  signal.addEventListener('abort', onAbort, { once: true });
  const settle = () => signal.removeEventListener('abort', onAbort);
  const onError = (error: Error) => {
    settle();
    reject(error);
  };
  socket.once('error', onError);
  socket.once('connect', () => {
    settle();
    socket.off('error', onError);
    resolve(socket);
  });
  if (signal.aborted) onAbort();
  return promise;
}

/** Ends the waiting for something that cannot be stopped itself. */
function orAborted<T>(work: Promise<T>, hostname: string, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(timedOut(hostname));
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

/**
 * A connected socket to a host that the policy allows: one look-up, every address judged, connected to a judged address. Throws
 * `GuardRefusal` or `Unreachable`. Everything that fetches for a test goes through here, so each redirect is judged again.
 */
export async function connectGuarded(
  hostname: string,
  port: number,
  options: ConnectOptions,
): Promise<Socket> {
  const { policy, lookup = lookUp, timeoutMs = 15_000 } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  try {
    const target = await orAborted(resolveTarget(hostname, port, policy, lookup), hostname, signal);
    const socket = await connectTo(target, signal, options);
    options.onConnect?.();
    return socket;
  } catch (error) {
    options.signal?.throwIfAborted();
    throw toUnreachable(error, hostname, port);
  }
}
