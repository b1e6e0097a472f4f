import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { runProgram } from './processes.ts';
import type { Install, Recipe } from './recipe.ts';

/** Outside the repository; `ASSAY_TESTBED` puts it elsewhere. */
export function cacheFolder(): string {
  const base = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return process.env.ASSAY_TESTBED ?? join(base, 'assay-testbed');
}

export function folderOf({ name }: Recipe): string {
  return join(cacheFolder(), name);
}

export function programIn(installed: string, name: string): string {
  const places = ['node_modules/.bin', 'venv/bin'].map((folder) => join(installed, folder, name));
  return places.find(existsSync) ?? name;
}

async function installNpm(folder: string, { npm, overrides }: Install): Promise<void> {
  const manifest = { private: true, dependencies: npm, ...(overrides && { overrides }) };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  // Native parts are built against the headers of the Node that runs this, where there are any.
  const nodeFolder = dirname(dirname(process.execPath));
  await runProgram('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: {
      ...(existsSync(join(nodeFolder, 'include/node/common.gypi')) && { npm_config_nodedir: nodeFolder }),
      NODE_ENV: '',
    },
  });
}

async function installPip(folder: string, { pip = [] }: Install): Promise<void> {
  const venv = join(folder, 'venv');
  await runProgram('python3', ['-m', 'venv', venv]);
  await runProgram(join(venv, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', ...pip]);
}

async function isInstalled(name: string): Promise<boolean> {
  try {
    return (await runProgram('dpkg', ['-s', name])).includes('install ok installed');
  } catch {
    return false;
  }
}

async function installDebian({ debian = [] }: Install): Promise<void> {
  const missing: string[] = [];
  for (const name of debian) if (!(await isInstalled(name))) missing.push(name);
  if (missing.length === 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const [command = '', ...args] = [
    ...asRoot,
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
    ...missing,
  ];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await runProgram(command, args, { env });
  } catch {
    const [update = '', ...updateArgs] = [...asRoot, 'apt-get', 'update'];
    await runProgram(update, updateArgs, { env });
    await runProgram(command, args, { env });
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

async function readMark(file: string): Promise<string> {
  return existsSync(file) ? readFile(file, 'utf8') : '';
}

/** Does `work` in an empty folder unless it was done there before; a folder that was left half done is made again. */
export async function makeOnce(
  folder: string,
  mark: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const file = `${folder}.done`;
  if ((await readMark(file)) === mark) return;
  await rm(file, { force: true });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await work(folder);
  await writeFile(`${file}.new`, mark);
  await rename(`${file}.new`, file);
}

/** Installs an application into the cache folder, once; returns the folder. */
export async function install(recipe: Recipe): Promise<string> {
  const folder = join(folderOf(recipe), 'installed');
  await installDebian(recipe.install);
  await makeOnce(folder, hashOf(recipe.install), async () => {
    if (recipe.install.npm) await installNpm(folder, recipe.install);
    if (recipe.install.pip) await installPip(folder, recipe.install);
  });
  return folder;
}

export function seedMark(recipe: Recipe): string {
  return hashOf([recipe.install, recipe.version, String(recipe.seed)]);
}
