import { Problem } from '../evidence/problem.ts';
import { judgeFindingsFinally } from './audits/findings.ts';
import { findUnknownKeywords, type Schema, validate } from './json-schema.ts';
import { show } from './texts.ts';
import { judgedFinally, type Observation } from './types.ts';

function readSchema(text: string): Schema {
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem('not understood', `The schema is no JSON: ${reason}.`, { cause: error });
  }
  const unknown = findUnknownKeywords(schema);
  if (unknown.length > 0)
    throw new Problem(
      'not understood',
      `The schema uses ${unknown.join(', ')}, which is not checked here. Leave it out, or say it by the keywords type, properties, required, items, enum and the like.`,
    );
  return schema as Schema;
}

/** Whether a body is JSON that keeps to a schema; each deviation is named with its place. */
export function observeSchema(address: string, body: string, schemaText: string): Observation {
  const schema = readSchema(schemaText);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return judgedFinally(false, `the answer of ${address} is no JSON: ${show(body)}`);
  }
  return judgeFindingsFinally(
    { wrong: validate(schema, value), notes: [] },
    `the answer of ${address} keeps to the schema`,
  );
}
