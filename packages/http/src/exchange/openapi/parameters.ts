import type { Reading } from '../read/types.ts';
import { asList, asRecord, asText, type Fields, isRecord } from '../read/values.ts';
import type { Resolve } from './resolve.ts';
import { givenExample, sampleSchema } from './sample-schema.ts';

export interface Parameters {
  path: Map<string, string>;
  /** Encoded, without a question mark. */
  query: string[];
  headers: Record<string, string>;
}

/** These are said elsewhere in a description, and parameters of such names are to be ignored. */
const saidElsewhere = /^(?:accept|content-type|authorization)$/i;

export function variableName(name: string): string {
  return name.replace(/[^\w.-]+/g, '_').slice(0, 100) || 'value';
}

/** Escapes a value for an address, but leaves variables as they are. */
export function encodeKept(text: string): string {
  return text
    .split(/(\{\{[^{}]+\}\})/)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part.toWellFormed())))
    .join('');
}

/** The parameters of a path and those of its operation, which go before. */
function collect(lists: unknown[], resolve: Resolve): Fields[] {
  const found = new Map<string, Fields>();
  for (const given of lists.flatMap(asList)) {
    const parameter = resolve(given);
    if (isRecord(parameter)) found.set(`${asText(parameter.in)} ${asText(parameter.name)}`, parameter);
  }
  return [...found.values()];
}

function schemaOf(parameter: Fields, resolve: Resolve): Fields {
  const [content] = Object.values(asRecord(parameter.content));
  return asRecord(resolve(parameter.schema ?? asRecord(content).schema));
}

function findExample(parameter: Fields, resolve: Resolve): unknown {
  const [content] = Object.values(asRecord(parameter.content));
  const schema = schemaOf(parameter, resolve);
  const given =
    givenExample(parameter, resolve) ??
    givenExample(asRecord(content), resolve) ??
    givenExample(schema, resolve);
  if (given) return given.value;
  return schema.default ?? schema.const ?? asList(schema.enum).find((one) => one !== null);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  return isRecord(value) ? JSON.stringify(value) : asText(value);
}

function writeQuery(parameter: Fields, name: string, value: unknown): string[] {
  const style = asText(parameter.style) || 'form';
  const explode = typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form';
  const pair = (key: string, inner: unknown) => `${encodeURIComponent(key)}=${encodeKept(textOf(inner))}`;
  if (Array.isArray(value) && explode) return value.map((item) => pair(name, item));
  if (isRecord(value) && style === 'deepObject') {
    return Object.entries(value).map(([key, inner]) => pair(`${name}[${key}]`, inner));
  }
  if (isRecord(value) && explode) return Object.entries(value).map(([key, inner]) => pair(key, inner));
  return [pair(name, value)];
}

/** The values of an operation's parameters: their examples, or a variable where one is needed and there is none. */
export function readParameters(lists: unknown[], resolve: Resolve, reading: Reading): Parameters {
  const read: Parameters = { path: new Map(), query: [], headers: {} };
  const cookies: string[] = [];
  for (const parameter of collect(lists, resolve)) {
    const name = asText(parameter.name);
    const place = asText(parameter.in);
    if (name === '' || (place === 'header' && saidElsewhere.test(name))) continue;
    let value = findExample(parameter, resolve);
    if (value === undefined) {
      if (parameter.required !== true && place !== 'path') {
        reading.notes.add('Optional parameters without an example were left out.');
        continue;
      }
      const variable = variableName(name);
      reading.variables[variable] ??= textOf(sampleSchema(schemaOf(parameter, resolve), resolve) ?? '');
      reading.notes.add(
        `The parameter "${name}" has no example. Give {{${variable}}} a value under the variables.`,
      );
      value = `{{${variable}}}`;
    }
    if (place === 'path') read.path.set(name, encodeKept(textOf(value)));
    else if (place === 'query') read.query.push(...writeQuery(parameter, name, value));
    else if (place === 'header') read.headers[name] = textOf(value);
    else if (place === 'cookie') cookies.push(`${name}=${textOf(value)}`);
  }
  if (cookies.length > 0) read.headers.Cookie = cookies.join('; ');
  return read;
}
