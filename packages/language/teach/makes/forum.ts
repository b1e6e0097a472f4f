import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { board, fill, known, loginPage, serve, settings, urls } from './forum-data.mts';

const login = 'Log in as "marlow" with the password "drosera-52"';

export default {
  make: 'forum',
  licence: 'BSD-3-Clause',
  app: defineRecipe({
    name: 'teach-forum',
    half: 'open',
    make: 'server-rendered, Bootstrap',
    kind: 'forum',
    install: {
      pip: [
        'django-machina==1.3.1',
        'Django==4.2.27',
        'django-mptt==0.17.0',
        'django-haystack==3.3.0',
        'Whoosh==2.7.4',
        'setuptools<70',
        'freezegun==1.5.5',
      ],
    },
    version: 2,
    async seed({ data, program, run }) {
      await mkdir(join(data, 'templates'));
      const files = {
        'settings.py': settings,
        'urls.py': urls,
        'serve.py': serve,
        'known.json': JSON.stringify(known),
        'templates/board_base.html': board,
        'templates/login.html': loginPage,
      };
      for (const [name, text] of Object.entries(files)) await writeFile(join(data, name), text);
      const env = { DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: data };
      const django = program('django-admin');
      await run(django, ['migrate'], { env });
      await run(django, ['shell', '-c', fill], { env });
      await run(django, ['update_index'], { env });
    },
    start: ({ data, port, program }) => ({
      command: program('python'),
      args: [join(data, 'serve.py'), `127.0.0.1:${port}`],
      env: { PYTHONPATH: data },
      cwd: data,
    }),
    ready: '/',
  }),
  pages: {
    index: {
      path: '/',
      plays: [
        ['Click the "Pitcher plants" link', 'Click the "Sarracenia leaning to one side" link'],
        [['Type "peat" in the "Search" field', 'Click the "Search" button']],
        [
          'Click the "Advanced search" link',
          [
            'Tick the "Search only in topic subjects" checkbox',
            'Type "traps" in the "Search for keywords (optional)" field',
            'Click the "Search" button in the "Search forums" section',
          ],
        ],
      ],
    },
    sundews: {
      path: '/forum/sundews-2/',
      plays: [['Click the "2" link', 'Click the "White mould on the soil" link']],
    },
    login: {
      path: '/login/',
      plays: [
        [
          [
            'Type "marlow" in the "Member name" field',
            'Type "drosera-25" in the "Password" field',
            'Click the "Log in" button',
          ],
          login,
          'Click the "View my posts" link',
          'Click the "Log out" button',
        ],
      ],
    },
    topic: {
      path: '/login/?next=/forum/sundews-2/topic/drosera-capensis-has-no-dew-2/',
      plays: [
        [
          login,
          'Click the "Post reply" link',
          ['Type "Five weeks later: still full of dew." in the "Message" field', 'Click the "Submit" button'],
        ],
        [
          login,
          'Click the first "Edit" link',
          [
            'Type "Mine lost its dew within three days. South window, 21 °C, 35 % humidity." in the "Message" field',
            'Click the "Submit" button',
          ],
        ],
        [login, 'Click the last "Delete" link', 'Click "Yes, I\'m sure"'],
        [login, 'Click the "Subscribe" link', 'Click "Yes, I\'m sure"', 'Click the "Subscriptions" link'],
      ],
    },
    new: {
      path: '/login/?next=/forum/pitcher-plants-3/',
      plays: [
        [
          login,
          'Click the "New topic" link',
          'Click the "Submit" button',
          [
            'Type "Brown tips on Sarracenia" in the "Subject" field',
            'Type "Since the first frost all tips are brown. Cut or leave?" in the "Message" field',
            'Click the "Preview" button',
          ],
          'Click the "Submit" button',
        ],
      ],
    },
    poll: {
      path: '/login/?next=/forum/sundews-2/topic/which-peat-for-seedlings-4/',
      plays: [
        [
          'Log in as "sunny_dew" with the password "peat-6431"',
          ['Choose the "Live sphagnum" radio button', 'Click the "Submit" button'],
        ],
      ],
    },
    profile: {
      path: '/login/?next=/member/profile/2/',
      plays: [
        [
          'Log in as "petra_k" with the password "bog-1907"',
          'Click the "Edit profile" link',
          ['Type "Moss first, then questions." in the "Signature" field', 'Click the "Submit" button'],
        ],
      ],
    },
    queue: {
      path: '/login/?next=/moderation/queue/',
      plays: [
        [
          'Log in as "quillon" with the password "nepenthes-8"',
          'Click the "Cheap pots, click here" link',
          'Click the "Disapprove" link',
          'Click "Yes, I\'m sure"',
        ],
      ],
    },
    locking: {
      path: '/login/?next=/forum/flytraps-4/topic/can-i-feed-it-cheese-13/',
      plays: [
        [
          'Log in as "quillon" with the password "nepenthes-8"',
          'Click the "Lock topic" link',
          'Click "Yes, I\'m sure"',
        ],
      ],
    },
  },
} satisfies Make;
