import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserPool } from '../browsers/pool.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import type { PageSnapshot } from '../snapshot/types.ts';

/** The demo shop on a free port of this machine, for tests. */
export interface Shop {
  url: string;
  close(): Promise<void>;
}

function isPage(address: string): boolean {
  return !/^\/demo\/(static|api)\//.test(address);
}

/** Opens the shop; with bugs, each of its pages turns them on. */
export async function openShop(handle: RequestListener, bugs: readonly string[] = []): Promise<Shop> {
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (bugs.length > 0 && request.method === 'GET' && isPage(address))
      request.url = `${address}${address.includes('?') ? '&' : '?'}bug=${bugs.join(',')}`;
    handle(request, response);
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
}

/** A page as it is seen by whoever opens its address. */
export function readPage(pool: BrowserPool, address: string): Promise<PageSnapshot> {
  return pool.withContext('chrome', { viewport: { width: 1280, height: 720 } }, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(address);
    return takeSnapshot(page);
  });
}
