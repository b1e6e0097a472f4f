import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type GalleryBug, readBugs } from './bugs.ts';
import { suggestCities } from './cities.ts';
import { drawPage, pages } from './layout.ts';

const folder = import.meta.dirname;
const mount = '/gallery/';
const staffCsv = 'Name,Office\nAda Lovell,London\nBen Okafor,Berlin\n';
const filesCsv = 'Name,Folder\nlease.pdf,Contracts\nmarch.pdf,Invoices\n';

function send(
  response: ServerResponse,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body);
}

function sendFile(response: ServerResponse, name: string, body: string): void {
  send(response, 'text/csv', body, { 'content-disposition': `attachment; filename="${name}"` });
}

/** `?bug=` turns bugs on and off; a cookie keeps them over reloads, frames, tabs and other pages. */
function readVisitorBugs(request: IncomingMessage, address: URL): GalleryBug[] {
  const asked = address.searchParams.get('bug');
  const kept = /(?:^|;\s*)gallery-bugs=([^;]*)/.exec(request.headers.cookie ?? '')?.[1];
  return readBugs(asked ?? kept ?? '');
}

function sendPage(response: ServerResponse, path: string, bugs: GalleryBug[]): boolean {
  const page = pages[path];
  if (!page) return false;
  const content = readFileSync(join(folder, 'pages', `${page.file}.html`), 'utf8');
  send(response, 'text/html', drawPage(path, page.title, content, bugs), {
    'set-cookie': `gallery-bugs=${bugs.join(',')}; Path=/gallery`,
    'cache-control': 'no-store',
  });
  return true;
}

function sendStatic(response: ServerResponse, path: string): boolean {
  const name = /^static\/([a-z-]+\.(js|css))$/.exec(path);
  if (!name?.[1]) return false;
  send(
    response,
    name[2] === 'css' ? 'text/css' : 'text/javascript',
    readFileSync(join(folder, 'static', name[1]), 'utf8'),
  );
  return true;
}

function sendData(response: ServerResponse, address: URL, path: string, bugs: GalleryBug[]): boolean {
  if (path === 'api/cities') {
    const found = suggestCities(address.searchParams.get('q') ?? '');
    // The suggestions come late, as they do where somebody else's service is asked.
    setTimeout(() => send(response, 'application/json', JSON.stringify(found)), 150);
  } else if (path === 'staff/export.csv') {
    sendFile(response, bugs.includes('staff-export-name') ? 'data.txt' : 'staff.csv', staffCsv);
  } else if (path === 'files/list.csv') {
    sendFile(response, bugs.includes('files-download-name') ? 'undefined.csv' : 'files.csv', filesCsv);
  } else return false;
  return true;
}

/** A site of our own with every kind of widget, under /gallery/, for `node:http`. */
export function galleryHandler(): RequestListener {
  return (request, response) => {
    const address = URL.parse(request.url ?? '/', 'http://gallery');
    const path = address?.pathname.startsWith(mount) ? address.pathname.slice(mount.length) : undefined;
    if (address && path !== undefined) {
      const bugs = readVisitorBugs(request, address);
      if (sendPage(response, path, bugs) || sendStatic(response, path)) return;
      if (sendData(response, address, path, bugs)) return;
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end(`The gallery lives under ${mount}.\n`);
  };
}
