import fc from 'fast-check';
import { isAddress, nastyAddress, nastyNumbers, nastyText, nastyValue } from './nasty.ts';

/** What is read of a JSON Schema here. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

const emails = ['ada@example.com', `${'a'.repeat(64)}@example.com`, 'ADA@EXAMPLE.COM'];

function textOf({ minLength = 0, maxLength = 200, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom(...emails);
  if (format === 'date-time') {
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((at) => at.toISOString());
  }
  if (format === 'date') return fc.constantFrom('2026-01-01', '1970-01-01', '9999-12-31', '2024-02-29');
  const most = Math.min(maxLength, 10_000);
  const atTheLimit = fc.constantFrom(
    'x'.repeat(most),
    'é'.repeat(most),
    'x'.repeat(minLength),
    'x'.repeat(most + 1),
  );
  const plain = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(most, 40)),
  });
  const usual = [
    { weight: 3, arbitrary: plain },
    { weight: 3, arbitrary: nastyText },
    { weight: 1, arbitrary: atTheLimit },
  ];
  // Patterns with classes of Unicode are only about control characters, which the texts above have enough of.
  if (!pattern || pattern.includes('\\P')) return fc.oneof(...usual);
  return fc.oneof({ weight: 8, arbitrary: fc.stringMatching(new RegExp(pattern)) }, ...usual);
}

function numberOf({ type, minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31)];
  const usual =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
      : fc.double({ min, max, noNaN: true });
  return fc.oneof(
    { weight: 6, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum, ...nastyNumbers) },
  );
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [
        name,
        isAddress(name) ? nastyAddress : fromSchema(part),
      ]),
    ),
    { requiredKeys: required },
  );
  if (!additionalProperties || typeof additionalProperties === 'boolean') return known;
  return fc.dictionary(nastyText, fromSchema(additionalProperties), { maxKeys: 4 });
}

/** Values that a JSON Schema allows, mostly, and some that are just beyond what it allows. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fromSchema));
  if (schema.allOf) return fromSchema(Object.assign({}, ...schema.allOf) as Schema);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
      });
    case 'object':
      return objectOf(schema);
    default:
      return nastyValue;
  }
}
