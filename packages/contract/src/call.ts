import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call: anybody, any signed-in person, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

/** Calls that are slow, costly or worth guessing at are counted per caller. */
export type LimitName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'contact'
  | 'feedback'
  | 'generation'
  | 'shared'
  | 'webhookTest'
  | 'loadTest';

export interface Call {
  summary: string;
  feature: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The success answer; absent where the answer is a file. */
  response?: z.ZodType;
  /** The answer 202 of a call that can be asked, by the header `Prefer: respond-async`, not to wait for the end of the work. */
  accepted?: z.ZodType;
  /** Media types of a file answer. */
  produces?: readonly string[];
  status?: 200 | 201 | 202;
  /** Bytes of the largest body, where a megabyte is not enough. */
  maxBody?: number;
  limit?: LimitName;
  /**
   * What access tokens may do here, where it is not the usual: `run` tokens make every call but those of administrators, `read` tokens
   * those that only read. `never` asks for a person's own session.
   */
  tokens?: 'never' | 'any scope';
  /** It keeps files or begins work that does, so it is refused while the disk is nearly full. */
  stores?: true;
  /** What this call can refuse with, beyond what every call can (see `commonErrors`). */
  errors: readonly ErrorCode[];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls are named as the specification writes them: `POST /api/login`, with `{id}` for a parameter. */
export type CallKey = `${Method} /${string}`;

export function defineCalls<const T extends Record<CallKey, Call>>(calls: T): T {
  return calls;
}

/** The errors a call can answer with in full: its own, and those its access, input and limit imply. */
export function allErrors(call: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>(call.errors);
  // An access token may not be enough for a call that its person may make.
  if (call.access !== 'public') for (const c of ['UNAUTHENTICATED', 'FORBIDDEN'] as const) codes.add(c);
  if (call.params || call.query || call.body) codes.add('VALIDATION_FAILED');
  if (call.body)
    for (const c of ['MALFORMED_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)
      codes.add(c);
  if (call.limit) codes.add('RATE_LIMITED');
  if (call.stores) codes.add('STORAGE_FULL');
  if (call.produces?.includes('text/event-stream')) codes.add('TOO_MANY_STREAMS');
  codes.add('OVERLOADED');
  codes.add('INTERNAL');
  codes.add('UNAVAILABLE');
  return [...codes];
}
