import type { ApiCheck, ApiResult } from '@assay/contract';
import { typeOf } from './evaluate/compare.ts';
import { readErrors } from './evaluate/graphql.ts';

const mostFields = 12;
const shortestLimitMs = 500;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pathTo(base: string, name: string): string {
  const isPlain = /^[A-Za-z_]\w*$/.test(name);
  return isPlain ? `${base}.${name}` : `${base}['${name.replace(/[\\']/g, '\\$&')}']`;
}

function suggestTypes(base: string, value: Record<string, unknown>): ApiCheck[] {
  return Object.entries(value)
    .slice(0, mostFields)
    .map(([name, inner]) => ({
      type: 'jsonpath',
      path: pathTo(base, name),
      ...(inner === null
        ? { operator: 'exists' as const }
        : { operator: 'is type' as const, value: typeOf(inner) }),
    }));
}

function suggestForJson(value: unknown): ApiCheck[] {
  if (Array.isArray(value)) {
    const [first] = value;
    const whole: ApiCheck = { type: 'jsonpath', path: '$', operator: 'is type', value: 'array' };
    return isRecord(first) ? [whole, ...suggestTypes('$[0]', first)] : [whole];
  }
  if (!isRecord(value)) return [{ type: 'jsonpath', path: '$', operator: 'equals', value }];
  const isGraphql =
    'data' in value && Object.keys(value).every((name) => /^(data|errors|extensions)$/.test(name));
  if (!isGraphql) return suggestTypes('$', value);
  const data = isRecord(value.data) ? suggestTypes('$.data', value.data) : [];
  return [{ type: 'graphql', errors: readErrors(value).length > 0 ? 'some' : 'none' }, ...data];
}

/** A limit with room to spare: three times what it took, in round figures. */
function suggestTime(total: number): ApiCheck {
  return { type: 'time', maxMs: Math.max(shortestLimitMs, Math.ceil((total * 3) / 100) * 100) };
}

function suggestForBody(body: string): ApiCheck[] {
  try {
    return suggestForJson(JSON.parse(body));
  } catch {
    const word = /[\p{L}\d][\p{L}\d -]{2,40}/u.exec(body)?.[0].trim();
    return word ? [{ type: 'body', operator: 'contains', value: word }] : [];
  }
}

/** Checks that the answer at hand holds to, for people to choose from: its shape rather than values that change. */
export function suggestChecks(result: ApiResult): ApiCheck[] {
  const { response, timing } = result;
  if (!response) return [];
  const type = response.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1].split(';', 1)[0];
  return [
    { type: 'status', equals: String(response.status) },
    ...(type
      ? [{ type: 'header', name: 'Content-Type', operator: 'contains', value: type } satisfies ApiCheck]
      : []),
    ...(timing ? [suggestTime(timing.total)] : []),
    ...(response.isText && !response.isCut ? suggestForBody(response.body) : []),
  ];
}
