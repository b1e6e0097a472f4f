import { expect, test } from 'vitest';
import { readTest, takeEndpoints, writeTest } from './test-draft.ts';

const config = {
  name: 'Shop',
  baseUrl: 'https://shop.test',
  endpoints: [
    {
      name: 'Ping',
      method: 'GET',
      path: '/ping',
      headers: { accept: 'text/plain' },
      validations: [{ type: 'status', equals: '200' }],
      bodyKind: 'json',
      captures: [],
      followRedirects: true,
      retries: 0,
      timeoutMs: 30_000,
      enabled: true,
    },
  ],
  variables: { id: '7' },
  data: '',
  stopOnFailure: false,
} as const;

test('a configuration comes back as it was', () => {
  expect(writeTest(readTest(config))).toEqual(config);
  expect(writeTest(readTest(JSON.parse(JSON.stringify(readTest(config)))))).toEqual(config);
});

test('the short shape is filled up', () => {
  const [endpoint] = readTest({
    name: 'A',
    baseUrl: 'b',
    endpoints: [{ name: 'x', path: '/', method: 'put' }],
  }).endpoints;
  expect(endpoint).toMatchObject({ method: 'PUT', headers: {}, validations: [], enabled: true, retries: 0 });
});

test.each([
  [null, 'It is not a configuration of an API test.'],
  [[], 'It is not a configuration of an API test.'],
  [{}, 'It has no list of endpoints.'],
  [{ endpoints: [7] }, 'One of its endpoints cannot be read.'],
])('%j is none', (value, message) => {
  expect(() => readTest(value)).toThrow(message);
});

test('endpoints that are taken over are told apart', () => {
  const { endpoints } = readTest(config);
  const keys = [...takeEndpoints(endpoints), ...takeEndpoints(endpoints)].map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
