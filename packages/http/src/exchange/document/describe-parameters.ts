import type { ApiDocumentation, ApiEndpoint } from '@assay/contract';
import { dots } from '../../checks/secrets/masks.ts';
import { asRecord, own } from '../read/values.ts';
import type { Schema } from './infer-schema.ts';
import { maskNamed } from './mask-example.ts';
import type { Template } from './path-template.ts';
import { type NamedValues, readQuery, typeOfTexts, valueOfText } from './read-query.ts';

export type Parameter = ApiDocumentation['endpoints'][number]['parameters'][number];

/** Said elsewhere, or belonging to the connection. */
const leftHeaders = /^(?:accept|content-type|authorization|cookie|content-length|host)$/i;

function exampleOf(name: string, text: string, type: string): unknown {
  const masked = maskNamed(name, text);
  return masked === dots || text.includes('{{') ? masked : valueOfText(masked, type);
}

export function describePath(template: Template, seen: readonly string[][]): Parameter[] {
  return template.parameters.map(({ name, example }, index) => {
    const texts = [example, ...seen.map((values) => values[index] ?? '')].filter((text) => text !== '');
    const type = typeOfTexts(texts);
    const [first] = texts;
    const thing = /^(.+)Id\d*$/.exec(name)?.[1];
    return {
      name,
      type,
      description: thing ? `Tells which ${thing} is meant.` : '',
      in: 'path',
      required: true,
      example: first === undefined ? null : exampleOf(name, first, type),
    };
  });
}

function describeQuery({ name, values }: NamedValues, isList: boolean): Parameter {
  const type = typeOfTexts(values.filter((value) => !value.includes('{{')));
  const examples = values.map((value) => exampleOf(name, value, type));
  return {
    name,
    type: isList ? 'array' : type,
    description: '',
    in: 'query',
    // That every request had it does not say that none may be without.
    required: false,
    example: isList ? examples : examples[0],
  };
}

/** Parameters of all queries that were written or seen; the first example stays. */
export function describeQueries(queries: readonly string[]): Parameter[] {
  const found = new Map<string, { first: string[]; all: string[]; isList: boolean }>();
  for (const { name, values } of queries.flatMap(readQuery)) {
    const known = found.get(name) ?? { first: values, all: [], isList: false };
    known.all.push(...values);
    known.isList ||= values.length > 1;
    found.set(name, known);
  }
  return [...found].map(([name, { first, all, isList }]) => {
    const described = describeQuery({ name, values: first }, isList);
    return isList ? described : { ...described, type: describeQuery({ name, values: all }, false).type };
  });
}

export function describeHeaders(endpoints: readonly ApiEndpoint[]): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const [name, value] of endpoints.flatMap(({ headers }) => Object.entries(headers))) {
    if (leftHeaders.test(name) || found.has(name.toLowerCase())) continue;
    const type = typeOfTexts(value.includes('{{') ? [] : [value]);
    const example = exampleOf(name, value, type);
    found.set(name.toLowerCase(), { name, type, description: '', in: 'header', required: false, example });
  }
  for (const [name, value] of endpoints.flatMap(({ headers }) => Object.entries(headers))) {
    if (!/^cookie$/i.test(name)) continue;
    for (const cookie of value.split(/;\s*/).map((pair) => pair.split('=', 1)[0]?.trim() ?? '')) {
      if (cookie === '' || cookie.includes('{{')) continue;
      found.set(`cookie ${cookie}`, {
        name: cookie,
        type: 'string',
        description: '',
        in: 'cookie',
        required: false,
        example: null,
      });
    }
  }
  return [...found.values()];
}

/** A type in words, with the format where there is one. */
export function nameType(schema: Schema): string {
  const types = [
    schema.type ?? (Array.isArray(schema.anyOf) ? schema.anyOf.map((part) => asRecord(part).type) : []),
  ].flat();
  const named = types.filter((type) => typeof type === 'string').join(' or ') || 'any';
  return typeof schema.format === 'string' ? named.replace('string', `string (${schema.format})`) : named;
}

/** The fields of a body, by themselves. */
export function describeBody(schema: unknown, example: unknown): Parameter[] {
  const { properties, required } = asRecord(schema);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(asRecord(properties)).map(([name, inner]) => ({
    name,
    type: nameType(asRecord(inner)),
    description: '',
    in: 'body',
    required: needed.includes(name),
    example: own(asRecord(example), name) ?? null,
  }));
}
