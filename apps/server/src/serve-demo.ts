import { demoHandler } from '@assay/demo';
import type { FastifyInstance } from 'fastify';

/** The demo shop under /demo, for a first test without any other site. It sets its own headers and reads its own forms. */
export async function serveDemo(app: FastifyInstance): Promise<void> {
  const handle = demoHandler();
  await app.register(async (demo) => {
    demo.removeAllContentTypeParsers();
    demo.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of ['/demo', '/demo/*']) {
      demo.all(url, (request, reply) => {
        reply.hijack();
        handle(request.raw, reply.raw);
      });
    }
  });
}
