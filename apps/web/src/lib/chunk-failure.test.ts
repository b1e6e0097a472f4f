import { describe, expect, it } from 'vitest';
import { describeChunkFailure, findChunkAddress } from './chunk-failure.ts';

const base = 'https://assay.test/static/js/main-1.js';

describe('findChunkAddress', () => {
  it.each([
    [
      'Chrome',
      'Failed to fetch dynamically imported module: https://assay.test/static/js/login-a.js',
      '',
      'https://assay.test/static/js/login-a.js',
    ],
    [
      'Firefox',
      'error loading dynamically imported module: https://assay.test/static/js/login-a.js',
      '',
      'https://assay.test/static/js/login-a.js',
    ],
    [
      'a style sheet that did not load',
      'Unable to preload CSS for /static/css/login-a.css',
      '',
      'https://assay.test/static/css/login-a.css',
    ],
    [
      'Safari, which names no address',
      'Importing a module script failed.',
      '()=>load(()=>import(`./login-a.js`),[])',
      'https://assay.test/static/js/login-a.js',
    ],
    ['a time-out', '', '() => import("./login-a.js")', 'https://assay.test/static/js/login-a.js'],
    [
      'the development server',
      '',
      '() => import(/* @vite-ignore */ "/src/routes/login/page.tsx")',
      'https://assay.test/src/routes/login/page.tsx',
    ],
    ['nothing to go by', 'Boom', '() => undefined', 'unknown address'],
  ])('%s', (_, message, source, address) => {
    expect(findChunkAddress(message, source, base)).toBe(address);
  });
});

it('names the type and the address', () => {
  expect(describeChunkFailure('timeout', 'https://assay.test/a.js')).toBe(
    'Loading chunk failed (timeout: https://assay.test/a.js)',
  );
});
