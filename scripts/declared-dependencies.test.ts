import { expect, test } from 'vitest';
import { findUndeclared } from './declared-dependencies.ts';

test('an undeclared package is found, and one that product code has for development alone', () => {
  const planted = {
    '': { name: 'assay', devDependencies: { vitest: '1.0.0' } },
    'packages/http': {
      name: '@assay/http',
      dependencies: { undici: '1.0.0' },
      devDependencies: { '@assay/demo': '1.0.0' },
    },
  };
  const find = (file: string, specifier: string) => findUndeclared([{ file, specifier }], planted);
  expect(find('packages/http/src/a.ts', 'undici')).toEqual([]);
  expect(find('packages/http/src/a.ts', 'node:fs')).toEqual([]);
  expect(find('packages/http/src/a.ts', './b.ts')).toEqual([]);
  expect(find('packages/http/src/a.ts', '@assay/http/guard')).toEqual([]);
  expect(find('packages/http/src/a.ts', 'yaml/util')).toEqual([
    'packages/http/src/a.ts: "yaml" is not declared in packages/http/package.json.',
  ]);
  expect(find('packages/http/src/a.test.ts', '@assay/demo')).toEqual([]);
  expect(find('packages/http/src/a.ts', '@assay/demo')).toEqual([
    'packages/http/src/a.ts: "@assay/demo" must be in "dependencies" of packages/http/package.json.',
  ]);
  expect(find('scripts/a.test.ts', 'vitest')).toEqual([]);
  expect(find('scripts/start.mjs', 'vitest')).toEqual([
    'scripts/start.mjs: "vitest" must be in "dependencies" of package.json.',
  ]);
});
