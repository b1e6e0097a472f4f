import type { ApiDocumentation } from '@assay/contract';
import { asRecord, isRecord, oneLine } from '../read/values.ts';
import { nameType } from './describe-parameters.ts';

type Documented = ApiDocumentation['endpoints'][number];

const mostRows = 100;
const deepest = 6;

/** Plain text in which nothing is markup. */
function plain(text: string): string {
  return oneLine(text, 1000).replace(/[\\`*_[\]<>|#~]/g, '\\$&');
}

function code(text: string): string {
  const line = oneLine(text, 500).replaceAll('|', '\\|');
  const ticks = '`'.repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const space = /^`|`$/.test(line) ? ' ' : '';
  return line === '' ? '' : `${ticks}${space}${line}${space}${ticks}`;
}

function block(value: unknown): string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const fence = '`'.repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return [`${fence}${typeof value === 'string' ? '' : 'json'}`, text, fence, ''];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function hasExample(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

function showExample(value: unknown): string {
  if (!hasExample(value)) return '';
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Fields of a schema, one row each, those within others by their whole path. */
function listFields(schema: unknown, path: string, depth: number): string[][] {
  if (!isRecord(schema) || depth > deepest) return [];
  const items = schema.items ? listFields(schema.items, `${path}[]`, depth + 1) : [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  const rows = Object.entries(asRecord(schema.properties)).flatMap(([name, given]) => {
    const inner = asRecord(given);
    const at = path === '' ? name : `${path}.${name}`;
    const words = Array.isArray(inner.enum)
      ? `: ${inner.enum.map((word) => code(String(word))).join(', ')}`
      : '';
    const row = [
      code(at),
      `${plain(nameType(inner))}${words}`,
      required.includes(name) ? 'always' : 'sometimes',
    ];
    return [row, ...listFields(inner, at, depth + 1)];
  });
  return [...rows, ...items];
}

function writeFields(schema: unknown): string[] {
  const rows = listFields(schema, '', 0);
  if (rows.length === 0) return [];
  const cut = rows.length > mostRows ? [`${rows.length - mostRows} more fields are not listed.`, ''] : [];
  return [...table(['Field', 'Type', 'There'], rows.slice(0, mostRows)), ...cut];
}

function sayAuth(auth: Documented['auth']): string[] {
  if (!auth) return [];
  const ways = {
    basic: 'a name and a password (Basic)',
    bearer: 'a bearer token',
    apiKey: `the key ${code(auth.name)} in the ${auth.in}`,
    oauth: `a token from ${code(auth.tokenUrl)} (OAuth client credentials)`,
  };
  return [`Needs ${ways[auth.type]}.`, ''];
}

function writeParameters(parameters: Documented['parameters']): string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, in: place, type, required, description, example }) => [
    code(name),
    place,
    plain(type),
    required ? 'yes' : 'no',
    plain(description),
    showExample(example),
  ]);
  return ['### Parameters', '', ...table(['Name', 'In', 'Type', 'Required', 'Description', 'Example'], rows)];
}

function writeRequest(request: Documented['request']): string[] {
  if (!request) return [];
  const example = hasExample(request.example) ? block(request.example) : [];
  return ['### Request body', '', code(request.contentType), '', ...example];
}

function writeResponse(response: Documented['responses'][number]): string[] {
  const { status, description, contentType, observed, schema, example } = response;
  const often =
    observed === 0
      ? 'expected, not observed yet'
      : observed === 1
        ? 'observed once'
        : `observed ${observed} times`;
  return [
    `### ${status} ${plain(description)}`,
    '',
    `${contentType === '' ? 'No body' : code(contentType)}, ${often}.`,
    '',
    ...writeFields(schema),
    ...(hasExample(example) ? block(example) : []),
  ];
}

function writeEndpoint(endpoint: Documented): string[] {
  const { method, path, name, description, auth, parameters, request, responses } = endpoint;
  return [
    `## ${method} ${code(path)}`,
    '',
    `**${plain(name)}.** ${plain(description)}`,
    '',
    ...sayAuth(auth),
    ...writeParameters(parameters),
    ...writeRequest(request),
    ...responses.flatMap(writeResponse),
  ];
}

/** The documentation as a page of Markdown. */
export function writeMarkdown({ title, baseUrl, generatedAt, endpoints }: ApiDocumentation): string {
  const lines = [
    `# ${plain(title)}`,
    '',
    `Base URL: ${code(baseUrl)}. Written by Assay on ${generatedAt.slice(0, 10)}.`,
    '',
    ...endpoints.map(({ method, path, name }) => `- ${method} ${code(path)}: ${plain(name)}`),
    '',
    ...endpoints.flatMap(writeEndpoint),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
