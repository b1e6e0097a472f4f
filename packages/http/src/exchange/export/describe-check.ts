import type { ApiCheck } from '@assay/contract';

function show(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? '');
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

function compare(operator: string, value: unknown): string {
  return operator === 'exists' || operator === 'not exists' ? operator : `${operator} ${show(value)}`;
}

/** A check in words, for remarks and names. */
export function describeCheck(check: ApiCheck): string {
  switch (check.type) {
    case 'status':
      return `status is ${[check.equals].flat().join(' or ')}`;
    case 'header':
      return `header ${check.name} ${compare(check.operator, check.value)}`;
    case 'body':
      return `body ${compare(check.operator, check.value)}`;
    case 'jsonpath':
      return `${check.path} ${compare(check.operator, check.value)}`;
    case 'schema':
      return 'body keeps to the schema';
    case 'time':
      return `answered within ${check.maxMs} ms`;
    case 'size':
      return `body has at most ${check.maxBytes} bytes`;
    case 'graphql':
      return check.errors === 'none' ? 'no GraphQL errors' : 'GraphQL errors';
  }
}
