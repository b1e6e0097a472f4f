import type { AddressKind } from './ranges.ts';

export type RefusalReason = Exclude<AddressKind, 'public'> | 'not-an-address' | 'scheme' | 'busy';

export type Verdict = { allowed: true } | { allowed: false; reason: RefusalReason; message: string };

/** The address may not be reached; nothing was sent there. */
export class GuardRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.name = 'GuardRefusal';
    this.reason = reason;
  }
}

export type UnreachableReason =
  | 'name-not-resolved'
  | 'refused'
  | 'reset'
  | 'timed-out'
  | 'no-route'
  | 'bad-answer';

/** The address may be reached, but nobody answers there: the site is down, or its name is wrong. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Unreachable';
    this.reason = reason;
  }
}
