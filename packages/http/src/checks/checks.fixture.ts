import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { ApiCheckConfig, ApiEndpoint, ApiResult } from '@assay/contract';
import { startSite } from '../guard/proxy/test-site.fixture.ts';
import type { Answer, ChecksOptions } from './model/types.ts';
import { runChecks } from './run/run-checks.ts';

export interface Got {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An endpoint as the contract would read it. */
export function endpoint(path: string, more: Partial<ApiEndpoint> = {}): ApiEndpoint {
  return {
    name: path,
    method: 'GET',
    path,
    headers: {},
    validations: [],
    bodyKind: 'json',
    captures: [],
    followRedirects: true,
    retries: 0,
    timeoutMs: 120_000,
    enabled: true,
    ...more,
  };
}

export function configOf(
  baseUrl: string,
  endpoints: ApiEndpoint[],
  more: Partial<ApiCheckConfig> = {},
): ApiCheckConfig {
  return { name: 'Test', baseUrl, endpoints, variables: {}, data: '', stopOnFailure: false, ...more };
}

export const options: ChecksOptions = { policy: { allowPrivate: 'all' } };

/** Runs one endpoint and gives its result. */
export async function runOne(
  baseUrl: string,
  one: ApiEndpoint,
  more: Partial<ApiCheckConfig & ChecksOptions> = {},
): Promise<ApiResult> {
  const { results } = await runChecks(configOf(baseUrl, [one], more), { ...options, ...more });
  const [result] = results;
  if (!result) throw new Error('There is no result.');
  return result;
}

/** A service of the test that keeps what it was asked. */
export async function startService(
  answer: (got: Got, response: ServerResponse) => void,
): Promise<{ url: string; asked: Got[] }> {
  const asked: Got[] = [];
  const { url } = await startSite(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const got = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('latin1'),
    };
    asked.push(got);
    answer(got, response);
  });
  return { url, asked };
}

export function answerOf(body: unknown, more: Partial<Answer> = {}): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status: 200,
    statusText: 'OK',
    headers: [['Content-Type', 'application/json']],
    body: text,
    isText: true,
    size: Buffer.byteLength(text),
    totalMs: 12,
    ...more,
  };
}
