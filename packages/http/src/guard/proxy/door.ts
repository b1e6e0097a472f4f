import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Admit } from './admit.ts';
import { askForPassword, notForProxy, send, sendRaw } from './answers.ts';
import { forwardRequest } from './forward-request.ts';
import type { ProxyLimits } from './limits.ts';
import { forwardUpgrade, openTunnel } from './open-tunnel.ts';
import type { ProxyRun } from './run.ts';

/** Whose request it is; undefined where nobody may say so. */
export type Identify = (request: IncomingMessage) => ProxyRun | undefined;

export interface Door {
  port: number;
  /** Addresses that knocked and may not come in. */
  turnedAway: ReadonlySet<string>;
  close(): Promise<void>;
}

const isWhole = (request: IncomingMessage) => /^[a-z][a-z\d+.-]*:/i.test(request.url ?? '');

function makeServer(identify: Identify, limits: ProxyLimits): Server {
  const server = createServer({
    maxHeaderSize: limits.requestHeaderBytes,
    headersTimeout: limits.headersMs,
    // An upload may take its time as long as it moves.
    requestTimeout: 0,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: Math.min(limits.headersMs, 5000),
    noDelay: true,
  });
  server.maxConnections = limits.connectionsPerDoor;
  // A little longer than the site has, so that its silence can still be told to the client.
  server.timeout = limits.idleMs + 5000;
  server.on('request', (request, response) => {
    const run = identify(request);
    if (!isWhole(request)) send(response, notForProxy);
    else if (run) void forwardRequest(run, request, response);
    else send(response, askForPassword);
  });
  server.on('connect', (request, socket, head) => {
    const run = identify(request);
    if (run) void openTunnel(run, request, socket, head);
    else sendRaw(socket, askForPassword);
  });
  server.on('upgrade', (request, socket, head) => {
    const run = identify(request);
    if (!isWhole(request)) sendRaw(socket, notForProxy);
    else if (run) void forwardUpgrade(run, request, socket, head);
    else sendRaw(socket, askForPassword);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  return server;
}

const mostTurnedAway = 20;

/** Listens on a free port of the loopback address, or of every address where it is said who may come in. */
export async function openDoor(identify: Identify, limits: ProxyLimits, admit?: Admit): Promise<Door> {
  const server = makeServer(identify, limits);
  const turnedAway = new Set<string>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  // Of tunnels the server itself loses sight, and would wait for them without end.
  const sockets = new Set<Socket>();
  server.prependListener('connection', (socket) => {
    const from = socket.remoteAddress ?? '';
    if (admit && !admit(from)) {
      if (turnedAway.size < mostTurnedAway) turnedAway.add(from.replace(/^::ffff:(?=\d+\.)/i, ''));
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen({ port: 0, ...(admit ? {} : { host: '127.0.0.1' }) }, resolve);
  await promise;
  return {
    port: (server.address() as AddressInfo).port,
    turnedAway,
    close: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      for (const socket of sockets) socket.destroy();
      await closed.promise;
    },
  };
}
