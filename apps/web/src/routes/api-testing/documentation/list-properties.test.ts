import { expect, test } from 'vitest';
import { listProperties } from './list-properties.ts';

test('nested objects and lists become lines', () => {
  const schema = {
    type: 'object',
    required: ['id', 'items'],
    properties: {
      id: { type: 'string', format: 'uuid', description: 'Of the order.' },
      state: { type: 'string', enum: ['open', 'paid'] },
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, price: { type: ['number', 'null'] } },
        },
      },
      tags: { type: 'array', items: { type: 'string' } },
      owner: { anyOf: [{ type: 'object', properties: { email: { type: 'string' } } }, { type: 'null' }] },
    },
  };
  expect(listProperties(schema)).toEqual([
    { path: 'id', type: 'string (uuid)', required: true, note: 'Of the order.' },
    { path: 'state', type: 'string', required: false, note: 'One of "open", "paid".' },
    { path: 'items', type: 'array', required: true, note: '' },
    { path: 'items[].name', type: 'string', required: true, note: '' },
    { path: 'items[].price', type: 'number or null', required: false, note: '' },
    { path: 'tags', type: 'array', required: false, note: '' },
    { path: 'tags[]', type: 'string', required: true, note: '' },
    { path: 'owner', type: 'object or null', required: false, note: '' },
    { path: 'owner.email', type: 'string', required: false, note: '' },
  ]);
});

test('what is no object, or says nothing, has one line or none', () => {
  expect(listProperties({ type: 'integer' })).toEqual([
    { path: '(whole)', type: 'integer', required: true, note: '' },
  ]);
  expect(listProperties({})).toMatchObject([{ type: 'anything' }]);
  expect(listProperties({ type: 'array', items: { type: 'object', properties: { a: {} } } })).toMatchObject([
    { path: '(whole)', type: 'array' },
    { path: '[].a', type: 'anything' },
  ]);
  for (const none of [null, undefined, true, 'text', []]) expect(listProperties(none)).toEqual([]);
});

test('a schema that contains itself comes to an end', () => {
  const schema: Record<string, unknown> = { type: 'object', properties: {} };
  schema.properties = { next: schema };
  expect(listProperties(schema).length).toBeLessThan(20);
});
