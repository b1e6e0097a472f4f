import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Once the server is closing, each answer ends its connection; a kept-alive one would hold the process open. So would one on which
 * nothing was asked yet, such as browsers open in advance, and which Node does not count as idle.
 */
export function closeGracefully(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}
