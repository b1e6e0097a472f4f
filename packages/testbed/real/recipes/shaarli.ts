import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { shaares } from './shaarli-data.mts';

const code = '/usr/share/shaarli';

// Debian's package keeps its data in one place for all: the class that knows where is put before the package's.
const ours = `<?php
spl_autoload_register(function ($class) {
    if ($class === 'Shaarli\\Config\\ConfigManager') require __DIR__ . '/ConfigManager.php';
}, true, true);
`;

// Pages are to look the same whatever languages the machine has, and links are to lead to the proxy.
const router = `<?php
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (preg_match('#^/(assets|tpl|plugins|doc)/.*\\.(css|js|png|ico|svg|jpg|woff2?)$#', $path)) return false;
unset($_SERVER['HTTP_ACCEPT_LANGUAGE']);
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = '${code}/index.php';
[$_SERVER['SERVER_NAME'], $_SERVER['SERVER_PORT']] = explode(':', $_SERVER['HTTP_HOST']) + [1 => '80'];
require __DIR__ . '/ours.php';
chdir('${code}');
require '${code}/index.php';
`;

const store = `<?php
require __DIR__ . '/ours.php';
chdir('${code}');
require '${code}/autoload.php';
foreach (['bookmark/LinkUtils', 'http/UrlUtils', 'http/HttpUtils', 'Utils'] as $name)
    require_once "${code}/application/$name.php";
$bookmarks = new Shaarli\\Bookmark\\BookmarkArray();
foreach (json_decode(stream_get_contents(STDIN), true) as $id => $given) {
    $bookmark = new Shaarli\\Bookmark\\Bookmark();
    $created = new DateTime($given['at']);
    $bookmark->fromArray([
        'id' => $id,
        'shorturl' => link_small_hash($created, $id),
        'url' => $given['url'] ?? '',
        'title' => $given['title'],
        'description' => $given['description'] ?? '',
        'tags' => $given['tags'] ?? '',
        'created' => $created,
        'updated' => isset($given['edited']) ? new DateTime($given['edited']) : null,
        'private' => $given['isPrivate'] ?? false,
        'sticky' => $given['isSticky'] ?? false,
    ]);
    $bookmark->validate();
    $bookmarks[$id] = $bookmark;
}
$bookmarks->reorder('DESC');
(new Shaarli\\Bookmark\\BookmarkIO(new Shaarli\\Config\\ConfigManager()))->write($bookmarks);
`;

const login = 'odile';
const password = 'petrel-and-tea';
const salt = createHash('sha1').update('shaarli').digest('hex');

const settings = {
  credentials: {
    login,
    salt,
    hash: createHash('sha1').update(`${password}${login}${salt}`).digest('hex'),
  },
  security: { ban_after: 100, session_protection_disabled: false },
  general: {
    title: 'The Chart Table',
    timezone: 'UTC',
    header_link: '/',
    links_per_page: 20,
    // Not the one for QR codes, which is without its library in Debian.
    enabled_plugins: ['addlink_toolbar', 'archiveorg'],
    retrieve_description: false,
    enable_async_metadata: true,
  },
  updates: { check_updates: false },
  api: { enabled: true, secret: '5c1d0c9e2f7a' },
  thumbnails: { mode: 'none', width: 125, height: 90 },
  translation: { language: 'en' },
};

export const recipe = defineRecipe({
  name: 'shaarli',
  half: 'sealed',
  make: 'server-rendered, plain JavaScript',
  kind: 'bookmarks',
  // php-cgi keeps Apache away; the icons are a package of their own, which Debian's does not ask for.
  install: { debian: ['php-cli', 'php-cgi', 'shaarli', 'fonts-fork-awesome'] },
  version: 1,
  async seed({ data, run }) {
    for (const name of ['store', 'cache/tmp', 'cache/cache', 'cache/pagecache', 'sessions'])
      await mkdir(join(data, name), { recursive: true });
    const manager = await readFile(`${code}/application/config/ConfigManager.php`, 'utf8');
    const moved = manager
      .replaceAll("'/var/lib/shaarli/data", "__DIR__ . '/store")
      .replaceAll("'/var/cache/shaarli", "__DIR__ . '/cache");
    await writeFile(join(data, 'ConfigManager.php'), moved);
    await writeFile(join(data, 'ours.php'), ours);
    await writeFile(join(data, 'router.php'), router);
    await writeFile(join(data, 'store.php'), store);
    // A file that PHP does not show.
    const config = `<?php /*\n${JSON.stringify(settings, undefined, 4)}\n*/ ?>\n`;
    await writeFile(join(data, 'store/config.json.php'), config);
    await run('php', ['-d', 'display_errors=0', join(data, 'store.php')], { input: JSON.stringify(shaares) });
  },
  start: ({ data, port }) => ({
    command: 'php',
    args: [
      ...['-d', 'display_errors=0', '-d', `session.save_path=${join(data, 'sessions')}`],
      ...['-S', `127.0.0.1:${port}`, '-t', code, join(data, 'router.php')],
    ],
    env: { PHP_CLI_SERVER_WORKERS: '4' },
  }),
  ready: '/',
});
