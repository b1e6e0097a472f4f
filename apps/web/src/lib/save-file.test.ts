import { expect, it } from 'vitest';
import { readFileName } from './save-file.ts';

it.each([
  ['attachment; filename="log in.spec.ts"', 'log in.spec.ts'],
  ['attachment; filename=case.json', 'case.json'],
  ['attachment; filename="x.json"; filename*=UTF-8\'\'%C3%BCber.json', 'über.json'],
  ["attachment; filename*=UTF-8''%E0%A4%A", undefined],
  ['attachment', undefined],
  [null, undefined],
])('%s names %s', (header, name) => {
  expect(readFileName(header)).toBe(name);
});
