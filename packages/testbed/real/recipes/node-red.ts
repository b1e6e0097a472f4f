import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { flows, settings } from './node-red-data.mts';

export const recipe = defineRecipe({
  name: 'node-red',
  half: 'open',
  make: 'jQuery',
  kind: 'flow editor',
  install: { npm: { 'node-red': '4.1.15' } },
  version: 3,
  async seed({ data }) {
    await writeFile(join(data, 'settings.js'), settings);
    await writeFile(join(data, 'flows.json'), JSON.stringify(flows, undefined, 2));
    // The tips are chosen by chance.
    const noTips = { editor: { view: { 'view-show-tips': false } } };
    await writeFile(join(data, '.config.users.json'), JSON.stringify({ ann: noTips, bo: noTips }));
  },
  start: ({ data, port, program }) => ({
    command: program('node-red'),
    args: ['--port', String(port), '--userDir', data, '--settings', join(data, 'settings.js')],
  }),
  ready: '/',
});
