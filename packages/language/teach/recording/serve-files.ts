import { existsSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Serves folders by the beginning of the path, the first that has the file. A path without an ending is a page. */
export function serveFiles(mounts: readonly (readonly [string, string])[]): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = normalize(decodeURIComponent(pathname));
    for (const [start, folder] of mounts) {
      if (!wanted.startsWith(start)) continue;
      const path = join(folder, wanted.slice(start.length));
      const found = [path, `${path}.html`, join(path, 'index.html')].find(isFile);
      if (!found) continue;
      const type = types[extname(found).toLowerCase()] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(found));
      return;
    }
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Page not found</h1>');
  };
}
