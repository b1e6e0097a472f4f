import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { script } from './gradio-data.mts';

export const recipe = defineRecipe({
  name: 'gradio',
  half: 'open',
  make: 'Svelte',
  kind: 'forms',
  install: { pip: ['gradio==6.31.0'] },
  version: 1,
  async seed({ data }) {
    await writeFile(join(data, 'app.py'), script);
  },
  start: ({ data, port, program }) => ({
    command: program('python'),
    args: ['app.py'],
    cwd: data,
    env: {
      PORT: String(port),
      GRADIO_ANALYTICS_ENABLED: 'False',
      GRADIO_TEMP_DIR: join(data, 'files'),
      HF_HUB_OFFLINE: '1',
    },
  }),
  ready: '/config',
  keepsNothing: true,
});
