import type { Action } from '@assay/planner/steps';
import { expect, test } from 'vitest';
import { writeRequest } from './write-request.ts';

type Call = Extract<Action, { do: 'call' }>;

const values: Record<string, string> = { name: 'Ada "the first"\n', id: '7' };
const fillIn = async (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

function write(call: Partial<Call>) {
  return writeRequest(
    { do: 'call', method: 'POST', address: '/a', ...call },
    'http://a.test/a',
    1000,
    fillIn,
  );
}

test.each([
  ['{ "price": 1.0, "big": 12345678901234567890, "b": 1, "a": 2, "a": 3 }', undefined],
  ['{ "n": "{{name}}", "price": 1.0 }', '{ "n": "Ada \\"the first\\"\\n", "price": 1.0 }'],
  ['{"id": {{id}}, "x": "{{id}}"}', '{"id": 7, "x": "7"}'],
  ['{"broken": ', undefined],
  ['**bold**\n', undefined],
])('the body %j is sent as it was written', async (body, sent) => {
  expect(await write({ body })).toMatchObject({ bodyKind: 'text', body: sent ?? body });
});

test('a field that comes twice in a form is sent twice', async () => {
  expect(await write({ body: 'a=1&a=2', as: 'form' })).toMatchObject({ bodyKind: 'form', body: 'a=1&a=2' });
  expect(await write({ body: '{"a":"1"}', as: 'form' })).toMatchObject({ body: { a: '1' } });
});
