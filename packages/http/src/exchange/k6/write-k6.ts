import type { ApiCheckConfig, ApiEndpoint, LoadConfig } from '@assay/contract';
import { hideInLoad, hideSecrets } from '../export/hide-secrets.ts';
import { type PlainRequest, plainRequest } from '../export/plain-request.ts';
import { environmentName, listVariables } from '../export/variables.ts';
import { oneLine, own, tryJson } from '../read/values.ts';
import { literal, text } from './expressions.ts';
import { helpers, writeCapture, writeChecks } from './write-checks.ts';
import { describeOptions } from './write-options.ts';
import { bodyHelpers, type Files, writeRequest } from './write-request.ts';

interface Script {
  title: string;
  options: Record<string, unknown>;
  /** Values that are known; the environment of k6 goes before them. */
  known: Record<string, string>;
  blocks: string[][];
  needed: string[];
  files: Files;
  oauth: PlainRequest['oauth'];
  remarks: string[];
}

function indent(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));
}

function writeValues({ known, needed }: Script): string[] {
  const names = [...new Set([...Object.keys(known), ...needed])];
  if (names.length === 0) return [];
  const lines = names.map(
    (name) => `  ${literal(name)}: __ENV.${environmentName(name)} || ${literal(own(known, name) ?? '')},`,
  );
  return ['/** Set them with `k6 run -e NAME=value`. */', 'const values = {', ...lines, '};', ''];
}

/** A token is asked for once, before the load. */
function writeSetup(oauth: NonNullable<PlainRequest['oauth']>): string[] {
  const scope = oauth.scope === '' ? '' : `, scope: ${text(oauth.scope)}`;
  return [
    'export function setup() {',
    `  const fields = { grant_type: 'client_credentials', client_id: ${text(oauth.clientId)}, client_secret: ${text(oauth.clientSecret)}${scope} };`,
    `  return { token: http.post(${text(oauth.tokenUrl)}, fields).json('access_token') };`,
    '}',
    '',
  ];
}

function writeScript(script: Script): string {
  const { title, options, blocks, files, oauth, remarks } = script;
  const body = blocks.flatMap((block) => ['{', ...indent(block), '}']);
  const code = body.join('\n');
  const uses = (name: string) => new RegExp(`\\b${name}\\(`).test(code);
  const used = Object.entries({ ...helpers, ...bodyHelpers }).filter(([name]) => uses(name));
  const lines = [
    `// ${oneLine(title, 200)}`,
    ...remarks.map((remark) => `// ${oneLine(remark, 300)}`),
    "import http from 'k6/http';",
    ...(uses('check') ? ["import { check } from 'k6';"] : []),
    ...(code.includes('encoding.b64encode(') ? ["import encoding from 'k6/encoding';"] : []),
    '',
    `export const options = ${JSON.stringify(options, null, 2)};`,
    '',
    ...writeValues(script),
    ...[...files].map(([name, variable]) => `const ${variable} = open(${literal(name)}, 'b');`),
    ...(files.size > 0 ? [''] : []),
    ...used.flatMap(([, source]) => [source, '']),
    ...(oauth ? writeSetup(oauth) : []),
    `export default function (${oauth ? 'data' : ''}) {`,
    ...(oauth ? ['  values["access_token"] = data.token;'] : []),
    ...indent(body),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function fromChecks(given: ApiCheckConfig): string {
  const config = hideSecrets(given);
  const endpoints = config.endpoints.filter(({ enabled }) => enabled);
  const files: Files = new Map();
  const requests = endpoints.map((endpoint) =>
    plainRequest(endpoint, endpoint.auth ?? config.auth, config.baseUrl),
  );
  const tokens = requests.map(({ oauth }) => oauth).filter((oauth) => oauth !== undefined);
  const blocks = endpoints.map((endpoint, index) => {
    const request = requests[index];
    if (!request) return [];
    return [
      `// ${oneLine(endpoint.name, 200)}`,
      ...writeRequest(request, endpoint, files),
      ...writeChecks(endpoint.validations),
      ...endpoint.captures.map(writeCapture),
    ];
  });
  const captured = endpoints.flatMap(({ captures }) => captures.map(({ name }) => name));
  return writeScript({
    title: config.name,
    options: { vus: 1, iterations: 1, thresholds: { checks: ['rate==1'] } },
    known: config.variables,
    blocks,
    needed: [...listVariables([requests, endpoints.map(({ validations }) => validations)]), ...captured],
    files,
    oauth: tokens[0],
    remarks: [
      ...(config.data.trim() === ''
        ? []
        : ['The test runs once for each row of its data, which is not written here.']),
      ...(new Set(tokens.map((oauth) => JSON.stringify(oauth))).size > 1
        ? ['Several tokens are needed; only the first is asked for.']
        : []),
    ],
  });
}

function fromLoad(given: LoadConfig): string {
  const config = hideInLoad(given);
  const { name, method, headers, body } = config;
  const endpoint: Pick<ApiEndpoint, 'name' | 'followRedirects' | 'timeoutMs'> = {
    name,
    followRedirects: false,
    timeoutMs: 30_000,
  };
  const pairs = Object.entries(headers);
  const isTyped = pairs.some(([header]) => /^content-type$/i.test(header));
  // As the load engine does it: other methods send none.
  const hasBody = /^(?:POST|PUT)$/.test(method) && body !== undefined && body !== null && body !== '';
  const written = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body !== 'string' || tryJson(body) ? 'application/json' : 'text/plain; charset=utf-8';
  const request: PlainRequest = {
    method,
    url: config.url,
    headers: !hasBody || isTyped ? pairs : [...pairs, ['Content-Type', type]],
    body: hasBody ? { kind: 'text', text: written } : { kind: 'none' },
  };
  const files: Files = new Map();
  const block = writeRequest(request, endpoint, files);
  const counted = [...block, ...writeChecks([{ type: 'status', equals: ['2xx', '3xx'] }])];
  return writeScript({
    title: name,
    options: describeOptions(config),
    known: {},
    blocks: [counted],
    needed: listVariables(request),
    files,
    oauth: undefined,
    remarks: [],
  });
}

/** A script for k6: of an API test, which runs once through it, or of a load test with its load and thresholds. */
export function writeK6(config: ApiCheckConfig | LoadConfig): string {
  return 'endpoints' in config ? fromChecks(config) : fromLoad(config);
}
