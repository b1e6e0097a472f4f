import { createHash } from 'node:crypto';
import { cp, lstat, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineRecipe } from '../recipe.ts';
import { pages, picture, type Revision } from './dokuwiki-data.mts';

const code = '/usr/share/dokuwiki';

const prepend = `<?php
define('DOKU_MAIN_CONF', __DIR__ . '/conf/');
define('DOKU_CONF', __DIR__ . '/conf/');
`;

const local = `<?php
$conf['title'] = 'Willow Street Garden';
$conf['useacl'] = 1;
$conf['superuser'] = '@admin';
$conf['autopasswd'] = 0;
$conf['updatecheck'] = 0;
$conf['recent_days'] = 36500;
$conf['dformat'] = '%Y-%m-%d %H:%M';
`;

const protectedPart = `<?php
$conf['savedir'] = dirname(__DIR__) . '/wiki';
`;

// These two ask the internet.
const plugins = `<?php
$plugins['extension'] = 0;
$plugins['popularity'] = 0;
`;

// Everybody reads, users write; the pages of the staff are for the administrators and the board.
const rights = `# <?php exit()?>
*        @ALL    1
*        @user   8
staff:*  @ALL    0
staff:*  @board  8
`;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

const users = `# <?php exit()?>
karen:${md5('karen-garden-5')}:Karen Ross:karen@willow.example:admin,board,user
leo:${md5('leo-garden-6')}:Leo Brandt:leo@willow.example:user
mina:${md5('mina-garden-7')}:Mina Sallow:mina@willow.example:board,user
`;

async function put(file: string, content: string | Buffer, seconds?: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  if (seconds) await utimes(file, seconds, seconds);
}

/** Writes a page and its old revisions; returns its lines of the list of changes. */
async function putPage(wiki: string, id: string, revisions: Revision[]): Promise<string[]> {
  const path = id.replaceAll(':', '/');
  const lines: string[] = [];
  let size = 0;
  for (const [index, { at, by, summary, text }] of revisions.entries()) {
    const seconds = Date.parse(at) / 1000;
    const grown = text.length - size;
    size = text.length;
    const columns = [seconds, '127.0.0.1', index === 0 ? 'C' : 'E', id, by, summary, '', grown];
    lines.push(`${columns.join('\t')}\n`);
    await put(join(wiki, `attic/${path}.${seconds}.txt.gz`), gzipSync(text), seconds);
    if (index === revisions.length - 1) await put(join(wiki, `pages/${path}.txt`), text, seconds);
  }
  await put(join(wiki, `meta/${path}.changes`), lines.join(''));
  return lines;
}

export const recipe = defineRecipe({
  name: 'dokuwiki',
  half: 'sealed',
  make: 'server-rendered, jQuery',
  kind: 'wiki',
  // php-cgi keeps Apache away.
  install: { debian: ['php-cli', 'php-cgi', 'dokuwiki'] },
  version: 1,
  async seed({ data, run }) {
    const conf = join(data, 'conf');
    // The links lead to files that only the web server may read.
    const filter = async (source: string) => !(await lstat(source)).isSymbolicLink();
    await cp('/etc/dokuwiki', conf, { recursive: true, filter });
    await put(join(data, 'prepend.php'), prepend);
    await put(join(conf, 'local.php'), local);
    await put(join(conf, 'local.protected.php'), protectedPart);
    await put(join(conf, 'plugins.protected.php'), plugins);
    await put(join(conf, 'acl.auth.php'), rights);
    await put(join(conf, 'users.auth.php'), users);
    const wiki = join(data, 'wiki');
    const folders = ['attic', 'cache', 'index', 'locks', 'log', 'media', 'media_attic', 'media_meta', 'meta'];
    for (const name of [...folders, 'pages', 'tmp', '../sessions'])
      await mkdir(join(wiki, name), { recursive: true });
    const lines: string[] = [];
    for (const [id, revisions] of Object.entries(pages)) lines.push(...(await putPage(wiki, id, revisions)));
    await put(join(wiki, 'meta/_dokuwiki.changes'), lines.sort().join(''));
    const added = Date.parse('2025-05-09T15:10:00Z') / 1000;
    await put(join(wiki, 'media/garden/plan.png'), Buffer.from(picture, 'base64'), added);
    const change = [added, '127.0.0.1', 'C', 'garden:plan.png', 'leo', 'created', '', 0].join('\t');
    for (const name of ['media_meta/garden/plan.png', 'meta/_media'])
      await put(join(wiki, `${name}.changes`), `${change}\n`);
    await run('php', ['-d', `auto_prepend_file=${join(data, 'prepend.php')}`, `${code}/bin/indexer.php`]);
    await rm(join(wiki, 'cache'), { recursive: true });
    await mkdir(join(wiki, 'cache'));
  },
  start: ({ data, port }) => ({
    command: 'php',
    args: [
      ...['-d', `auto_prepend_file=${join(data, 'prepend.php')}`],
      ...['-d', `session.save_path=${join(data, 'sessions')}`],
      ...['-S', `127.0.0.1:${port}`, '-t', code],
    ],
    env: { PHP_CLI_SERVER_WORKERS: '4' },
  }),
  ready: '/doku.php',
});
