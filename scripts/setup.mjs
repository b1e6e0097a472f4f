// Plain Node, no dependency: this runs before anything is installed, on whatever Node 20 or newer the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installStamp = join(root, 'node_modules', '.assay-installed');
const buildStamp = join(root, 'apps/web/dist/.assay-built');
// As in places.ts: what Node compiled once is not compiled again.
export const compileCache = join(root, 'node_modules/.cache/assay/compiled');
const kernels = [
  { folder: join(root, 'packages/visual/kernel'), what: 'the comparison of pictures' },
  { folder: join(root, 'packages/reader/kernel'), what: 'the arithmetic of the second reader' },
];

function fail(message) {
  console.error(message);
  process.exit(1);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    })
    .sort();
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
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

function ensureInstalled() {
  const manifests = ['package.json', 'package-lock.json', ...workspaces()].map((file) => join(root, file));
  const wanted = `${hashFiles(manifests)} ${process.platform} ${process.arch}`;
  if (read(installStamp) === wanted) return;
  console.log('Installing packages (a minute or two the first time) ...');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const hint =
    'npm could not install the packages. Check that the npm registry can be reached, then run the same command again.';
  if (npm) runQuietly(process.execPath, [npm, ...args], hint);
  else runQuietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, hint);
  writeFileSync(installStamp, wanted);
}

function workspaces() {
  const folders = ['packages', 'apps'].flatMap((area) =>
    readdirSync(join(root, area)).map((name) => `${area}/${name}`),
  );
  return [...folders, 'e2e', 'bench']
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(join(root, file)));
}

/** Compiles what computes most to WebAssembly, kept in base64 so that it can be imported like any module. */
export function ensureKernel(node) {
  for (const { folder, what } of kernels) {
    const built = join(folder, 'built.mjs');
    const sources = filesUnder(folder).filter((file) => file !== built);
    const stamp = `// ${hashFiles([...sources, join(root, 'package-lock.json')])}\n`;
    if (read(built).startsWith(stamp)) continue;
    console.log(`Building ${what} ...`);
    const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
    const wasm = join(folder, 'built.wasm');
    const options = [
      '-O3',
      '--converge',
      '--noAssert',
      '--runtime',
      'stub',
      '--enable',
      'simd',
      '--enable',
      'relaxed-simd',
      '-o',
      wasm,
    ];
    runQuietly(node, [compiler, join(folder, 'index.ts'), ...options], `${what} could not be built.`);
    writeFileSync(built, `${stamp}export const kernel =\n  '${readFileSync(wasm, 'base64')}';\n`);
    rmSync(wasm);
  }
}

/** Builds the pages and the comparison of pictures if anything they are made of has changed. */
export function ensureBuilt(node) {
  ensureKernel(node);
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

/** Makes a clone ready to use and answers the Node to run it with. */
export function setUp() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Assay needs Node 20 or newer to set itself up; this is ${process.version}.`);
  }
  if (!existsSync(join(root, 'package-lock.json')))
    fail(`package-lock.json is missing in ${root}; clone the repository again.`);
  ensureInstalled();
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
