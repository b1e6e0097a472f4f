import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { files, fill, known, settings, urls } from './wagtail-data.mts';

const env = { DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: '.', PYTHONUTF8: '1' };

export const recipe = defineRecipe({
  name: 'wagtail',
  half: 'open',
  make: 'server-rendered, Stimulus, React',
  kind: 'content management',
  install: {
    pip: [
      'wagtail==8.0.1',
      'Django==5.2.19',
      'django-modelcluster==6.5',
      'django-taggit==6.1.0',
      'django-tasks==0.12.0',
      'django-treebeard==5.3.1',
      'modelsearch==1.3.2',
      'Pillow==13.0.0',
      'Willow==1.12.0',
    ],
  },
  version: 1,
  async seed({ data, program, run }) {
    const all = {
      'settings.py': settings,
      'urls.py': urls,
      'fill.py': fill,
      'known.json': JSON.stringify(known),
      ...files,
    };
    for (const [name, text] of Object.entries(all)) {
      await mkdir(dirname(join(data, name)), { recursive: true });
      await writeFile(join(data, name), text);
    }
    await run(program('python'), ['-m', 'django', 'makemigrations', 'garden'], { env });
    await run(program('python'), ['-m', 'django', 'migrate'], { env });
    await run(program('python'), ['fill.py'], { env });
  },
  start: ({ data, port, program }) => ({
    command: program('python'),
    args: ['-m', 'django', 'runserver', '--noreload', '--insecure', '--skip-checks', `127.0.0.1:${port}`],
    env,
    cwd: data,
  }),
  ready: '/events/',
});
