import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerNotFound } from './answer-errors.ts';
import { pagePolicy } from './security-headers.ts';

const noncePlace = /__CSP_NONCE__/g;

function sendPage(reply: FastifyReply, template: string): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(template.replace(noncePlace, nonce));
}

/** The built web application: its files under /static, and its one page at every address that is not a call or a file. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) throw new Error(`The pages are not built: ${page} is missing. Run "npm start".`);
  const template = readFileSync(page, 'utf8');

  await app.register(fastifyStatic, {
    root: join(folder, 'static'),
    prefix: '/static/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', folder, { immutable: false, maxAge: '1h' }),
  );

  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|static)(\/|\?|$)/.test(request.url);
    return isPage ? sendPage(reply, template) : answerNotFound(request, reply);
  });
}
