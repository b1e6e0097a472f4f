import type { RequestListener } from 'node:http';
import type { BrowserPool } from '../browsers/pool.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { startSite } from '../start-site.ts';

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
  const { address, close } = await startSite((request, response) => {
    const asked = request.url ?? '/';
    if (bugs.length > 0 && request.method === 'GET' && isPage(asked))
      request.url = `${asked}${asked.includes('?') ? '&' : '?'}bug=${bugs.join(',')}`;
    handle(request, response);
  });
  return { url: address, close };
}

/** A page as it is seen by whoever opens its address. */
export function readPage(pool: BrowserPool, address: string): Promise<PageSnapshot> {
  return pool.withContext('chrome', { viewport: { width: 1280, height: 720 } }, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(address);
    return takeSnapshot(page);
  });
}
