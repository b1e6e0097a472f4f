export interface ProxyLimits {
  /** Requests and tunnels of one run at the same time. */
  connectionsPerRun: number;
  /** Connections to a door of the proxy, whoever they belong to. */
  connectionsPerDoor: number;
  requestHeaderBytes: number;
  /** Sites may send much: browsers take up to 256 kB. */
  answerHeaderBytes: number;
  headersMs: number;
  connectMs: number;
  /** A connection on which nothing moves for so long is ended. */
  idleMs: number;
}

export const defaultLimits: ProxyLimits = {
  connectionsPerRun: 256,
  connectionsPerDoor: 2048,
  requestHeaderBytes: 65_536,
  answerHeaderBytes: 262_144,
  headersMs: 15_000,
  connectMs: 15_000,
  idleMs: 120_000,
};
