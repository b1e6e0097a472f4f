import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { files, page } from './docsify-data.mts';
import { server } from './mkdocs-data.mts';

const app = defineRecipe({
  name: 'teach-docsify',
  half: 'open',
  make: 'docsify',
  kind: 'pattern library',
  install: {
    npm: {
      docsify: '4.13.1',
      'docsify-copy-code': '3.0.0',
      'docsify-pagination': '2.10.1',
      'docsify-tabs': '1.6.3',
      vue: '3.5.13',
    },
  },
  version: 1,
  async seed({ data, installed }) {
    const site = join(data, 'site');
    await mkdir(site);
    for (const [name, text] of Object.entries({ ...files, 'index.html': page }))
      await writeFile(join(site, name), text);
    await symlink(join(installed, 'node_modules'), join(site, 'npm'));
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
  make: 'docsify',
  licence: 'MIT',
  app,
  pages: {
    home: {
      path: '/',
      plays: [
        ['Click "Start here"', 'Click the "Labels" link', 'Click the "Next Colours" link'],
        [
          'Type "buoy" in the "Search the patterns" field',
          'Type "anchor" in the "Search the patterns" field',
        ],
        ['Click the second "Changelog" link'],
      ],
    },
    colours: {
      path: '/#/colours',
      plays: [['Click the "Sass" button'], ['Hover over the "CSS" button', 'Click the first "Copy" button']],
    },
    confirm: {
      path: '/#/confirm',
      plays: [
        ['Click the "Cancel booking" button', 'Click the "Yes, cancel it" button'],
        [['Click the "Cancel booking" button', 'Click the "Keep it" button']],
      ],
    },
    request: {
      path: '/#/request',
      plays: [
        [
          'Click the "Send request" button',
          [
            'Type "Whimbrel" in the "Boat name" field',
            'Type "16" in the "Length in metres" field',
            'Click the "Send request" button',
          ],
          [
            'Type "14" in the "Length in metres" field',
            'Select "Fish dock" from the "Quay" dropdown',
            'Tick the "Shore power" checkbox',
            'Click the "Send request" button',
          ],
        ],
      ],
    },
    list: {
      path: '/#/list',
      plays: [
        ['Click the "Later" button', 'Click the "Later" button', 'Click the "Remove" button'],
        [
          'Type "turn" in the "Filter boats" field',
          'Click the first "Remove" button',
          'Type "kayak" in the "Filter boats" field',
        ],
      ],
    },
    changelog: { path: '/#/changelog', plays: [['Click the "4.1" link']] },
    lost: { path: '/#/dredger', plays: [['Click the "Back to the introduction" link']] },
  },
} satisfies Make;
