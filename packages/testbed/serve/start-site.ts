import { createServer, type RequestListener } from 'node:http';

export interface StartedSite {
  /** Without a slash at the end. */
  address: string;
  close(): Promise<void>;
}

/** Serves a site on a free port of the loopback address. */
export async function startSite(handler: RequestListener): Promise<StartedSite> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The site did not start.');
  return {
    address: `http://127.0.0.1:${place.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
