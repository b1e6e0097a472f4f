import type { ApiEndpoint } from '@assay/contract';
import { expect, test } from 'vitest';
import { takeEndpoints } from '../../draft/test-draft.ts';
import {
  type EndpointDraft,
  editEndpoint,
  findEndpointProblems,
  newEndpoint,
  writeEndpoint,
} from './endpoint-draft.ts';

const usual: ApiEndpoint = {
  name: 'Create',
  method: 'POST',
  path: '/things',
  headers: { accept: 'application/json' },
  validations: [{ type: 'status', equals: '201' }],
  bodyKind: 'json',
  captures: [{ name: 'id', from: 'jsonpath', expression: '$.id' }],
  followRedirects: false,
  retries: 2,
  timeoutMs: 5000,
  enabled: true,
};
const file = { base64: 'aGk=', name: 'a.txt', type: 'text/plain' };

test.each<Partial<ApiEndpoint>>([
  {},
  { body: '{"a": {{id}} }' },
  { bodyKind: 'text', body: 'hello' },
  { bodyKind: 'form', body: { a: '1', b: 'two' } },
  {
    bodyKind: 'form',
    body: [
      { name: 'a', value: '1' },
      { name: 'a', value: '2' },
    ],
  },
  {
    bodyKind: 'multipart',
    body: [
      { name: 'a', value: '1' },
      { name: 'doc', value: file },
    ],
  },
  { bodyKind: 'graphql', body: { query: '{ a }', variables: { b: 1 }, operationName: 'c' } },
  { bodyKind: 'file', body: file },
  { auth: { type: 'bearer', token: '{{token}}' } },
  { method: 'GET', bodyKind: 'none', captures: [], validations: [] },
  { method: 'GET', body: '{"find": "ferns"}' },
  { method: 'DELETE', bodyKind: 'form', body: { id: '7' } },
])('an endpoint with %j comes back from the builder', (change) => {
  const [endpoint] = takeEndpoints([{ ...usual, ...change }]);
  if (!endpoint) throw new Error('There is none.');
  const draft = editEndpoint(endpoint);
  expect(findEndpointProblems(draft)).toEqual({});
  expect(writeEndpoint(draft)).toEqual(endpoint);
});

test('a body of a method without one is left out', () => {
  const draft: EndpointDraft = { ...newEndpoint(), name: 'a', path: '/', body: 'no json' };
  expect(findEndpointProblems(draft)).toEqual({});
  expect(writeEndpoint(draft)).not.toHaveProperty('body');
});

test.each<[Partial<EndpointDraft>, string, RegExp]>([
  [{ name: ' ' }, 'name', /Name/],
  [{ path: '' }, 'path', /path/],
  [{ headers: '{"a": 1' }, 'headers', /must be JSON\. Line 1, column 8/],
  [{ headers: '["a"]' }, 'headers', /JSON object/],
  [{ headers: '{"a": {}}' }, 'headers', /JSON object/],
  [{ method: 'POST', body: '{"a" 1}' }, 'body', /must be JSON\. Line 1, column 6/],
  [{ method: 'PUT', bodyKind: 'form', body: '7' }, 'body', /fields/],
  [{ method: 'POST', bodyKind: 'graphql', query: '' }, 'query', /query/],
  [{ method: 'POST', bodyKind: 'graphql', query: '{a}', variables: '[1]' }, 'variables', /object/],
  [{ method: 'PATCH', bodyKind: 'file' }, 'files', /file/],
  [{ retries: '11' }, 'retries', /10/],
  [{ timeoutMs: 'long' }, 'timeoutMs', /120000/],
])('%j is refused at %s', (change, part, message) => {
  const draft = { ...newEndpoint(), name: 'a', path: '/', ...change };
  expect(findEndpointProblems(draft)).toEqual({ [part]: expect.stringMatching(message) });
});
