import { type CallName, jsonSchema } from '@assay/contract';
import fc from 'fast-check';
import type { z } from 'zod';
import { type Asked, callOf } from './ask.ts';
import { fromSchema, type Schema } from './from-schema.ts';
import { isAddress, nastyAddress, nastyText, nastyValue } from './nasty.ts';

interface Change {
  /** Which of the places in a request, counted round. */
  place: number;
  value: unknown;
  address: string;
  text: string;
  how: 'replace' | 'remove' | 'repeat' | 'rename';
}

/** A request before it is sent: made from the schemas, or a valid one with something changed in it, or no JSON at all. */
export type MadeUp =
  | { kind: 'from schema'; asked: Asked }
  | { kind: 'changed'; changes: Change[] }
  | { kind: 'raw'; payload: string; type: string };

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(1000),
  value: nastyValue,
  address: nastyAddress,
  text: nastyText,
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'repeat', 'rename'),
});

const payloads = [
  '{',
  '',
  'null',
  '[]',
  '0',
  '"text"',
  '{"a":1}{"b":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"a":"${'x'.repeat(1_200_000)}"}`,
  '\ufeff{}',
  '<a/>',
  'a=b&c=d',
];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  'application/json, text/html',
  'nonsense',
  '',
];

function part(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  return schema ? fromSchema(jsonSchema(schema, 'input') as Schema) : fc.constant(undefined);
}

export function makeUp(key: CallName): fc.Arbitrary<MadeUp> {
  const { params, query, body } = callOf(key);
  const asked = fc.record({
    params: part(params),
    query: part(query),
    body: part(body),
  }) as fc.Arbitrary<Asked>;
  const fromTheSchema = asked.map((made): MadeUp => ({ kind: 'from schema', asked: made }));
  const changed = fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes): MadeUp => ({ kind: 'changed', changes }));
  const raw = fc
    .record({ payload: fc.constantFrom(...payloads), type: fc.constantFrom(...types) })
    .map((sent): MadeUp => ({ kind: 'raw', ...sent }));
  return fc.oneof(
    { weight: 4, arbitrary: fromTheSchema },
    { weight: 5, arbitrary: changed },
    ...(body ? [{ weight: 1, arbitrary: raw }] : []),
  );
}

interface Place {
  holder: Record<string, unknown>;
  name: string;
}

function listPlaces(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Record<string, unknown>;
  for (const name of Object.keys(holder)) {
    found.push({ holder, name });
    listPlaces(holder[name], found);
  }
  return found;
}

/** A copy of a valid request in which something is wrong. */
export function changeSome(sample: Asked, changes: readonly Change[]): Asked {
  const asked = structuredClone(sample);
  for (const { place, value, address, text, how } of changes) {
    const places = listPlaces(asked).filter(({ holder }) => holder !== (asked as Record<string, unknown>));
    const chosen = places[place % Math.max(1, places.length)];
    if (!chosen) return { ...asked, query: { ...asked.query, [text || 'more']: text } };
    const { holder, name } = chosen;
    if (how === 'remove') delete holder[name];
    else if (how === 'repeat') holder[name] = [holder[name], holder[name]];
    else if (how === 'rename') holder[text] = holder[name];
    else holder[name] = isAddress(name) ? address : structuredClone(value);
  }
  return asked;
}
