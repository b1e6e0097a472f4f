import type { RequestListener } from 'node:http';
import { startSite } from './start-site.ts';

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
