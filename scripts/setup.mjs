// Plain Node, no dependency: this runs before anything is installed, on whatever Node 20 or newer the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder, hashFiles, read, root } from './files.mjs';
import { isBundleCurrent } from './programs.mjs';

const installStamp = join(root, 'node_modules', '.assay-installed');
const buildStamp = join(root, 'apps/web/dist/.assay-built');
// As in places.ts: what Node compiled once is not compiled again.
export const compileCache = join(root, 'node_modules/.cache/assay/compiled');

function fail(message) {
  console.error(message);
  process.exit(1);
}

function runQuietly(command, args, hint) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === 0) return;
  const output = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-40).join('\n');
  fail(`${error?.message ?? output}\n\n${hint}`);
}

/** The Node the project pins, as npm put it into node_modules. */
function pinnedNode() {
  const binary = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    'The pinned Node was not installed: npm did not run the install script of the package "node". ' +
      'Allow it (npm config set ignore-scripts false), remove the folder node_modules and try again, or install Node 24.',
  );
}

function npm(args) {
  const hint =
    'npm could not install the packages. Check that the npm registry can be reached, then run the same command again.';
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const program = process.env.npm_execpath;
  if (program) runQuietly(process.execPath, [program, ...all], hint);
  else runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', all, hint);
}

/** The stamp holds the hash of all manifests, the platform, and whether packages for tests and checks are installed too. */
function ensureInstalled(dev) {
  const manifests = ['package.json', 'package-lock.json', ...workspaces()].map((file) => join(root, file));
  const hash = hashFiles(manifests);
  const platform = `${process.platform}-${process.arch}`;
  // Before packages for tests were installed apart, the stamp was "hash linux x64".
  const stamp = read(installStamp).replace(/^(\w+ \w+) (x64|arm64)$/, '$1-$2 all');
  const [installed, where, kind] = stamp.split(' ');
  const isHere = where === platform && (kind === 'all' || kind === 'product');
  if (isHere && installed === hash && (kind === 'all' || !dev)) return;
  const wanted = dev || (isHere && kind === 'all') ? 'all' : 'product';
  // An installation that is interrupted must not be taken for a whole one.
  rmSync(installStamp, { force: true });
  console.log(isHere ? 'Updating packages ...' : 'Installing packages (a minute or two the first time) ...');
  // "npm ci" would remove and fetch everything again; "npm install" adds and removes what differs from the lock file.
  const command = isHere ? ['install', '--no-save'] : ['ci'];
  npm([...command, wanted === 'all' ? '--include=dev' : '--omit=dev']);
  trim(wanted);
  writeFileSync(installStamp, `${hash} ${platform} ${wanted}`);
}

/** Removes what npm cannot leave out, 100 MB of it: programs for other processors, sources that would be compiled, a compiler that only checks use. */
function trim(wanted) {
  const packages = join(root, 'node_modules');
  const runtimes = join(packages, '@node-llama-cpp');
  const foreign = existsSync(runtimes)
    ? readdirSync(runtimes).filter((name) => !name.includes(process.arch))
    : [];
  const unused = [
    ...foreign.map((name) => join('@node-llama-cpp', name)),
    'node-llama-cpp/llama/gitRelease.bundle',
    ...(wanted === 'product' ? ['typescript', '@typescript', '@types'] : []),
  ];
  for (const place of unused) rmSync(join(packages, place), { recursive: true, force: true });
}

function workspaces() {
  const folders = ['packages', 'apps'].flatMap((area) =>
    readdirSync(join(root, area)).map((name) => `${area}/${name}`),
  );
  return [...folders, 'e2e', 'bench']
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(join(root, file)));
}

function ensurePages(node) {
  const sources = [...filesUnder(join(root, 'apps/web')), ...filesUnder(join(root, 'packages/contract/src'))];
  const wanted = hashFiles([...sources, join(root, 'package-lock.json'), join(root, 'scripts/compress.mjs')]);
  if (read(buildStamp) === wanted) return;
  console.log('Building the pages ...');
  const hint = 'The pages could not be built.';
  runQuietly(
    node,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'apps/web', '--logLevel', 'warn'],
    hint,
  );
  runQuietly(node, [join(root, 'scripts/compress.mjs'), join(root, 'apps/web/dist')], hint);
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
}

/** Bundles server, worker and command line into dist/ if any of their sources has changed. */
export function ensureBundle(node) {
  if (isBundleCurrent()) return;
  console.log('Building the server ...');
  runQuietly(node, [join(root, 'scripts/bundle.mjs')], 'The server could not be built.');
}

/** Builds the pages and the programs if anything they are made of has changed. */
export function ensureBuilt(node) {
  ensurePages(node);
  ensureBundle(node);
}

/** Makes a clone ready to use, with `dev` also for tests and checks, and answers the Node to run it with. */
export function setUp({ dev = false } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Assay needs Node 20 or newer to set itself up; this is ${process.version}.`);
  }
  if (!existsSync(join(root, 'package-lock.json')))
    fail(`package-lock.json is missing in ${root}; clone the repository again.`);
  ensureInstalled(dev);
  return pinnedNode();
}

/** Runs a program in the foreground, passes signals on, and answers its exit code. */
export function run(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...environment },
  });
  // A Ctrl-C reaches the child by itself; waiting for it to finish is all there is to do.
  const passOn = (signal) => (process.stdin.isTTY && signal === 'SIGINT' ? undefined : child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
  return new Promise((resolve) => {
    child.on('error', (error) => fail(error.message));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
