import type { Agent } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connectGuarded, toUnreachable } from '../connect/connect-guarded.ts';
import { guardedHttpAgent } from '../connect/guarded-agents.ts';
import type { Lookup } from '../connect/resolve-target.ts';
import type { Policy } from '../rules/policy.ts';
import { GuardRefusal, type Unreachable } from '../rules/refusal.ts';
import type { ProxyLimits } from './limits.ts';
import { openTroubleBook, type Trouble, type Wanted } from './trouble.ts';

export interface RunOptions {
  id: string;
  policy: Policy;
  limits: ProxyLimits;
  lookup: Lookup | undefined;
  onTrouble: (trouble: Trouble) => void;
}

/** Who asked: a socket, or the answer to a request. It counts as open until it closes. */
interface Client {
  readonly destroyed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** One run's share of the proxy: what it has open, and what it was refused. */
export interface ProxyRun {
  readonly id: string;
  readonly limits: ProxyLimits;
  /** Keeps connections for the next request. */
  readonly reusing: Agent;
  /** A new connection for each request. */
  readonly fresh: Agent;
  troubles(): readonly Trouble[];
  /** Does the work unless the run has too much open; trouble is written down and thrown as `GuardRefusal` or `Unreachable`. */
  attempt<T>(wanted: Wanted, client: Client, work: () => Promise<T>): Promise<T>;
  connect(hostname: string, port: number): Promise<Socket>;
  /** The socket goes with the run. */
  keep(socket: Duplex): void;
  end(): void;
}

export function startRun({ id, policy, limits, lookup, onTrouble }: RunOptions): ProxyRun {
  const book = openTroubleBook();
  const sockets = new Set<Duplex>();
  const ending = new AbortController();
  const guard = {
    policy,
    timeoutMs: limits.connectMs,
    signal: ending.signal,
    ...(lookup ? { lookup } : {}),
  };
  const reusing = guardedHttpAgent(guard, { keepAlive: true, maxFreeSockets: 32, timeout: limits.idleMs });
  const fresh = guardedHttpAgent(guard, { keepAlive: false });
  let open = 0;

  function fail(error: unknown, wanted: Wanted, client: Client): GuardRefusal | Unreachable {
    const told = toUnreachable(error, wanted.hostname, wanted.port);
    // Where the client went away, that is why there was no answer.
    const isTrouble = told instanceof GuardRefusal || !(client.destroyed || ending.signal.aborted);
    const isNew = isTrouble ? book.note(told, wanted) : undefined;
    if (isNew) onTrouble(isNew);
    return told;
  }

  function takeRoom(client: Client): void {
    if (open < limits.connectionsPerRun) {
      open += 1;
      client.once('close', () => {
        open -= 1;
      });
      return;
    }
    throw new GuardRefusal(
      'busy',
      `The page has ${open} connections open at once, and no more are allowed. Close some of them first.`,
    );
  }

  return {
    id,
    limits,
    reusing,
    fresh,
    troubles: book.all,
    attempt: async (wanted, client, work) => {
      try {
        takeRoom(client);
        return await work();
      } catch (error) {
        throw fail(error, wanted, client);
      }
    },
    connect: (hostname, port) => connectGuarded(hostname, port, { ...guard, allowHalfOpen: true }),
    keep: (socket) => {
      if (ending.signal.aborted) socket.destroy();
      if (sockets.has(socket)) return;
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    end: () => {
      ending.abort();
      for (const socket of sockets) socket.destroy();
      reusing.destroy();
      fresh.destroy();
    },
  };
}
