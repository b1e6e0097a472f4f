import { builtinModules } from 'node:module';
import { isTest } from './architecture.ts';
import { packageName } from './boundaries.ts';
import type { Import } from './folder-cycles.ts';

export interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The test runner, which the root declares for all. */
const declaredByRoot = ['vitest'];
const builtins = new Set(builtinModules);
/** Workspaces that only tests and measurements use. No program of the product imports the language package yet. */
const forTestsOnly = /^(e2e|bench|packages\/(testbed|language))$/;

export const workspaceOf = (file: string): string =>
  /^(?:(?:packages|apps)\/[^/]+|e2e|bench)(?=\/)/.exec(file)?.[0] ?? '';

/** Whether `npm start` runs this file or builds what it runs of it. Of the root these are plain Node scripts. */
function isProduct(file: string): boolean {
  const workspace = workspaceOf(file);
  if (workspace === '') return /^scripts\/.+\.mjs$/.test(file);
  if (forTestsOnly.test(workspace) || isTest(file)) return false;
  // The pages are built by what lies directly in apps/web.
  return /^[^/]+\/[^/]+\/(src|bin)\//.test(file) || /^apps\/web\/[^/]+\.ts$/.test(file);
}

/** Imports of packages that the workspace of the file does not declare, or declares for development alone. */
export function findUndeclared(imports: readonly Import[], manifests: Record<string, Manifest>): string[] {
  return imports.flatMap(({ file, specifier }) => {
    const name = packageName(specifier);
    if (/^[.(]|^(node|virtual):/.test(specifier) || builtins.has(name)) return [];
    if (declaredByRoot.includes(name) && !isProduct(file)) return [];
    const workspace = workspaceOf(file);
    const manifest = manifests[workspace];
    if (!manifest) return [`${file}: there is no package.json in "${workspace}".`];
    if (manifest.name === name || manifest.dependencies?.[name]) return [];
    const place = `${workspace}/package.json`.replace(/^\//, '');
    if (!manifest.devDependencies?.[name]) return [`${file}: "${name}" is not declared in ${place}.`];
    if (isProduct(file)) return [`${file}: "${name}" must be in "dependencies" of ${place}.`];
    return [];
  });
}
