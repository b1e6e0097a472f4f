import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { fill, known } from './mlflow-data.mts';

const app = defineRecipe({
  name: 'mlflow',
  half: 'open',
  make: 'React, Ant Design',
  kind: 'experiment tracking',
  install: { pip: ['mlflow==2.22.5', 'sqlalchemy==2.0.57', 'setuptools<80'] },
  version: 1,
  async seed({ data, program, run, withServer }) {
    await writeFile(join(data, 'fill.py'), fill);
    await writeFile(join(data, 'known.json'), JSON.stringify(known));
    await withServer(async (address) => {
      await run(program('python'), [join(data, 'fill.py'), address, join(data, 'known.json')], {
        env: { TZ: 'UTC' },
      });
    });
  },
  start: ({ data, port, program }) => ({
    command: program('mlflow'),
    args: [
      'server',
      ...['--host', '127.0.0.1', '--port', String(port), '--workers', '1'],
      ...['--backend-store-uri', `sqlite:///${join(data, 'mlflow.db')}`],
      ...['--artifacts-destination', join(data, 'artifacts')],
    ],
    // The programs that the server starts are found beside it.
    env: { TZ: 'UTC', PATH: `${join(program('mlflow'), '..')}:${process.env.PATH}` },
    cwd: data,
  }),
  ready: '/health',
});

export default {
  make: 'mlflow',
  licence: 'Apache-2.0',
  app,
  pages: {
    calls: {
      path: '/#/experiments/1',
      plays: [
        [
          'Type "marsh" in the "search experiments" field',
          'Click the "marsh-water-level" link',
          'Click the "Models" link',
        ],
        [
          'Click the "knot-transformer" link',
          'Click the "Model metrics" tab',
          'Click the "Artifacts" tab',
          'Click the "notes.txt" button',
        ],
        [
          [
            'Type "params.model = \\"forest\\"" in the "metrics.rmse < 1 and params.model = \\"tree\\"" field',
            'Press "Enter"',
          ],
          [
            'Type "params.model = forest tree" in the "metrics.rmse < 1 and params.model = \\"tree\\"" field',
            'Press "Enter"',
          ],
        ],
        ['Click the "Sort: Created" button', 'Click "accuracy"'],
        ['Click the "Columns" button'],
        ['Click the "New run" button'],
      ],
    },
    boxes: {
      path: '/#/experiments/2',
      plays: [
        [
          'Click the "boosted-all-boxes" link',
          'Click the "Edit description" button',
          ['Type "Best of the summer." in the text field', 'Click the "Save" button'],
        ],
        [
          'Click the "boosted-camera-check" link',
          'Click the "Open header dropdown menu" button',
          'Click "Rename"',
          ['Type "boosted-camera-only" in the "New run name" field', 'Click the "Save" button'],
        ],
        ['Click the "State" dropdown', 'Click "Deleted"'],
        [
          [
            'Tick the first checkbox in the row of "logit-all-boxes"',
            'Tick the first checkbox in the row of "boosted-all-boxes"',
          ],
          'Click the "Compare" button',
        ],
        [
          'Tick the first checkbox in the row of "logit-without-oaks"',
          'Click the "Delete" button',
          'Click the "Delete" button',
        ],
      ],
    },
    create: {
      path: '/#/experiments/4',
      plays: [
        [
          'Click the "New Experiment" button',
          'Click the "Create" button',
          ['Type "nest-box-occupancy" in the "Experiment Name" field', 'Click the "Create" button'],
          ['Type "heron-roost-count" in the "Experiment Name" field', 'Click the "Create" button'],
        ],
        [
          'Click the "rename experiment" button in the "marsh-water-level" card',
          ['Type "marsh-level-2026" in the "New experiment name" field', 'Click the "Save" button'],
        ],
        [
          'Click the "delete experiment" button in the "marsh-water-level-old" card',
          'Click the "Delete" button',
        ],
        ['Click the "Hide experiment list" button'],
        ['Click the "Traces" tab'],
      ],
    },
    models: {
      path: '/#/models',
      plays: [
        [
          'Click the "Close" button',
          ['Type "spit" in the "Filter registered models" field', 'Press "Enter"'],
          'Click the "spit-count" link',
        ],
        [
          'Click the "Close" button',
          'Click the "Create Model" button',
          'Click the "Create" button',
          ['Type "ring-reader" in the "Model name" field', 'Click the "Create" button'],
          ['Type "owl-screech" in the "Model name" field', 'Click the "Create" button'],
        ],
      ],
    },
    model: {
      path: '/#/models/wader-caller',
      plays: [
        ['Click the "Close" button', 'Click the "Version 2" link', 'Click the "Edit" button'],
        [
          'Click the "Close" button',
          ['Click the third checkbox', 'Click the second checkbox'],
          'Click the "Compare" button',
        ],
        ['Click the "Close" button', 'Click the "Open header dropdown menu" button', 'Click "Delete"'],
      ],
    },
    'ring-reader': {
      path: '/#/models/ring-reader',
      plays: [
        [
          'Click the "Close" button',
          'Click the "Open header dropdown menu" button',
          'Click "Delete"',
          'Click the "Delete" button',
        ],
      ],
    },
    prompts: {
      path: '/#/prompts',
      plays: [
        [
          'Click the "Create prompt" button',
          'Click the "Create" button',
          [
            'Type "field-note" in the "Name" field',
            'Type "Tidy this note from the hide." in the "Prompt" field',
            'Click the "Create" button',
          ],
        ],
      ],
    },
  },
} satisfies Make;
