import type { FieldProblem } from '@assay/contract/errors';

interface Refusal {
  status: number;
  code?: string;
  message?: string;
  details?: FieldProblem[];
  retryAfter?: number;
}

/** The server answered, and refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** One of the contract's error codes, or empty when the answer did not come from the product itself. */
  readonly code: string;
  readonly details: FieldProblem[];
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor({ status, code = '', message = '', details = [], retryAfter }: Refusal) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: the server is down, the connection is gone, or the request was cut off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Turns a refused answer into an error, whatever its body turns out to be. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: readText(body, 'code'),
    message: readText(body, 'error') || readText(body, 'message'),
    details: readProblems(body),
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** The problem of each named field, for showing it beside the field. */
export function problemsByField(failure: unknown): Record<string, string> {
  if (!(failure instanceof ApiError)) return {};
  return Object.fromEntries(failure.details.map(({ field, message }) => [field, message]));
}

function readText(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
}

function readProblems(body: unknown): FieldProblem[] {
  if (typeof body !== 'object' || body === null) return [];
  const details: unknown = Reflect.get(body, 'details');
  if (!Array.isArray(details)) return [];
  return details
    .map((detail: unknown) => ({ field: readText(detail, 'field'), message: readText(detail, 'message') }))
    .filter(({ field, message }) => field && message);
}
