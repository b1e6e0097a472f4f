import type { ApiErrorKind } from '@assay/contract/choices';

/** Why a request could not be sent, or has no answer that can be judged. */
export class RequestProblem extends Error {
  readonly kind: ApiErrorKind;

  constructor(kind: ApiErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RequestProblem';
    this.kind = kind;
  }
}

/** The test as a whole cannot run as it is written. */
export class ChecksProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ChecksProblem';
  }
}
