import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StartedSite, startSite } from './start-site.ts';

const folder = join(import.meta.dirname, '../fixtures');

export type FixturesServer = StartedSite;

/** Serves the fixture pages on a free port of the loopback address, for tests. A second one is another origin. */
export async function startFixtures(): Promise<FixturesServer> {
  return startSite(async (request, response) => {
    const page = /^\/([a-z-]+\.html)(?:\?|$)/.exec(request.url ?? '')?.[1];
    const body = page ? await readFile(join(folder, page)).catch(() => undefined) : undefined;
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(body ?? 'There is no such page.');
  });
}
