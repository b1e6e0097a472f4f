import type { ApiCheck } from '@assay/contract';
import { asRecord, type Fields } from '../read/values.ts';
import type { Resolve } from './resolve.ts';
import { bundleSchema } from './schema-check.ts';

const longestSchema = 50_000;

/** The statuses of success that a description names, or else the first that it names at all. */
function expectedStatuses(responses: Fields): string[] {
  const named = Object.keys(responses)
    .filter((status) => /^[1-5](?:\d\d|xx)$/i.test(status))
    .sort();
  const good = named.filter((status) => status.startsWith('2'));
  return good.length > 0 ? good : named.slice(0, 1);
}

/** What an operation promises of its answers: the status, and the shape of the body where there is one status only. */
export function readChecks(given: unknown, resolve: Resolve, document: Fields): ApiCheck[] {
  const responses = asRecord(given);
  const statuses = expectedStatuses(responses);
  const [only] = statuses;
  if (only === undefined) return [];
  const equals = statuses.map((status) => status.toLowerCase());
  const checks: ApiCheck[] = [{ type: 'status', equals: equals.length === 1 ? only.toLowerCase() : equals }];
  if (statuses.length > 1) return checks;
  const content = asRecord(asRecord(resolve(responses[only])).content);
  const type = Object.keys(content).find((name) => /[/+]json\b/i.test(name));
  const schema = type ? bundleSchema(asRecord(resolve(content[type])).schema, document) : undefined;
  if (schema && JSON.stringify(schema).length <= longestSchema) checks.push({ type: 'schema', schema });
  return checks;
}
