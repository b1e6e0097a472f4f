import { expect, test } from 'vitest';
import { findUnknownKeywords, type Schema, validate } from './json-schema.ts';

const item: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 2 }, price: { type: 'number', minimum: 0 } },
  additionalProperties: false,
};

test.for<[schema: Schema, value: unknown, problems: string[]]>([
  [true, 1, []],
  [false, 1, ['$ should not be there']],
  [{ type: 'integer' }, 1, []],
  [{ type: 'integer' }, 1.5, ['$ is of the type number instead of integer']],
  [{ type: 'number' }, 2, []],
  [{ type: ['string', 'null'] }, null, []],
  [{ type: 'object' }, [], ['$ is of the type array instead of object']],
  [item, { name: 'Mug', price: 8 }, []],
  [item, { price: 8 }, ['$ lacks "name"']],
  [item, { name: 'M', price: -1 }, ['the length of $.name is 1, less than 2', '$.price is -1, less than 0']],
  [item, { name: 'Mug', colour: 'red' }, ['$.colour should not be there']],
  [item, { name: 'Mug', constructor: 1 }, ['$.constructor should not be there']],
  [
    { items: item, maxItems: 1 },
    [{ name: 'Mug' }, {}],
    ['the length of $ is 2, more than 1', '$[1] lacks "name"'],
  ],
  [{ enum: ['a', null] }, null, []],
  [{ enum: ['a'] }, 'b', ['$ is "b", which is not among the allowed values']],
  [{ const: { a: 1 } }, { a: 1 }, []],
  [{ const: 1 }, 2, ['$ is 2 instead of 1']],
  [{ pattern: '^\\d+$' }, 'x1', ['$ is "x1", which does not match ^\\d+$']],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, ['$ fits none of the alternatives']],
  [{ allOf: [{ required: ['a'] }, { required: ['b'] }] }, { a: 1 }, ['$ lacks "b"']],
])('%j of %j', ([schema, value, problems]) => {
  expect(validate(schema, value)).toEqual(problems);
});

test('what would be overlooked is named', () => {
  expect(findUnknownKeywords({ type: 'array', items: { oneOf: [], title: 'x' } })).toEqual(['"oneOf"']);
  expect(findUnknownKeywords({ properties: { oneOf: { type: 'string' } } })).toEqual([]);
  expect(findUnknownKeywords('string')).toEqual(['something that is no schema']);
});
