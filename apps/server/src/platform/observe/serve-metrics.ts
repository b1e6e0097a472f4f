import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/errors.ts';
import type { Settings } from '../settings/settings.ts';
import { findRefusal } from './admit-reader.ts';
import type { Metrics } from './metrics.ts';

/** `/metrics` of a server, for Prometheus and what reads its format. */
export function serveMetrics(
  app: FastifyInstance,
  { instruments }: Metrics,
  { METRICS_TOKEN }: Pick<Settings, 'METRICS_TOKEN'>,
): void {
  app.get('/metrics', { config: { call: 'GET /metrics' } }, async ({ raw, headers }, reply) => {
    const refusal = findRefusal({ address: raw.socket.remoteAddress, headers }, METRICS_TOKEN);
    if (refusal) {
      throw new AppError(refusal.status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN', { message: refusal.text });
    }
    return reply.type(instruments.contentType).send(await instruments.print());
  });
}
