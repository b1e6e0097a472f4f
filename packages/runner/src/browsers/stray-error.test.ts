import { expect, test } from 'vitest';
import { isStrayBrowserError } from './stray-error.ts';

function missing(path: string): Error {
  return Object.assign(new Error(`ENOENT: no such file or directory, open '${path}'`), {
    code: 'ENOENT',
    path,
  });
}

test.each([
  [new Error('Object with guid handle@4f was not bound in the connection'), true],
  [new Error('Object with guid handle@4f was not bound in the connection, nor elsewhere'), false],
  [new Error('Target page, context or browser has been closed'), false],
  ['Object with guid handle@4f was not bound in the connection', false],
  [undefined, false],
  [missing('/tmp/assay-browsers-1/playwright-artifacts-Uox6dH/1fad.trace'), true],
  [missing('/srv/assay/data/playwright-artifacts.json'), false],
])('%s', (error, isStray) => {
  expect(isStrayBrowserError(error)).toBe(isStray);
});
