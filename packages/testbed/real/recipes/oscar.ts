import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { base, delivery, fill, orders, products, reviews, settings, urls } from './oscar-data.ts';

const settingsModule = { DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: '.', PYTHONUTF8: '1' };

export const recipe = defineRecipe({
  name: 'oscar',
  half: 'open',
  make: 'server-rendered, jQuery',
  kind: 'shop',
  install: { pip: ['django-oscar[sorl-thumbnail]==4.2.1', 'Django==5.2.19', 'Whoosh==2.7.4'] },
  version: 3,
  async seed({ data, program, run }) {
    const files = {
      'settings.py': settings,
      'urls.py': urls,
      'fill.py': fill,
      'templates/oscar/base.html': base,
      ...delivery,
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(data, name)), { recursive: true });
      await writeFile(join(data, name), text);
    }
    await run(program('python'), ['fill.py'], {
      input: JSON.stringify({ products, orders, reviews }),
      env: { ...settingsModule, SIGNALS: 'haystack.signals.BaseSignalProcessor' },
    });
  },
  start: ({ data, port, program }) => ({
    command: program('python'),
    args: ['-m', 'django', 'runserver', '--noreload', '--insecure', '--skip-checks', `127.0.0.1:${port}`],
    env: settingsModule,
    cwd: data,
  }),
  ready: '/catalogue/',
});
