import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { saveStates } from './save-states.ts';

const snapshot = {
  address: 'http://127.0.0.1:4711/orders',
  title: 'Orders',
  frames: [{ address: 'http://127.0.0.1:4711/orders', name: '' }],
  elements: [],
  text: 'Orders',
  truncated: false,
  viewport: { width: 1280, height: 800 },
};

test('writes a state per line, without the port at which the page was served', () => {
  const folder = mkdtempSync(join(tmpdir(), 'states-'));
  const states = [
    { id: 'kit-orders/0', steps: [], snapshot },
    { id: 'kit-orders/1', from: 'kit-orders/0', steps: ['Reload the page'], snapshot },
  ];
  const bytes = saveStates(folder, 'kit', new Map([['orders', states]]), 'http://127.0.0.1:4711');
  const packed = readFileSync(join(folder, 'kit.jsonl.br'));
  const lines = brotliDecompressSync(packed).toString().trimEnd().split('\n');
  const shown = {
    ...snapshot,
    address: 'http://app.test/orders',
    frames: [{ address: 'http://app.test/orders', name: '' }],
  };
  expect(packed).toHaveLength(bytes);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { id: 'kit-orders/0', make: 'kit', page: 'orders', steps: [], ...shown },
    {
      id: 'kit-orders/1',
      make: 'kit',
      page: 'orders',
      from: 'kit-orders/0',
      steps: ['Reload the page'],
      ...shown,
    },
  ]);
});
