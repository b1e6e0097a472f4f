import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface UnsteadySite {
  address: string;
  /** What its only page says from now on. */
  say: (text: string) => void;
  close: () => Promise<void>;
}

/** A site of one page that does not always say the same. */
export async function startUnsteadySite(text: string): Promise<UnsteadySite> {
  let said = text;
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>Orders</title><h1>Orders</h1><p>${said}</p></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    say: (next) => {
      said = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
