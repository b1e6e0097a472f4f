import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { config, pages } from './vitepress-data.mts';

const server = `import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml',
  '.json': 'application/json', '.woff2': 'font/woff2',
};
const root = join(import.meta.dirname, 'site');
createServer(async (asked, reply) => {
  const path = normalize(decodeURIComponent(new URL(asked.url, 'http://local').pathname));
  const found = [path, path + '.html', path + '/index.html'].map((name) => [200, name]);
  for (const [status, name] of [...found, [404, '404.html']]) {
    const body = await readFile(join(root, name)).catch(() => undefined);
    if (!body) continue;
    reply.writeHead(status, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(body);
    return;
  }
}).listen(Number(process.argv[2]), '127.0.0.1');
`;

export const recipe = defineRecipe({
  name: 'vitepress',
  half: 'sealed',
  make: 'Vue',
  kind: 'documentation site',
  install: { npm: { vitepress: '1.6.4' } },
  version: 1,
  async seed({ data, installed, program, run }) {
    const source = join(data, 'source');
    const settings = `export default ${JSON.stringify({ ...config, outDir: '../site' })};\n`;
    for (const [name, text] of Object.entries({ ...pages, '.vitepress/config.mjs': settings })) {
      const file = join(source, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await symlink(join(installed, 'node_modules'), join(source, 'node_modules'));
    await run(program('vitepress'), ['build', source], { env: { NODE_ENV: 'production' } });
    await rm(source, { recursive: true });
    await writeFile(join(data, 'server.mjs'), server);
  },
  start: ({ data, port }) => ({
    command: process.execPath,
    args: [join(data, 'server.mjs'), String(port)],
  }),
  ready: '/',
  keepsNothing: true,
});
