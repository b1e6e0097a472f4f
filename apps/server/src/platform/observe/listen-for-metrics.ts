import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../settings/settings.ts';
import { findRefusal } from './admit-reader.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsListener {
  port: number;
  close: () => Promise<void>;
}

/** `/metrics` of a process that answers no calls, where METRICS_PORT asks for it. */
export async function listenForMetrics(
  { HOST, METRICS_PORT, METRICS_TOKEN }: Pick<Settings, 'HOST' | 'METRICS_PORT' | 'METRICS_TOKEN'>,
  { instruments }: Metrics,
): Promise<MetricsListener | undefined> {
  if (METRICS_PORT === undefined) return undefined;
  const server = createServer(({ url = '', headers, socket }, response) => {
    const say = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (url.split('?')[0] !== '/metrics') return void say(404, 'Only /metrics is answered here.\n');
    const refusal = findRefusal({ address: socket.remoteAddress, headers }, METRICS_TOKEN);
    if (refusal) return void say(refusal.status, `${refusal.text}\n`);
    instruments.print().then(
      (text) => say(200, text, instruments.contentType),
      () => say(500, 'The metrics could not be read.\n'),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(METRICS_PORT, HOST, resolve);
  await promise;
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const { promise: closed, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      server.closeAllConnections();
      await closed;
    },
  };
}
