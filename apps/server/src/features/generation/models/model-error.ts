/** What went wrong, by what a person can do about it. */
export type ModelErrorKind =
  | 'auth'
  | 'quota'
  | 'rate'
  | 'model'
  | 'request'
  | 'timeout'
  | 'network'
  | 'upstream'
  | 'bad json'
  | 'refused'
  | 'too long'
  | 'aborted';

/** What can still succeed: the same request later, a plainer one, or nothing. */
export type NextMove = 'retry' | 'simplify' | 'stop';

interface Details {
  next?: NextMove;
  status?: number;
  /** How long the provider asks to wait. */
  retryAfterMs?: number;
}

export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly next: NextMove;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** Requests made until it was given up. */
  attempts = 1;

  constructor(kind: ModelErrorKind, message: string, { next = 'stop', status, retryAfterMs }: Details = {}) {
    super(message);
    this.kind = kind;
    this.next = next;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
