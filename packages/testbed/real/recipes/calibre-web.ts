import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { fill, known, serve } from './calibre-web-data.mts';

export const recipe = defineRecipe({
  name: 'calibre-web',
  half: 'sealed',
  make: 'server-rendered, Bootstrap, bootstrap-table',
  kind: 'e-book library',
  install: {
    pip: [
      'calibreweb==0.6.27',
      'APScheduler==3.11.3',
      'Flask==3.1.3',
      'Flask-Babel==4.0.0',
      'Flask-Limiter==4.1.1',
      'Flask-WTF==1.3.0',
      'Jinja2==3.1.6',
      'SQLAlchemy==2.0.57',
      'tornado==6.5.10',
      'Werkzeug==3.1.9',
      'WTForms==3.3.2',
    ],
  },
  version: 1,
  async seed({ data, program, run }) {
    const files = { 'fill.py': fill, 'serve.py': serve, 'known.json': JSON.stringify(known) };
    for (const [name, text] of Object.entries(files)) await writeFile(join(data, name), text);
    await run(program('python'), ['fill.py'], { env: { TZ: 'UTC', PYTHONUTF8: '1' } });
  },
  start: ({ data, port, program }) => ({
    command: program('python'),
    args: [join(data, 'serve.py'), String(port)],
    env: { TZ: 'UTC', PYTHONUTF8: '1', CACHE_DIRECTORY: join(data, 'cache') },
    cwd: data,
  }),
  ready: '/',
});
