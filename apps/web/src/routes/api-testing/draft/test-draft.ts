import type { ApiCheckConfig, ApiEndpoint } from '@assay/contract';
import { bodyKinds, endpointMethods } from '@assay/contract/choices';

/** An endpoint with a name of its own among the others, which the page tells them apart by. */
export type DraftEndpoint = ApiEndpoint & { key: string };
export type Auth = NonNullable<ApiEndpoint['auth']>;

/** A value that `{{name}}` stands for. */
export interface Variable {
  key: string;
  name: string;
  value: string;
}

/** The test that is being put together. Nothing of it has to be complete. */
export interface TestDraft {
  name: string;
  baseUrl: string;
  endpoints: readonly DraftEndpoint[];
  variables: readonly Variable[];
  environmentId: string;
  auth: Auth;
  data: string;
  stopOnFailure: boolean;
}

export const emptyTest: TestDraft = {
  name: '',
  baseUrl: '',
  endpoints: [],
  variables: [],
  environmentId: '',
  auth: { type: 'none' },
  data: '',
  stopOnFailure: false,
};

let lastKey = 0;

export function newKey(): string {
  lastKey += 1;
  return `${Date.now().toString(36)}-${lastKey}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function texts(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
}

function listOf<T>(value: unknown): T[] {
  // What is in the lists was checked by the server when it was stored or read, and is again when it is sent.
  return Array.isArray(value) ? (value.filter(isRecord) as T[]) : [];
}

function whole(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) ? value : otherwise;
}

function readAuth(value: unknown): Auth | undefined {
  return isRecord(value) && typeof value.type === 'string' ? (value as Auth) : undefined;
}

function readEndpoint(value: unknown): DraftEndpoint {
  if (!isRecord(value)) throw new Error('One of its endpoints cannot be read.');
  const method = endpointMethods.find((known) => known === text(value.method).toUpperCase());
  return {
    key: text(value.key) || newKey(),
    name: text(value.name),
    method: method ?? 'GET',
    path: text(value.path),
    headers: texts(value.headers),
    ...(value.body !== undefined && value.body !== null && { body: value.body }),
    validations: listOf(value.validations),
    bodyKind: bodyKinds.find((known) => known === value.bodyKind) ?? 'json',
    ...(readAuth(value.auth) && { auth: readAuth(value.auth) }),
    captures: listOf(value.captures),
    followRedirects: value.followRedirects !== false,
    retries: whole(value.retries, 0),
    timeoutMs: whole(value.timeoutMs, 30_000),
    enabled: value.enabled !== false,
    ...(value.asksFirst === true && { asksFirst: true }),
  };
}

/** Endpoints that came from elsewhere, ready to be edited. */
export function takeEndpoints(endpoints: readonly ApiEndpoint[]): DraftEndpoint[] {
  return endpoints.map((endpoint) => ({ ...readEndpoint(endpoint), key: newKey() }));
}

/** Variables ready to be edited. */
export function takeVariables(value: unknown): Variable[] {
  if (Array.isArray(value)) {
    return value
      .filter(isRecord)
      .map((one) => ({ key: newKey(), name: text(one.name), value: text(one.value) }));
  }
  return Object.entries(texts(value)).map(([name, one]) => ({ key: newKey(), name, value: one }));
}

/** Reads a stored configuration. Throws with a sentence where it is none. */
export function readTest(value: unknown): TestDraft {
  if (!isRecord(value)) throw new Error('It is not a configuration of an API test.');
  if (!Array.isArray(value.endpoints)) throw new Error('It has no list of endpoints.');
  return {
    name: text(value.name),
    baseUrl: text(value.baseUrl),
    endpoints: value.endpoints.map(readEndpoint),
    variables: takeVariables(value.variables),
    environmentId: text(value.environmentId),
    auth: readAuth(value.auth) ?? { type: 'none' },
    data: text(value.data),
    stopOnFailure: value.stopOnFailure === true,
  };
}

/** The draft as the server takes it. */
export function writeTest(draft: TestDraft): ApiCheckConfig {
  const { environmentId, auth, endpoints, variables, ...rest } = draft;
  return {
    ...rest,
    name: draft.name.trim(),
    baseUrl: draft.baseUrl.trim(),
    variables: Object.fromEntries(
      variables.filter(({ name }) => name.trim()).map(({ name, value }) => [name.trim(), value]),
    ),
    endpoints: endpoints.map(({ key: _, ...endpoint }) => endpoint),
    ...(environmentId && { environmentId }),
    ...(auth.type !== 'none' && { auth }),
  };
}
