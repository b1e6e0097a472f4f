import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql } from 'graphql';

export interface PlantApi {
  address: string;
  /** What it was asked, in order, such as `GET /ping`. */
  asked: string[];
  /** Lets those go who wait for /slow. */
  release: () => void;
  stop: () => void;
}

const schema = buildSchema(`
  type Plant { id: ID! name: String! }
  type Query { plant(id: ID!): Plant broken: String }
`);

/** A real REST and GraphQL service on loopback. */
export async function startPlantApi(): Promise<PlantApi> {
  const asked: string[] = [];
  const plants = new Map<string, { id: number; name: string }>([['7', { id: 7, name: 'Fern' }]]);
  let waiting: ServerResponse[] = [];
  const rootValue = {
    plant: ({ id }: { id: string }) => plants.get(id) ?? null,
    broken: () => {
      throw new Error('This field is broken.');
    },
  };

  function send(response: ServerResponse, status: number, body: unknown) {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    const path = (request.url ?? '').split('?')[0] ?? '';
    const name = `${request.method} ${path}`;
    asked.push(name);
    if (name === 'GET /ping') return response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
    if (name === 'GET /slow') return waiting.push(response);
    if (name === 'GET /me') {
      const isKnown = request.headers.authorization === 'Bearer leaf-and-root';
      return send(response, isKnown ? 200 : 401, { known: isKnown });
    }
    if (name === 'POST /token') {
      const given = `${request.headers.authorization ?? ''} ${text}`;
      const isKnown = given.includes(Buffer.from('garden:root-secret').toString('base64'));
      const token = { access_token: 'leaf-and-root', token_type: 'Bearer', expires_in: 60 };
      return send(response, isKnown ? 200 : 401, isKnown ? token : { error: 'invalid_client' });
    }
    if (name === 'POST /pictures') {
      const parts = [...text.matchAll(/name="([^"]+)"(?:; filename="([^"]+)")?/g)];
      const type = request.headers['content-type']?.split(';')[0];
      return send(response, 200, {
        type,
        parts: parts.map(([, part, file]) => (file ? `${part}=${file}` : part)),
      });
    }
    if (name === 'GET /search') return send(response, 200, { searched: text });
    if (name === 'POST /plants') {
      const { name: called } = JSON.parse(text) as { name: string };
      const made = { id: plants.size + 7, name: called };
      plants.set(String(made.id), made);
      return send(response, 201, made);
    }
    if (name === 'POST /graphql') {
      const { query, variables } = JSON.parse(text) as { query: string; variables?: Record<string, unknown> };
      return send(
        response,
        200,
        await graphql({ schema, source: query, rootValue, variableValues: variables }),
      );
    }
    const removed = /^DELETE \/plants\/(\d+)$/.exec(name)?.[1] ?? '';
    if (plants.delete(removed)) return response.writeHead(204).end();
    const plant = plants.get(/^GET \/plants\/(\d+)$/.exec(name)?.[1] ?? '');
    return plant ? send(response, 200, plant) : send(response, 404, { error: 'There is no such plant.' });
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    release() {
      for (const response of waiting) send(response, 200, { late: true });
      waiting = [];
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
