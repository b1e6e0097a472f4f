import { describe, expect, test } from 'vitest';
import { table } from './architecture.ts';
import { importsOf } from './boundaries.ts';
import { describeCycle, findFolderCycles } from './folder-cycles.ts';
import { folders } from './folders.ts';

/** Each file with its source, as the check reads it. */
function cyclesOf(sources: Record<string, string>): { inside: string; members: string[] }[] {
  const imports = Object.entries(sources).flatMap(([file, source]) =>
    importsOf(file, source).map((specifier) => ({ file, specifier })),
  );
  return findFolderCycles(imports).map(({ inside, members }) => ({ inside, members }));
}

test('two sibling folders that import each other are a cycle', () => {
  expect(
    cyclesOf({
      'packages/a/src/left/one.ts': "import { two } from '../right/two.ts';",
      'packages/a/src/right/three.ts': "import { four } from '../left/four.ts';",
    }),
  ).toEqual([{ inside: 'packages/a/src', members: ['left', 'right'] }]);
});

test('three folders in a circle are a cycle, also by what lies deeper and by types alone', () => {
  expect(
    cyclesOf({
      'packages/a/src/unit/left/deep/one.ts': "import type { Two } from '../../middle/two.ts';",
      'packages/a/src/unit/middle/three.ts': "export type * from '../right/deep/four.ts';",
      'packages/a/src/unit/right/five.ts': "type Six = import('../left/six.ts').Six;",
    }),
  ).toEqual([{ inside: 'packages/a/src/unit', members: ['left', 'middle', 'right'] }]);
});

test('a folder’s own files and its subfolder that import each other are a cycle', () => {
  expect(
    cyclesOf({
      'packages/a/src/unit/types.ts': '',
      'packages/a/src/unit/index.ts': "export { one } from './below/one.ts';",
      'packages/a/src/unit/below/one.ts': "import type { Type } from '../types.ts';",
    }),
  ).toEqual([{ inside: 'packages/a/src/unit', members: ['.', 'below'] }]);
});

test('either way alone is no cycle', () => {
  expect(
    cyclesOf({
      'packages/a/src/unit/index.ts': "export { one } from './below/one.ts';",
      'packages/a/src/unit/below/one.ts': "import type { Type } from '../model/types.ts';",
      'packages/b/src/unit/below/one.ts': "import type { Type } from '../types.ts';",
    }),
  ).toEqual([]);
});

test('files of one folder may import each other', () => {
  expect(
    cyclesOf({
      'packages/a/src/one.ts': "import './two.ts';",
      'packages/a/src/two.ts': "import './one.ts';",
    }),
  ).toEqual([]);
});

test('a cycle is told with the imports that cause it', () => {
  const [cycle] = findFolderCycles([
    { file: 'packages/a/src/left/one.ts', specifier: '../right/two.ts' },
    { file: 'packages/a/src/right/two.ts', specifier: '../left/one.ts' },
  ]);
  expect(cycle && describeCycle(cycle).split('\n')).toEqual([
    'packages/a/src: cycle between left, right',
    '  left -> right (1)',
    '    packages/a/src/left/one.ts -> packages/a/src/right/two.ts',
    '  right -> left (1)',
    '    packages/a/src/right/two.ts -> packages/a/src/left/one.ts',
  ]);
});

const tables: [string, Record<string, readonly string[]>][] = [
  ['modules', Object.fromEntries(Object.entries(table).map(([name, { mayImport }]) => [name, mayImport]))],
  ...Object.entries(folders),
];

describe('the tables allow no cycle', () => {
  test.each(tables)('%s', (_name, rows) => {
    const imports = Object.entries(rows).flatMap(([from, targets]) =>
      targets.map((to) => ({ file: `${from}/a.ts`, specifier: `../${to.replace(/\/.*/, '')}/b.ts` })),
    );
    expect(findFolderCycles(imports)).toEqual([]);
  });
});
