import type { Socket } from 'node:net';
import { createSecureContext, getCACertificates } from 'node:tls';
import { type ConnectOptions, connectGuarded, connectSecurely, type Lookup } from '../guard/index.ts';
import type { LoadPlan } from './plan.ts';

/** What a connection has received; the bytes are only there during the call. */
export type Receive = (bytes: Uint8Array, end: number) => void;

/** Makes a connection whose addresses were judged, and hands over what it receives. */
export type Dial = (receive: Receive, signal: AbortSignal) => Promise<Socket>;

const readBytes = 65_536;

export function makeDial(plan: LoadPlan, lookup?: Lookup): Dial {
  const { hostname, port, policy, timeoutMs } = plan;
  const guard: ConnectOptions = { policy, timeoutMs, ...(lookup && { lookup }) };
  if (!plan.isSecure) {
    // One buffer serves all connections: each read is dealt with before the next begins.
    const buffer = Buffer.allocUnsafeSlow(readBytes);
    return (receive, signal) =>
      connectGuarded(hostname, port, {
        ...guard,
        signal,
        onread: {
          buffer,
          callback(count, bytes) {
            receive(bytes, count);
            return true;
          },
        },
      });
  }
  const secureContext = createSecureContext(
    plan.ca === undefined ? {} : { ca: [...getCACertificates('default'), plan.ca] },
  );
  return async (receive, signal) => {
    const tls = { secureContext, ALPNProtocols: ['http/1.1'] };
    const socket = await connectSecurely(hostname, port, { ...guard, signal }, tls);
    socket.on('data', (bytes: Buffer) => receive(bytes, bytes.length));
    return socket;
  };
}
