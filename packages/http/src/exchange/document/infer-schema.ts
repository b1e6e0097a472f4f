import { isRecord } from '../read/values.ts';
import { formatsOf, looksLikeId } from './formats.ts';

export type Schema = Record<string, unknown>;

const deepest = 20;
const mostNames = 500;
const mostItems = 1000;
const mostDistinct = 50;
/** Fewer texts than these say nothing about which others there are. */
const fewestForEnum = 10;
const mostOfEnum = 6;
/** So many keys that look like ids are names of things, not of fields. */
const fewestKeys = 3;

/** What was seen at one place of several answers. */
interface Seen {
  count: number;
  types: Map<string, number>;
  fields: Map<string, Seen>;
  items: Seen | undefined;
  formats: Set<string> | undefined;
  texts: Map<string, number>;
}

function makeSeen(): Seen {
  return {
    count: 0,
    types: new Map(),
    fields: new Map(),
    items: undefined,
    formats: undefined,
    texts: new Map(),
  };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function inBoth(known: Set<string> | undefined, found: Set<string>): Set<string> {
  return known === undefined ? found : new Set([...known].filter((name) => found.has(name)));
}

function seeText(seen: Seen, text: string): void {
  const found = new Set(formatsOf(text));
  seen.formats = inBoth(seen.formats, found);
  const times = seen.texts.get(text);
  if (times !== undefined || seen.texts.size < mostDistinct) seen.texts.set(text, (times ?? 0) + 1);
}

function see(seen: Seen, value: unknown, depth: number): void {
  const type = typeOf(value);
  seen.count += 1;
  seen.types.set(type, (seen.types.get(type) ?? 0) + 1);
  if (typeof value === 'string') seeText(seen, value);
  if (depth >= deepest) return;
  if (Array.isArray(value)) {
    seen.items ??= makeSeen();
    for (const item of value.slice(0, mostItems)) see(seen.items, item, depth + 1);
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      let field = seen.fields.get(name);
      if (!field) {
        if (seen.fields.size >= mostNames) continue;
        field = makeSeen();
        seen.fields.set(name, field);
      }
      see(field, inner, depth + 1);
    }
  }
}

function merge(parts: Iterable<Seen>): Seen {
  const whole = makeSeen();
  for (const part of parts) {
    whole.count += part.count;
    for (const [type, count] of part.types) whole.types.set(type, (whole.types.get(type) ?? 0) + count);
    for (const [text, count] of part.texts) whole.texts.set(text, (whole.texts.get(text) ?? 0) + count);
    if (part.formats) whole.formats = inBoth(whole.formats, part.formats);
    if (part.items) whole.items = whole.items ? merge([whole.items, part.items]) : part.items;
    for (const [name, field] of part.fields) {
      const known = whole.fields.get(name);
      whole.fields.set(name, known ? merge([known, field]) : field);
    }
  }
  return whole;
}

/** Only where it is clear: few words, each of them again and again. */
function findEnum({ texts, types }: Seen): string[] | undefined {
  const total = types.get('string') ?? 0;
  const words = [...texts.keys()];
  const isClear =
    total >= fewestForEnum &&
    words.length <= mostOfEnum &&
    words.length > 1 &&
    total >= words.length * 3 &&
    [...texts.values()].every((count) => count > 1) &&
    words.every((word) => /^[A-Za-z][\w-]{0,39}$/.test(word));
  return isClear ? words.sort() : undefined;
}

function writeObject(seen: Seen): Schema {
  const objects = seen.types.get('object') ?? 0;
  const names = [...seen.fields.keys()];
  if (names.length >= fewestKeys && names.every(looksLikeId)) {
    return { type: 'object', additionalProperties: write(merge(seen.fields.values())) };
  }
  const properties = Object.fromEntries([...seen.fields].map(([name, field]) => [name, write(field)]));
  const required = [...seen.fields].filter(([, field]) => field.count === objects).map(([name]) => name);
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

function writeType(type: string, seen: Seen): Schema {
  if (type === 'object') return writeObject(seen);
  if (type === 'array')
    return { type, ...(seen.items && seen.items.count > 0 && { items: write(seen.items) }) };
  if (type !== 'string') return { type };
  const words = findEnum(seen);
  if (words) return { type, enum: words };
  const format = [...(seen.formats ?? [])][0];
  return format ? { type, format } : { type };
}

function write(seen: Seen): Schema {
  const isNullable = seen.types.has('null');
  // Whole numbers are numbers too.
  const types = [...seen.types.keys()].filter(
    (type) => type !== 'null' && !(type === 'integer' && seen.types.has('number')),
  );
  const [only] = types;
  if (only === undefined) return isNullable ? { type: 'null' } : {};
  if (types.length > 1) {
    return { anyOf: [...types, ...(isNullable ? ['null'] : [])].map((type) => writeType(type, seen)) };
  }
  const schema = writeType(only, seen);
  if (!isNullable) return schema;
  return {
    ...schema,
    type: [only, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  };
}

/** A JSON Schema (2020-12) that all given values keep to, and no wider than they suggest. */
export function inferSchema(values: readonly unknown[]): Schema {
  const seen = makeSeen();
  for (const value of values) see(seen, value, 0);
  return write(seen);
}
