import { type ErrorBody, type ErrorCode, errorCodes, type FieldProblem } from '@assay/contract/errors';

/** The one error a use-case throws on purpose; anything else is a fault and is shown masked. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    more: { message?: string; details?: FieldProblem[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(more.message ?? errorCodes[code].message, { cause: more.cause });
    this.code = code;
    this.status = errorCodes[code].status;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export function presentError(error: AppError, requestId: string): ErrorBody {
  return {
    success: false,
    error: error.message,
    code: error.code,
    requestId,
    ...(error.details ? { details: error.details } : {}),
  };
}
