import type { FastifyInstance } from 'fastify';

/** Once the server is closing, each answer ends its connection; a kept-alive one would hold the process open. */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
