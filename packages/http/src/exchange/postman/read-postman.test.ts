import { expect, test } from 'vitest';
import { importEndpoints } from '../import-endpoints.ts';
import { collection } from './shop.fixture.ts';

test('Postman: folders, variables, who calls, bodies of each kind, simple tests; what is left out is said', () => {
  const { format, name, baseUrl, endpoints, notes } = importEndpoints(JSON.stringify(collection), 'auto');
  expect({ format, name, baseUrl }).toEqual({
    format: 'postman',
    name: 'Shop',
    baseUrl: 'https://shop.test/api',
  });
  const [create, list, form, files, query] = endpoints;
  expect(create).toMatchObject({
    name: 'Users / Create',
    method: 'POST',
    path: '/users/red?x=1%202',
    headers: { 'X-A': 'b' },
    bodyKind: 'json',
    body: { name: 'Ada', at: '{{$timestamp}}' },
    auth: { type: 'bearer', token: '{{token}}' },
    validations: [
      { type: 'status', equals: '201' },
      { type: 'time', maxMs: 800 },
      { type: 'jsonpath', path: '$.user.name', operator: 'equals', value: 'Ada' },
      { type: 'jsonpath', path: '$.id', operator: 'exists' },
    ],
    captures: [{ name: 'userId', from: 'jsonpath', expression: '$.id' }],
  });
  expect(create?.headers).not.toHaveProperty('X-Off');
  expect(list).toMatchObject({ name: 'Users / List', method: 'GET', path: '/users', bodyKind: 'none' });
  expect(form).toMatchObject({
    path: 'https://other.test/form',
    bodyKind: 'form',
    body: [
      { name: 'a', value: '1' },
      { name: 'a', value: '2' },
    ],
  });
  expect(form?.auth).toBeUndefined();
  expect(files).toMatchObject({
    auth: { type: 'basic', username: 'ada' },
    bodyKind: 'multipart',
    body: { f: { name: 'a.png' }, n: '1' },
  });
  expect(query).toMatchObject({ bodyKind: 'graphql', body: { query: '{ a }', variables: { b: 1 } } });
  for (const said of [
    /one line was not taken over/,
    /script before "Users \/ Create"/,
    /\{\{\$timestamp\}\}/,
    /sends a file/,
  ]) {
    expect(notes.join('\n')).toMatch(said);
  }
});
