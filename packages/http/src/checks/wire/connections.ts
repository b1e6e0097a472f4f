import type { ConnectionOptions } from 'node:tls';
import { Agent } from 'undici';
import { lookUp } from '../../guard/connect/resolve-target.ts';
import { guardedUndiciConnect, type Lookup, type Policy } from '../../guard/index.ts';
import type { Stopwatch } from './stopwatch.ts';

export interface Reaching {
  policy: Policy;
  lookup?: Lookup | undefined;
  tls?: ConnectionOptions | undefined;
  /** For a look-up, a connection and its encryption together. */
  connectMs: number;
}

const mostHeaderBytes = 65_536;

/** The connections of a run, each judged by the guard. Requests come one after another, so one stopwatch at a time runs. */
export class Connections {
  readonly #reaching: Reaching;
  readonly #closing = new AbortController();
  #agent: Agent;
  #stopwatch: Stopwatch | undefined;
  /** How many were opened; who sends can tell by it whether an old one was used. */
  opened = 0;

  constructor(reaching: Reaching) {
    this.#reaching = reaching;
    this.#agent = this.#createAgent();
  }

  use(stopwatch: Stopwatch): Agent {
    this.#stopwatch = stopwatch;
    return this.#agent;
  }

  /** Begins anew after a failure: what is still connecting would hold the next request up. */
  renew(): void {
    void this.#agent.destroy().catch(() => undefined);
    this.#agent = this.#createAgent();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#agent.destroy().catch(() => undefined);
  }

  #createAgent(): Agent {
    const { policy, tls, connectMs, lookup = lookUp } = this.#reaching;
    const connect = guardedUndiciConnect(
      {
        policy,
        timeoutMs: connectMs,
        signal: this.#closing.signal,
        lookup: async (name) => {
          const found = await lookup(name);
          this.#stopwatch?.note('lookup');
          return found;
        },
        onConnect: () => this.#stopwatch?.note('connect'),
      },
      tls,
    );
    return new Agent({
      connect: (wanted, done) => {
        this.opened += 1;
        this.#stopwatch?.reconnect();
        connect({ ...wanted, servername: wanted.servername ?? undefined }, (...outcome) => {
          if (outcome[0] === null && wanted.protocol === 'https:') this.#stopwatch?.note('tls');
          done(...outcome);
        });
      },
      connections: 1,
      pipelining: 1,
      // The time limit of each request is kept by who sends it.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: mostHeaderBytes,
    });
  }
}
