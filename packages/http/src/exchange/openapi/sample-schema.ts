import { asList, asRecord, type Fields, isRecord, own } from '../read/values.ts';
import type { Resolve } from './resolve.ts';

const deepest = 8;
/** Below this only what is required is made up. */
const fullDepth = 3;
const mostNodes = 1000;

const texts: Record<string, string> = {
  'date-time': '2026-01-31T09:30:00Z',
  date: '2026-01-31',
  time: '09:30:00Z',
  duration: 'PT1H',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  'uri-reference': '/example',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'ZXhhbXBsZQ==',
};

/** What the author of a schema or parameter gave as an example; undefined without one. */
export function givenExample(from: Fields, resolve: Resolve): { value: unknown } | undefined {
  if (from.example !== undefined) return { value: from.example };
  const examples = from.examples;
  if (Array.isArray(examples) && examples.length > 0) return { value: examples[0] };
  if (isRecord(examples)) {
    for (const named of Object.values(examples)) {
      const example = resolve(named);
      if (isRecord(example) && 'value' in example) return { value: example.value };
    }
  }
  return undefined;
}

function typeOf(schema: Fields): string {
  const given = Array.isArray(schema.type) ? schema.type.find((type) => type !== 'null') : schema.type;
  if (typeof given === 'string') return given;
  if (isRecord(schema.properties)) return 'object';
  if ('items' in schema || 'prefixItems' in schema) return 'array';
  return Array.isArray(schema.type) ? 'null' : 'any';
}

function sampleNumber(schema: Fields): number {
  const step = typeof schema.multipleOf === 'number' && schema.multipleOf > 0 ? schema.multipleOf : 1;
  const least = [schema.minimum, schema.exclusiveMinimum].filter((limit) => typeof limit === 'number');
  const most = [schema.maximum, schema.exclusiveMaximum].filter((limit) => typeof limit === 'number');
  if (least.length > 0) {
    const from = Math.max(...least);
    const isOutside = schema.exclusiveMinimum === true || schema.exclusiveMinimum === from;
    const up = Math.ceil(from / step) * step;
    return isOutside && up <= from ? up + step : up;
  }
  if (most.length > 0 && Math.min(...most) < step)
    return Math.floor((Math.min(...most) - step) / step) * step;
  return step;
}

function sampleText(schema: Fields): string {
  const text = own(texts, String(schema.format)) ?? 'string';
  const least = typeof schema.minLength === 'number' ? Math.min(schema.minLength, 1000) : 0;
  const longest = typeof schema.maxLength === 'number' ? schema.maxLength : Number.POSITIVE_INFINITY;
  return text.padEnd(least, 'x').slice(0, Math.max(longest, 0));
}

/** Makes up a value that keeps to a schema, from its examples where it has some. Circles are left out. */
export function sampleSchema(schema: unknown, resolve: Resolve): unknown {
  let nodes = 0;

  function sampleObject(schema: Fields, depth: number, above: ReadonlySet<unknown>): Fields {
    const properties = asRecord(schema.properties);
    const names = depth < fullDepth ? Object.keys(properties) : asList(schema.required).map(String);
    const made: Fields = {};
    for (const name of names) {
      if (nodes > mostNodes) break;
      const inner = own(properties, name);
      if (asRecord(resolve(inner)).readOnly === true) continue;
      const value = sample(inner, depth + 1, above);
      if (value !== undefined) made[name] = value;
    }
    return made;
  }

  function sampleAll(schema: Fields, depth: number, above: ReadonlySet<unknown>): unknown {
    const { allOf, ...own } = schema;
    const parts = [...asList(allOf), ...(isRecord(own.properties) ? [own] : [])];
    const values = parts.map((part) => sample(part, depth, above)).filter((value) => value !== undefined);
    return values.every(isRecord) && values.length > 0 ? Object.assign({}, ...values) : values[0];
  }

  function sample(given: unknown, depth: number, above: ReadonlySet<unknown>): unknown {
    nodes += 1;
    const schema = resolve(given);
    if (!isRecord(schema) || nodes > mostNodes || depth > deepest || above.has(schema)) return undefined;
    const example = givenExample(schema, resolve);
    if (example) return example.value;
    for (const key of ['default', 'const']) if (schema[key] !== undefined) return schema[key];
    if (Array.isArray(schema.enum)) return schema.enum.find((value) => value !== null) ?? null;
    const under = new Set([...above, schema]);
    if (Array.isArray(schema.allOf)) return sampleAll(schema, depth, under);
    const choices = [...asList(schema.oneOf), ...asList(schema.anyOf)];
    for (const choice of choices) {
      const value = sample(choice, depth, under);
      if (value !== undefined && value !== null) {
        return isRecord(value) && isRecord(schema.properties)
          ? { ...sampleObject(schema, depth, under), ...value }
          : value;
      }
    }
    switch (typeOf(schema)) {
      case 'object':
        return sampleObject(schema, depth, under);
      case 'array': {
        const items = [...asList(schema.prefixItems), ...('items' in schema ? [schema.items] : [])];
        return items.map((item) => sample(item, depth + 1, under)).filter((value) => value !== undefined);
      }
      case 'integer':
      case 'number':
        return sampleNumber(schema);
      case 'boolean':
        return true;
      case 'string':
        return sampleText(schema);
      case 'null':
        return null;
      default:
        return undefined;
    }
  }

  return sample(schema, 0, new Set());
}
