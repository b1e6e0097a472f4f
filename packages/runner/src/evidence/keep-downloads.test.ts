import { expect, test } from 'vitest';
import { safeName } from './keep-downloads.ts';

test.for([
  ['report.csv', 'report.csv'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['.bashrc', 'bashrc'],
  ['..', 'download'],
  ['', 'download'],
  ['a:b?.txt', 'a_b_.txt'],
] as const)('%s is saved as %s', ([given, name]) => {
  expect(safeName(given, new Set())).toBe(name);
});

test('the same name twice gets a number', () => {
  const used = new Set<string>();
  expect([safeName('a.txt', used), safeName('A.txt', used), safeName('a.txt', used)]).toEqual([
    'a.txt',
    'A (2).txt',
    'a (3).txt',
  ]);
});
