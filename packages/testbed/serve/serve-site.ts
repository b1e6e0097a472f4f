import type { IncomingMessage, ServerResponse } from 'node:http';
import { startSite } from './start-site.ts';

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestSite {
  url: string;
  close(): Promise<void>;
}

function sendHtml(response: ServerResponse, body: string): void {
  const html = body.startsWith('<!doctype')
    ? body
    : `<!doctype html><html lang="en"><title>Test</title><body>${body}`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** Small pages on a free port of this machine, for tests: by path a body, or a function that answers. */
export async function serveSite(pages: Record<string, Answer>): Promise<TestSite> {
  const { address, close } = await startSite((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = pages[pathname];
    if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('Not here');
    else if (typeof answer === 'string') sendHtml(response, answer);
    else answer(request, response);
  });
  return { url: address, close };
}
