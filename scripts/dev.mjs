// The server restarts and the pages reload as files change.
import { run, setUp } from './setup.mjs';

const node = setUp();
const port = Number(process.env.PORT ?? 3000);
const apiPort = String(port + 1);
console.log(`Pages: http://127.0.0.1:${port} (calls go to port ${apiPort})`);
const server = [
  '--watch-path=apps/server/src',
  '--watch-path=packages',
  'apps/server/src/main.ts',
  '--calls-only',
];
const pages = [
  'node_modules/vite/bin/vite.js',
  'apps/web',
  '--host',
  '127.0.0.1',
  '--port',
  String(port),
  '--strictPort',
];
const code = await Promise.race([
  run(node, server, { PORT: apiPort, PUBLIC_URL: `http://127.0.0.1:${port}` }),
  run(node, pages, { ASSAY_API_PORT: apiPort }),
]);
process.exit(code);
