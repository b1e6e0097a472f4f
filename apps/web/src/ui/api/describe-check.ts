import type { ApiCheck } from '@assay/contract';

export const checkTypes = [
  'status',
  'jsonpath',
  'body',
  'header',
  'schema',
  'time',
  'size',
  'graphql',
] as const satisfies readonly ApiCheck['type'][];

export const checkTypeNames: Record<ApiCheck['type'], string> = {
  status: 'Status',
  jsonpath: 'JSONPath',
  body: 'Body',
  header: 'Header',
  schema: 'JSON Schema',
  time: 'Response time',
  size: 'Size',
  graphql: 'GraphQL errors',
};

const longest = 80;

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function show(value: unknown): string {
  return shorten(JSON.stringify(value) ?? '');
}

function needsValue(operator: string): boolean {
  return operator !== 'exists' && operator !== 'not exists';
}

/** What a check asks for, in a few words. */
export function describeCheck(check: ApiCheck): string {
  switch (check.type) {
    case 'status':
      return `Status is ${[check.equals].flat().join(' or ')}`;
    case 'header':
      return `Header ${check.name} ${check.operator}${needsValue(check.operator) ? ` ${show(check.value)}` : ''}`;
    case 'body':
      return `Body ${check.operator} ${show(check.value)}`;
    case 'jsonpath':
      return `${check.path} ${check.operator}${needsValue(check.operator) ? ` ${show(check.value)}` : ''}`;
    case 'schema':
      return 'Body keeps to a JSON Schema';
    case 'time':
      return `Answers within ${check.maxMs} ms`;
    case 'size':
      return `Body has at most ${check.maxBytes} bytes`;
    case 'graphql':
      return check.errors === 'none' ? 'No GraphQL errors' : 'Some GraphQL errors';
  }
}
