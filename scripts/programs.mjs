// Which programs are bundled into dist/, and whether the bundle is made of the sources as they are now.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, read, root } from './files.mjs';

/** Sources of programs, and the names of their bundles in dist/. */
export const programs = {
  'apps/server/src/main.ts': 'server.mjs',
  'apps/server/src/worker.ts': 'worker.mjs',
  'apps/server/src/operations/backup.ts': 'backup.mjs',
  'apps/server/src/operations/move.ts': 'move.mjs',
  'apps/server/src/operations/restore.ts': 'restore.mjs',
  'packages/cli/src/main.ts': 'assay.mjs',
};

const manifestFile = join(root, 'dist/bundle.json');

function isSame(file, known) {
  const path = join(root, file);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return false;
  return (stat.mtimeMs === known.mtimeMs && stat.size === known.size) || hashFiles([path]) === known.hash;
}

/** What is written beside a bundle about each file it was made of. */
export function describeFile(file) {
  const path = join(root, file);
  const { mtimeMs, size } = statSync(path);
  return { mtimeMs, size, hash: hashFiles([path]) };
}

/** Whether dist/ holds a bundle of the sources as they are now. Unchanged files are told by time and size, as git does. */
export function isBundleCurrent() {
  const text = read(manifestFile);
  if (!text) return false;
  const { version, files } = JSON.parse(text);
  if (!existsSync(join(root, 'dist', version))) return false;
  return Object.entries(files).every(([file, known]) => isSame(file, known));
}

/** The file to start for a program: its bundle, or its source where the bundle is missing or out of date. */
export function programFile(source) {
  const bundle = programs[source];
  return bundle && isBundleCurrent() ? `dist/${bundle}` : source;
}
