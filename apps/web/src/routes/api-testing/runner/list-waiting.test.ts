import type { ApiEndpoint } from '@assay/contract';
import { expect, test } from 'vitest';
import { listWaiting } from './list-waiting.ts';

const endpoint = (name: string, enabled = true) => ({ name, method: 'GET', enabled }) as ApiEndpoint;
const config = { endpoints: [endpoint('a'), endpoint('b', false), endpoint('c'), endpoint('d')] };

test('what has no result yet waits, and one of them is under way', () => {
  expect(listWaiting(config, [], null).map(({ name }) => name)).toEqual(['a', 'c', 'd']);
  expect(listWaiting(config, [{ index: 0, row: null }], null)).toMatchObject([
    { name: 'c', isUnderWay: true },
    { name: 'd', isUnderWay: false },
  ]);
});

test('each row of data begins anew', () => {
  const results = [0, 2, 3].map((index) => ({ index, row: 0 }));
  expect(listWaiting(config, results, { index: 0, row: 1 }).map(({ name }) => name)).toEqual(['a', 'c', 'd']);
});
