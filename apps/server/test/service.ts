import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql } from 'graphql';
import { onTestFinished } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Service {
  address: string;
  port: number;
  asked: Asked[];
  /** Resolves when somebody waits for `/slow`, which is never answered. */
  whenSlow: () => Promise<void>;
}

const schema = buildSchema('type Query { user(id: ID!): User } type User { id: ID!, name: String! }');
const users = { user: ({ id }: { id: string }) => (id === '1' ? { id, name: 'Ada' } : null) };

function answerJson(response: ServerResponse, status: number, value: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

async function answer(asked: Asked, response: ServerResponse): Promise<void> {
  const url = new URL(asked.path, 'http://service');
  const route = `${asked.method} ${url.pathname}`;
  if (route === 'GET /ping') response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
  else if (route === 'GET /users/1') answerJson(response, 200, { id: 1, name: 'Ada', tags: ['first'] });
  else if (route === 'POST /users') answerJson(response, 201, { id: 7, ...JSON.parse(asked.body) });
  else if (url.pathname === '/echo') answerJson(response, 200, asked);
  else if (route === 'GET /redirect') {
    response.writeHead(302, { location: url.searchParams.get('to') ?? '/ping' }).end();
  } else if (route === 'POST /token') {
    answerJson(response, 200, { access_token: 'given-by-the-token-call', token_type: 'Bearer' });
  } else if (route === 'POST /graphql') {
    const { query, variables } = JSON.parse(asked.body);
    const result = await graphql({ schema, source: query, rootValue: users, variableValues: variables });
    answerJson(response, 200, result);
  } else answerJson(response, 404, { error: 'There is nothing here.' });
}

/** A real REST and GraphQL service on loopback, gone when the test ends. */
export async function startService(): Promise<Service> {
  const asked: Asked[] = [];
  let slow = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, path, headers, body });
    if (path.startsWith('/slow')) slow.resolve();
    else
      await answer({ method, path, headers, body }, response).catch((error: unknown) =>
        answerJson(response, 400, { error: String(error) }),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    asked,
    async whenSlow() {
      await slow.promise;
      slow = Promise.withResolvers<void>();
    },
  };
}
