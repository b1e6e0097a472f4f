import type { ApiCheck, ApiEndpoint } from '@assay/contract';
import { describeCheck } from '../export/describe-check.ts';
import { oneLine } from '../read/values.ts';
import { literal, pathSteps, text, value } from './expressions.ts';

/** What the script needs beside its requests, by the names that are used in it. */
export const helpers: Record<string, string> = {
  at: `/** The value at a place of a JSON answer. */
function at(response, steps) {
  try {
    return steps.reduce((inner, step) => inner[step], JSON.parse(response.body));
  } catch {
    return undefined;
  }
}`,
  header: `function header(response, wanted) {
  const name = Object.keys(response.headers).find((one) => one.toLowerCase() === wanted.toLowerCase());
  return name === undefined ? undefined : response.headers[name];
}`,
  holds: `/** Compares as the test does. */
function holds(operator, actual, expected) {
  const same = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);
  const type = actual === null ? 'null' : Array.isArray(actual) ? 'array' : typeof actual;
  const contains = () => Array.isArray(actual) ? actual.some((item) => same(item, expected)) : String(actual).includes(String(expected));
  switch (operator) {
    case 'equals': return same(actual, expected) || (typeof actual !== 'object' && String(actual) === String(expected));
    case 'not equals': return !holds('equals', actual, expected);
    case 'contains': return actual !== undefined && contains();
    case 'not contains': return actual !== undefined && !contains();
    case 'matches': return actual !== undefined && new RegExp(expected).test(String(actual));
    case 'exists': return actual !== undefined;
    case 'not exists': return actual === undefined;
    case 'less than': return Number(actual) < Number(expected);
    case 'at most': return Number(actual) <= Number(expected);
    case 'more than': return Number(actual) > Number(expected);
    case 'at least': return Number(actual) >= Number(expected);
    case 'is type': return type === expected || (expected === 'integer' && Number.isInteger(actual));
    case 'has length': return actual !== undefined && actual !== null && actual.length === Number(expected);
    default: return false;
  }
}`,
};

function writeStatus(pattern: string): string {
  return /xx$/i.test(pattern)
    ? `Math.floor(r.status / 100) === ${pattern[0]}`
    : `r.status === ${Number(pattern)}`;
}

/** A condition on \`r\`, the answer; undefined where k6 has no means for it. */
function writeCondition(check: ApiCheck): string | undefined {
  switch (check.type) {
    case 'status':
      return [check.equals].flat().map(writeStatus).join(' || ');
    case 'header':
      return `holds(${literal(check.operator)}, header(r, ${literal(check.name)}), ${text(check.value)})`;
    case 'body':
      return `holds(${literal(check.operator)}, r.body, ${text(check.value)})`;
    case 'jsonpath': {
      const steps = pathSteps(check.path);
      return steps && `holds(${literal(check.operator)}, at(r, ${literal(steps)}), ${value(check.value)})`;
    }
    case 'time':
      return `r.timings.duration <= ${check.maxMs}`;
    case 'graphql':
      return `(at(r, ["errors"]) || []).length ${check.errors === 'none' ? '=== 0' : '> 0'}`;
    default:
      return undefined;
  }
}

export function writeChecks(checks: readonly ApiCheck[]): string[] {
  const written = new Map<string, string>();
  const left: string[] = [];
  for (const check of checks) {
    const condition = writeCondition(check);
    if (condition) written.set(describeCheck(check), condition);
    else left.push(`// Not checked here: ${oneLine(describeCheck(check), 300)}.`);
  }
  const lines = [...written].map(([name, condition]) => `  ${literal(name)}: (r) => ${condition},`);
  return [...left, ...(lines.length > 0 ? ['check(response, {', ...lines, '});'] : [])];
}

export function writeCapture({ name, from, expression }: ApiEndpoint['captures'][number]): string {
  const put = (found: string) => `values[${literal(name)}] = ${found};`;
  switch (from) {
    case 'jsonpath': {
      const steps = pathSteps(expression);
      if (!steps) return `// Not captured here: ${literal(expression)} as ${literal(name)}.`;
      return put(`at(response, ${literal(steps)})`);
    }
    case 'header':
      return put(`header(response, ${literal(expression)})`);
    case 'cookie':
      return put(`((response.cookies[${literal(expression)}] || [])[0] || {}).value`);
    case 'regex':
      return put(`(new RegExp(${literal(expression)}).exec(response.body) || [])[1]`);
    case 'status':
      return put('response.status');
  }
}
