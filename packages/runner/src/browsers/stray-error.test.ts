import { expect, test } from 'vitest';
import { isStrayBrowserError } from './stray-error.ts';

test.each([
  [new Error('Object with guid handle@4f was not bound in the connection'), true],
  [new Error('Object with guid handle@4f was not bound in the connection, nor elsewhere'), false],
  [new Error('Target page, context or browser has been closed'), false],
  ['Object with guid handle@4f was not bound in the connection', false],
  [undefined, false],
])('%s', (error, isStray) => {
  expect(isStrayBrowserError(error)).toBe(isStray);
});
