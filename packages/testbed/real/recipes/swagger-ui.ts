import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { initializer, records, server, specification } from './swagger-ui-data.mts';

export const recipe = defineRecipe({
  name: 'swagger-ui',
  half: 'open',
  make: 'React',
  kind: 'API console',
  install: { npm: { 'swagger-ui-dist': '5.34.1' } },
  version: 1,
  async seed({ data }) {
    await mkdir(join(data, 'pages'));
    const files = {
      'server.mjs': server,
      'records.json': JSON.stringify(records),
      // These two stand before those of the package.
      'pages/openapi.json': JSON.stringify(specification, undefined, 2),
      'pages/swagger-initializer.js': initializer,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(data, name), text);
  },
  start: ({ installed, data, port }) => ({
    command: process.execPath,
    args: [join(data, 'server.mjs'), join(installed, 'node_modules/swagger-ui-dist'), String(port)],
  }),
  ready: '/openapi.json',
});
