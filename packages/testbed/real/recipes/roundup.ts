import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { config, fill, interfaces, known, serve } from './roundup-data.mts';

export const recipe = defineRecipe({
  name: 'roundup',
  half: 'open',
  make: 'server-rendered',
  kind: 'issue tracker',
  install: { pip: ['roundup==2.6.0'] },
  version: 1,
  async seed({ installed, data, program, run }) {
    const home = join(data, 'desk');
    await mkdir(home);
    const files = {
      'fill.py': fill,
      'serve.py': serve,
      'known.json': JSON.stringify(known),
      'desk/config.ini': config,
      'desk/interfaces.py': interfaces,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(data, name), text);
    const template = join(installed, 'venv/share/roundup/templates/classic');
    const args = [join(data, 'fill.py'), home, template, join(data, 'known.json')];
    await run(program('python'), args, { env: { TZ: 'UTC' } });
  },
  start: ({ data, port, program }) => ({
    command: program('python'),
    args: [join(data, 'serve.py'), join(data, 'desk'), String(port)],
    env: { TZ: 'UTC' },
    cwd: data,
  }),
  ready: '/',
});
