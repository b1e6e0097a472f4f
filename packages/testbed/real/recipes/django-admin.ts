import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { admin, fill, known, models, settings, urls } from './django-admin-data.mts';

export const recipe = defineRecipe({
  name: 'django-admin',
  half: 'sealed',
  make: 'server-rendered',
  kind: 'administration',
  install: { pip: ['Django==5.2.19'] },
  version: 1,
  async seed({ data, program, run }) {
    await mkdir(join(data, 'clinic'));
    const files = {
      'settings.py': settings,
      'urls.py': urls,
      'known.json': JSON.stringify(known),
      'clinic/__init__.py': '',
      'clinic/models.py': models,
      'clinic/admin.py': admin,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(data, name), text);
    const env = { DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: data };
    const django = program('django-admin');
    await run(django, ['makemigrations', 'clinic'], { env });
    await run(django, ['migrate'], { env });
    await run(django, ['shell', '--no-imports', '-c', fill], { env });
  },
  start: ({ data, port, program }) => ({
    command: program('django-admin'),
    args: ['runserver', '--noreload', '--insecure', `127.0.0.1:${port}`],
    env: { DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: data },
    cwd: data,
  }),
  ready: '/admin/login/',
});
