import { type AgentOptions, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent, type AgentOptions as HttpsAgentOptions } from 'node:https';
import { isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls';
import { hostKey } from '../rules/host.ts';
import { type ConnectOptions, connectGuarded, toUnreachable } from './connect-guarded.ts';

type Done = (error: Error | null, socket: Duplex) => void;

interface Wanted {
  host?: string | null | undefined;
  port?: string | number | null | undefined;
}

/** Gives an agent its connection; the agent's own way would not judge an address that is written as numbers. */
function give(connecting: Promise<Socket>, done: Done | undefined): undefined {
  connecting.then(
    (socket) => done?.(null, socket),
    (error: unknown) => {
      const told = error instanceof Error ? error : new Error(String(error));
      // The types want a socket beside an error; Node does not look at it.
      (done as ((error: Error) => void) | undefined)?.(told);
    },
  );
}

/** Encrypts a guarded connection; the certificate is checked against the name that was asked for. */
export async function connectSecurely(
  hostname: string,
  port: number,
  options: ConnectOptions,
  tls: ConnectionOptions,
): Promise<TLSSocket> {
  const socket = await connectGuarded(hostname, port, options);
  const key = hostKey(hostname) ?? hostname;
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  const servername = tls.servername ?? (isIP(key) === 0 ? key : '');
  const encrypted = connectTls({ ...tls, host: key, socket, servername });
  encrypted.setTimeout(options.timeoutMs ?? 15_000, () => {
    encrypted.destroy(
      Object.assign(new Error('The encryption was not agreed on in time.'), { code: 'ETIMEDOUT' }),
    );
  });
  encrypted.once('error', reject);
  encrypted.once('secureConnect', () => {
    encrypted.off('error', reject);
    encrypted.setTimeout(0);
    resolve(encrypted);
  });
  return promise;
}

class GuardedHttpAgent extends HttpAgent {
  readonly #guard: ConnectOptions;

  constructor(guard: ConnectOptions, options?: AgentOptions) {
    super(options);
    this.#guard = guard;
  }

  override createConnection(wanted: Wanted, done?: Done): undefined {
    give(connectGuarded(wanted.host ?? 'localhost', Number(wanted.port ?? 80), this.#guard), done);
  }
}

class GuardedHttpsAgent extends HttpsAgent {
  readonly #guard: ConnectOptions;

  constructor(guard: ConnectOptions, options?: HttpsAgentOptions) {
    super(options);
    this.#guard = guard;
  }

  override createConnection(wanted: Wanted & ConnectionOptions, done?: Done): undefined {
    give(connectSecurely(wanted.host ?? 'localhost', Number(wanted.port ?? 443), this.#guard, wanted), done);
  }
}

/** Agents for `node:http` and `node:https`: each new connection is judged, so each redirect is. */
export function guardedHttpAgent(guard: ConnectOptions, options?: AgentOptions): HttpAgent {
  return new GuardedHttpAgent(guard, options);
}

export function guardedHttpsAgent(guard: ConnectOptions, options?: HttpsAgentOptions): HttpsAgent {
  return new GuardedHttpsAgent(guard, options);
}

interface UndiciWanted {
  hostname: string;
  protocol: string;
  port: string;
  servername?: string | undefined;
}

type UndiciDone = (...outcome: [error: null, socket: Socket] | [error: Error, socket: null]) => void;

/** The `connect` option of undici's Agent or Client, and so of its `fetch`. */
export function guardedUndiciConnect(guard: ConnectOptions, tls: ConnectionOptions = {}) {
  return (wanted: UndiciWanted, done: UndiciDone): void => {
    const isSecure = wanted.protocol === 'https:';
    const port = Number(wanted.port || (isSecure ? 443 : 80));
    const servername = wanted.servername ? { servername: wanted.servername } : {};
    const connecting = isSecure
      ? connectSecurely(wanted.hostname, port, guard, { ALPNProtocols: ['http/1.1'], ...tls, ...servername })
      : connectGuarded(wanted.hostname, port, guard);
    connecting.then(
      (socket) => done(null, socket),
      (error: unknown) => done(toUnreachable(error, wanted.hostname, port), null),
    );
  };
}
