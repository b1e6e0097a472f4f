import type { ApiEndpoint } from '@assay/contract';
import { expect, test } from 'vitest';
import { describeUnconfirmed, listUnconfirmed } from './ask-first.ts';

function call(method: ApiEndpoint['method'], path: string, more: Partial<ApiEndpoint> = {}) {
  return { name: path, method, path, bodyKind: 'none' as const, enabled: true, asksFirst: true, ...more };
}

test('imported calls that change or delete data are asked for until they were run', () => {
  const calls = [
    call('GET', '/pets'),
    call('POST', '/pets'),
    call('PUT', '/pets/{{petId}}', { enabled: false }),
    call('DELETE', '/pets/{{petId}}'),
    call('PATCH', '/own', { asksFirst: false }),
    call('POST', '/graphql', { bodyKind: 'graphql', body: { query: '{ pets { id } }' } }),
  ];
  const found = listUnconfirmed(calls);
  expect(found.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(describeUnconfirmed(found, 'https://a.test')).toBe(
    'These calls change or delete data at https://a.test: POST /pets, DELETE /pets/{{petId}}.',
  );
});

test('one call, and more than can be named', () => {
  const one = [call('POST', '/a')];
  expect(describeUnconfirmed(one, 'https://a.test')).toBe(
    'This call changes data at https://a.test: POST /a.',
  );
  const gone = [call('DELETE', '/a')];
  expect(describeUnconfirmed(gone, 'https://a.test')).toBe(
    'This call deletes data at https://a.test: DELETE /a.',
  );
  const many = Array.from({ length: 10 }, (_, at) => call('PUT', `/${at}`));
  expect(describeUnconfirmed(many, 'https://a.test')).toMatch(/PUT \/7 and 2 more\.$/);
});
