import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../fixtures');

export interface FixturesServer {
  /** Without a slash at the end. */
  address: string;
  close(): Promise<void>;
}

/** Serves the fixture pages on a free port of the loopback address, for tests. A second one is another origin. */
export async function startFixtures(): Promise<FixturesServer> {
  const server = createServer(async (request, response) => {
    const page = /^\/([a-z-]+\.html)(?:\?|$)/.exec(request.url ?? '')?.[1];
    const body = page ? await readFile(join(folder, page)).catch(() => undefined) : undefined;
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body ?? 'There is no such page.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server of the fixture pages did not start.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
