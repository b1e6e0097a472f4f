import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { config, overrides, pages, server, tablesScript } from './mkdocs-data.mts';

const app = defineRecipe({
  name: 'teach-mkdocs',
  half: 'open',
  make: 'MkDocs Material',
  kind: 'documentation site',
  install: { pip: ['mkdocs==1.6.1', 'mkdocs-material==9.8.1'], npm: { tablesort: '5.6.0' } },
  version: 2,
  async seed({ data, installed, program, run }) {
    const source = join(data, 'source');
    const files: Record<string, string> = {
      'mkdocs.yml': config,
      'docs/javascripts/tables.js': tablesScript,
      ...pages,
      ...Object.fromEntries(Object.entries(overrides).map(([name, text]) => [`overrides/${name}`, text])),
    };
    for (const [name, text] of Object.entries(files)) {
      const file = join(source, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const script = join(installed, 'node_modules/tablesort/dist/tablesort.min.js');
    await copyFile(script, join(source, 'docs/javascripts/tablesort.js'));
    await run(program('mkdocs'), ['build', '-f', join(source, 'mkdocs.yml'), '-d', join(data, 'site')], {
      cwd: source,
      env: { TZ: 'UTC' },
    });
    await rm(source, { recursive: true });
    await writeFile(join(data, 'server.mjs'), server);
  },
  start: ({ data, port }) => ({
    command: process.execPath,
    args: [join(data, 'server.mjs'), join(data, 'site'), String(port)],
  }),
  ready: '/',
  keepsNothing: true,
});

export default {
  make: 'mkdocs',
  licence: 'MIT',
  app,
  pages: {
    home: {
      path: '/',
      plays: [
        ['Click "Start learning"', 'Click the "Your first evening" link', 'Click the "Next" link'],
        ['Click "Switch to dark mode"', 'Click the "The tower" link', 'Click "Switch to light mode"'],
        ['Click "Don\'t show this again"'],
        ['Click "This page was helpful"'],
        ['Click "read more"'],
      ],
    },
    search: {
      path: '/',
      plays: [
        ['Type "tenor" in the "Search" field', 'Type "stedman" in the "Search" field', 'Press "Enter"'],
        ['Type "zither" in the "Search" field', 'Click the "Clear" button'],
        ['Type "grease" in the "Search" field', 'Click the "Maintenance" link in the dialog'],
      ],
    },
    'first-evening': {
      path: '/learning/first-evening/',
      plays: [
        ['Click "Do I need to read music?"', 'Click "What does it cost?"'],
        ['Click "What happens" in the "Table of contents" section', 'Click "This page could be improved"'],
      ],
    },
    handling: {
      path: '/learning/handling/',
      plays: [
        ['Click the "Backstroke" link', 'Click the "Stand" link'],
        ['Click the first "Copy to clipboard" button'],
        ['Click the "Next" link', 'Click the "Previous" link'],
      ],
    },
    learning: {
      path: '/learning/',
      plays: [['Click the "beginners" link']],
    },
    bells: {
      path: '/tower/bells/',
      plays: [
        ['Click the "Cast" column', 'Click the "Cast" column', 'Click the "Name" column'],
        ['Click the "Weight (kg)" column'],
        ['Click the "History" link', 'Click the "bells" link'],
        ['Click the "Safety" link', 'Click "What if a stay breaks?"', 'Click "Who is the first aider?"'],
      ],
    },
    maintenance: {
      path: '/tower/maintenance/',
      plays: [
        ['Click the "State" column', 'Click the "Next due" column'],
        ['Click the "Copy to clipboard" button'],
      ],
    },
    methods: {
      path: '/methods/',
      plays: [
        [
          'Click the "Grandsire Doubles" link in the table',
          'Click the "Single" link',
          'Click the "Stedman Triples" link',
        ],
        ['Click the "Changes in a plain course" column'],
      ],
    },
    news: {
      path: '/news/',
      plays: [
        ['Click the "2" link', 'Click the "3" link'],
        ['Click the "Continue reading" link in the "Annual meeting" card', 'Go back'],
        ['Click the "Repairs" link', 'Click the "Louvres painted" link'],
        ['Click "Archive"', 'Click the "2025" link'],
        ['Click the "Annual meeting" link', 'Click the "Back to index" link'],
      ],
    },
    tags: {
      path: '/tags/',
      plays: [
        ['Click the "safety" link in the "Table of contents" section'],
        ['Click the "Maintenance" link'],
      ],
    },
    lost: { path: '/tower/clock/', plays: [['Click the "Home" link']] },
  },
} satisfies Make;
