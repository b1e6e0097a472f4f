import type { ApiCheck } from '@assay/contract';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Answer, Verdict } from '../model/types.ts';
import { compileSchema } from './compile-schema.ts';
import { readJson } from './read-json.ts';
import { runBounded, TookTooLong } from './run-bounded.ts';
import { fail, refuse } from './verdicts.ts';

const mostErrors = 10;
const expected = 'to keep to the schema';

/** An error with its place, such as `/items/0/price must be number`. */
function say({ instancePath, message, params, keyword }: ErrorObject): string {
  const place = instancePath === '' ? 'the body' : instancePath;
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params.additionalProperty ?? params.unevaluatedProperty);
    return `${place} must not have "${name}"`;
  }
  if (keyword === 'enum') return `${place} must be one of ${JSON.stringify(params.allowedValues)}`;
  if (keyword === 'const') return `${place} must be ${JSON.stringify(params.allowedValue)}`;
  return `${place} ${message ?? `does not hold to ${keyword}`}`;
}

export function evaluateSchema(check: Extract<ApiCheck, { type: 'schema' }>, answer: Answer): Verdict {
  const value = readJson(answer);
  const compiled = compileSchema(check.schema);
  if (typeof compiled === 'string') return refuse(compiled, expected);
  try {
    const isValid = runBounded(() => compiled(value), 1000);
    if (isValid) {
      return {
        passed: true,
        message: 'The body keeps to the schema.',
        expected,
        actual: 'keeps to the schema',
      };
    }
  } catch (error) {
    if (error instanceof TookTooLong) {
      return refuse('The body took too long to be compared with the schema.', expected);
    }
    if (error instanceof RangeError) return refuse('The body is nested too deeply to be compared.', expected);
    throw error;
  }
  const errors = [...new Set((compiled.errors ?? []).map(say))];
  const more = errors.length > mostErrors ? ` and ${errors.length - mostErrors} more` : '';
  const actual = `${errors.slice(0, mostErrors).join('; ')}${more}`;
  return fail(`The body does not keep to the schema: ${actual}.`, expected, actual);
}
