import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { inferSchema } from './infer-schema.ts';

const objects = [
  { id: 1, name: 'a', at: '2026-01-31T10:00:00Z', tags: ['x'], size: 1, who: null },
  { id: 2, name: 'b', at: '2026-02-01T10:00:00.5+01:00', tags: [], size: 1.5, who: { mail: 'a@b.test' } },
];
const states = Array.from({ length: 12 }, (_, at) => ({ state: at % 2 ? 'open' : 'closed', word: `w${at}` }));

const inferred: [name: string, values: unknown[], schema: object][] = [
  ['nothing', [], {}],
  ['null', [null], { type: 'null' }],
  ['numbers', [1, 2.5], { type: 'number' }],
  ['texts of no one format', ['2026-01-31', 'x'], { type: 'string' }],
  ['a day that is none', ['2026-02-31'], { type: 'string' }],
  ['an address', ['https://a.test/b?c=%20'], { type: 'string', format: 'uri' }],
  [
    'different things',
    ['a', 1, null],
    { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
  ],
  ['an empty list', [[]], { type: 'array' }],
  [
    'objects, over several answers',
    objects,
    {
      type: 'object',
      required: ['id', 'name', 'at', 'tags', 'size', 'who'],
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        at: { type: 'string', format: 'date-time' },
        tags: { type: 'array', items: { type: 'string' } },
        size: { type: 'number' },
        who: {
          type: ['object', 'null'],
          required: ['mail'],
          properties: { mail: { type: 'string', format: 'email' } },
        },
      },
    },
  ],
  [
    'what is not always there',
    [{ a: 1, b: 1 }, { a: 2 }],
    { type: 'object', required: ['a'], properties: { a: {}, b: {} } },
  ],
  [
    'words that come again and again',
    [states],
    {
      type: 'array',
      items: {
        properties: { state: { type: 'string', enum: ['closed', 'open'] }, word: { type: 'string' } },
      },
    },
  ],
  ['few words are no list of all', [['a', 'b', 'a']], { type: 'array', items: { type: 'string' } }],
  [
    'names that are ids',
    [{ '1': { a: 1 }, '2': { a: 2 }, '3': {} }],
    { type: 'object', additionalProperties: { type: 'object', properties: { a: { type: 'integer' } } } },
  ],
];

test.each(inferred)('a schema of %s', (_name, values, expected) => {
  const schema = inferSchema(values);
  expect(schema).toMatchObject(expected);
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const holds = ajv.compile(schema);
  for (const value of values) expect(holds(value), JSON.stringify(holds.errors)).toBe(true);
});
