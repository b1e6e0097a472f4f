import type { AnswerField } from './types.ts';
import { isRecord } from './values.ts';

const deepest = 2;
const mostFields = 200;

function stepTo(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name.replace(/[\\']/g, '\\$&')}']`;
}

/** The texts and numbers of an answer with their paths; those of inner objects after those of outer ones. */
export function listFields(answer: unknown, path = '$', depth = 0): AnswerField[] {
  if (!isRecord(answer)) return [];
  const entries = Object.entries(answer).slice(0, mostFields);
  const own = entries.flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [{ path: path + stepTo(name), name, value: String(value) }]
      : [],
  );
  if (depth >= deepest) return own;
  return [...own, ...entries.flatMap(([name, value]) => listFields(value, path + stepTo(name), depth + 1))];
}

/** As `listFields`, of what a schema says that an answer has. */
export function listSchemaFields(
  given: unknown,
  resolve: (value: unknown) => unknown,
  path = '$',
  depth = 0,
): AnswerField[] {
  const schema = resolve(given);
  if (!isRecord(schema)) return [];
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  const entries = Object.entries(isRecord(schema.properties) ? schema.properties : {}).slice(0, mostFields);
  const own = entries.map(([name]) => ({ path: path + stepTo(name), name }));
  if (depth >= deepest) return own;
  return [
    ...own,
    ...parts.flatMap((part) => listSchemaFields(part, resolve, path, depth + 1)),
    ...entries.flatMap(([name, value]) => listSchemaFields(value, resolve, path + stepTo(name), depth + 1)),
  ];
}
