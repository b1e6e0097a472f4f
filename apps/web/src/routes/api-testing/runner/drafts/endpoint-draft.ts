import type { ApiEndpoint } from '@assay/contract';
import { describeJsonProblem, findJsonProblem } from '../../../../ui/api/find-json-problem.ts';
import type { Auth, DraftEndpoint } from '../../draft/test-draft.ts';
import { newKey } from '../../draft/test-draft.ts';
import { type BodyDraft, noBody, readBody, writeBody } from './body-draft.ts';
import { type CheckDraft, findCheckProblem, newCheck, readCheck, writeCheck } from './check-draft.ts';

export type CaptureDraft = ApiEndpoint['captures'][number] & { key: string };

/** An endpoint in the builder, as it is typed. */
export interface EndpointDraft extends BodyDraft {
  /** Of the endpoint that is being changed; empty for a new one. */
  key: string;
  name: string;
  method: ApiEndpoint['method'];
  path: string;
  headers: string;
  checks: readonly CheckDraft[];
  /** Null takes that of the test. */
  auth: Auth | null;
  captures: readonly CaptureDraft[];
  followRedirects: boolean;
  retries: string;
  timeoutMs: string;
  enabled: boolean;
  /** Imported, and changes or deletes data. */
  asksFirst?: boolean;
  /** The body it came with though its method shows none here, such as that of a search by GET. */
  keptBody?: unknown;
}

export const missingParts = 'Endpoint name and path are required';

export function newEndpoint(): EndpointDraft {
  return {
    ...noBody,
    key: '',
    name: '',
    method: 'GET',
    path: '',
    headers: '',
    checks: [newCheck('status')],
    auth: null,
    captures: [],
    followRedirects: true,
    retries: '0',
    timeoutMs: '30000',
    enabled: true,
  };
}

/** Only these methods carry a body here. */
export function carriesBody(method: ApiEndpoint['method']): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

export function editEndpoint(endpoint: DraftEndpoint): EndpointDraft {
  const { headers, auth = null, validations, captures } = endpoint;
  return {
    ...readBody(endpoint),
    key: endpoint.key,
    name: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    headers: Object.keys(headers).length > 0 ? JSON.stringify(headers, null, 2) : '',
    checks: validations.map(readCheck),
    auth,
    captures: captures.map((one) => ({ ...one, key: newKey() })),
    followRedirects: endpoint.followRedirects,
    retries: String(endpoint.retries),
    timeoutMs: String(endpoint.timeoutMs),
    enabled: endpoint.enabled,
    ...(endpoint.asksFirst && { asksFirst: true }),
    ...(!carriesBody(endpoint.method) && { keptBody: endpoint.body }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined where the text is not JSON as it stands. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findHeaderProblem(text: string): string {
  if (!text.trim()) return '';
  const problem = findJsonProblem(text);
  if (problem) return `Headers must be JSON. ${describeJsonProblem(problem)}`;
  const value = parse(text);
  if (!isRecord(value) || Object.values(value).some((one) => typeof one === 'object')) {
    return 'Headers must be a JSON object of names and texts, as {"Accept": "application/json"}.';
  }
  return '';
}

function findBodyProblems(draft: EndpointDraft): Record<string, string> {
  const { bodyKind, body, variables } = draft;
  if (!carriesBody(draft.method)) return {};
  const problems: Record<string, string> = {};
  const problem = body.trim() ? findJsonProblem(body) : null;
  if (['json', 'form', 'multipart'].includes(bodyKind) && problem) {
    problems.body = `Body must be JSON. ${describeJsonProblem(problem)}`;
  } else if (['form', 'multipart'].includes(bodyKind) && body.trim() && typeof parse(body) !== 'object') {
    problems.body = 'The fields must be a JSON object, as {"name": "value"}.';
  }
  if (bodyKind === 'graphql') {
    if (!draft.query.trim()) problems.query = 'Write a query, as { products { id } }.';
    if (variables.trim() && !isRecord(parse(variables)))
      problems.variables = 'Variables must be a JSON object.';
  }
  if (bodyKind === 'file' && draft.files.length === 0) problems.files = 'Choose a file.';
  return problems;
}

function isBetween(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}

/** What is wrong with a draft, by part; nothing where it can be added. */
export function findEndpointProblems(draft: EndpointDraft): Record<string, string> {
  const problems: Record<string, string> = findBodyProblems(draft);
  if (!draft.name.trim()) problems.name = 'Name the endpoint.';
  if (!draft.path.trim()) problems.path = 'Say which path, as /products.';
  const headers = findHeaderProblem(draft.headers);
  if (headers) problems.headers = headers;
  if (!isBetween(draft.retries, 0, 10)) problems.retries = 'From 0 to 10.';
  if (!isBetween(draft.timeoutMs, 100, 120_000)) problems.timeoutMs = 'From 100 to 120000 milliseconds.';
  for (const check of draft.checks) {
    const problem = findCheckProblem(check);
    if (problem) problems[`check ${check.key}`] = problem;
  }
  for (const { key, name, from, expression } of draft.captures) {
    if (!name.trim()) problems[`capture ${key}`] = 'Name the variable.';
    else if (from !== 'status' && !expression.trim()) problems[`capture ${key}`] = 'Say what to take.';
  }
  return problems;
}

/** The endpoint that a draft without problems stands for. */
export function writeEndpoint(draft: EndpointDraft): DraftEndpoint {
  const headers = draft.headers.trim() ? (JSON.parse(draft.headers) as Record<string, unknown>) : {};
  const body = carriesBody(draft.method) ? writeBody(draft) : draft.keptBody;
  return {
    key: draft.key || newKey(),
    name: draft.name.trim(),
    method: draft.method,
    path: draft.path.trim(),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(body !== undefined && { body }),
    bodyKind: draft.bodyKind,
    validations: draft.checks.map(writeCheck),
    ...(draft.auth && { auth: draft.auth }),
    captures: draft.captures.map(({ key: _, ...one }) => ({ ...one, name: one.name.trim() })),
    followRedirects: draft.followRedirects,
    retries: Number(draft.retries),
    timeoutMs: Number(draft.timeoutMs),
    enabled: draft.enabled,
    ...(draft.asksFirst && { asksFirst: true }),
  };
}
