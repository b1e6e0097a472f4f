import type { IncomingMessage, ServerResponse } from 'node:http';
import { type StartedSite, startSite } from './start-site.ts';

export type Bug = 'status' | 'price' | 'error' | 'header';

const users = [{ id: 7, name: 'Ada', admin: true }];

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Asks for a user by GraphQL, by the one field that it knows. */
function answerQuery(text: string, isBroken: boolean): unknown {
  const { query = '', variables = {} } = JSON.parse(text) as {
    query?: string;
    variables?: { id?: number };
  };
  if (isBroken) return { data: null, errors: [{ message: 'The database is away', path: ['user'] }] };
  const id = variables.id ?? Number(/user\(id: (\d+)\)/.exec(query)?.[1]);
  return { data: { user: users.find((user) => user.id === id) ?? null } };
}

/** A small service on a free port of this machine, with REST, a form and GraphQL, and with a bug where one is asked for. */
export function startService(bug?: Bug): Promise<StartedSite> {
  return startSite((request, response) => void answer(request, response, bug));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  bug: Bug | undefined,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const body = await readBody(request);
  const send = (status: number, content: unknown, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof content === 'string' ? content : JSON.stringify(content));
  switch (`${request.method} ${pathname}`) {
    case 'GET /ping':
      return void send(200, 'ok', { 'content-type': 'text/plain' });
    case 'POST /login': {
      const fields = new URLSearchParams(body);
      const isRight = fields.get('user') === 'ada' && fields.get('password') === 'secret-1234';
      return void (isRight
        ? send(200, { token: 'tok"en-{{x}}-98765' }, { 'set-cookie': 'visit=first; HttpOnly' })
        : send(401, { error: 'No.' }));
    }
    case 'POST /echo':
      return void send(bug === 'status' ? 500 : 201, {
        sent: body,
        type: request.headers['content-type'] ?? null,
        authorization: request.headers.authorization ?? null,
        cookie: request.headers.cookie ?? null,
        trace: request.headers['x-trace'] ?? null,
      });
    case 'GET /items':
      return void send(
        200,
        [{ name: 'Apple', price: bug === 'price' ? '1.20' : 1.2, tag: searchParams.get('tag') }],
        bug === 'header' ? {} : { 'cache-control': 'no-store' },
      );
    case 'GET /old':
      return void send(302, '', { location: '/items' });
    case 'POST /graphql':
      return void send(200, answerQuery(body, bug === 'error'));
    default:
      return void send(404, { error: 'Not here.' });
  }
}
