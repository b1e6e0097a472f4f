import { asList, asRecord, type Fields, isRecord } from '../read/values.ts';
import { lookUp } from './resolve.ts';

const mostNodes = 5000;
const deepest = 60;

class TooLarge extends Error {}

/** What only descriptions have and no JSON Schema. */
const notOfSchemas = new Set([
  'example',
  'examples',
  'xml',
  'externalDocs',
  'discriminator',
  'deprecated',
  '$schema',
  '$id',
  '$anchor',
  'nullable',
]);

/** OpenAPI 3.0 says some things in ways of its own; this is JSON Schema 2020-12. */
function modernise(schema: Fields): Fields {
  const changed: Fields = { ...schema };
  if (schema.nullable === true) {
    if (typeof schema.type === 'string') changed.type = [schema.type, 'null'];
    if (Array.isArray(schema.enum) && !schema.enum.includes(null)) changed.enum = [...schema.enum, null];
  }
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'boolean') continue;
    delete changed[flag];
    if (schema[flag] === true && typeof schema[limit] === 'number') {
      changed[flag] = schema[limit];
      delete changed[limit];
    }
  }
  return changed;
}

const ofSchemas = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
const ofNamed = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const ofLists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);

/** A schema that stands alone, with what it refers to under `$defs`; undefined where it is too large or leads elsewhere. */
export function bundleSchema(schema: unknown, document: Fields): Fields | undefined {
  const names = new Map<string, string>();
  const definitions: Fields = {};
  let nodes = 0;

  function nameOf(reference: string): string {
    const known = names.get(reference);
    if (known) return known;
    if (!reference.startsWith('#')) throw new TooLarge();
    const target = lookUp(document, reference);
    if (target === undefined) throw new TooLarge();
    const last = (reference.split('/').at(-1) ?? '').replace(/[^\w.-]+/g, '_') || 'part';
    const name = Object.hasOwn(definitions, last) ? `${last}_${names.size}` : last;
    names.set(reference, name);
    definitions[name] = {};
    definitions[name] = copy(target, 0);
    return name;
  }

  function copyPart(key: string, value: unknown, depth: number): unknown {
    if (ofSchemas.has(key)) return copy(value, depth + 1);
    if (ofLists.has(key)) return asList(value).map((part) => copy(part, depth + 1));
    if (!ofNamed.has(key)) return value;
    return Object.fromEntries(
      Object.entries(asRecord(value)).map(([name, part]) => [name, copy(part, depth + 1)]),
    );
  }

  function copy(given: unknown, depth: number): unknown {
    nodes += 1;
    if (nodes > mostNodes || depth > deepest) throw new TooLarge();
    if (!isRecord(given)) return given;
    const copied: Fields = {};
    for (const [key, value] of Object.entries(modernise(given))) {
      if (key === '$ref' && typeof value === 'string') {
        copied.$ref = `#/$defs/${nameOf(value)}`;
      } else if (!notOfSchemas.has(key) && !key.startsWith('x-')) copied[key] = copyPart(key, value, depth);
    }
    // Beside a reference only a type of its own could say that it may be null.
    if (given.nullable === true && '$ref' in copied)
      return { anyOf: [{ $ref: copied.$ref }, { type: 'null' }] };
    return copied;
  }

  try {
    const copied = copy(schema, 0);
    if (!isRecord(copied) || Object.keys(copied).length === 0) return undefined;
    return names.size > 0 ? { ...copied, $defs: definitions } : copied;
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
