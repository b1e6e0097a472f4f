import type { Accepted, Answer, CallName, Calls, Received } from '@assay/contract';
import type { Role, TokenScope } from '@assay/contract/choices';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';

/** The account that makes a call, as the database has it now. */
export interface Caller {
  id: string;
  email: string;
  role: Role;
  /** Present where a program calls with an access token instead of the person's own session. */
  token?: { id: string; scope: TokenScope };
  /** The token of the same session with the role of now, where the given one has another. */
  renewed?: string;
}

interface Context<K extends CallName> {
  caller: Calls[K]['access'] extends 'public' ? undefined : Caller;
  /** The caller's network address as rate limits count it. */
  from: string;
  log: Logger;
  /** The caller does not want to wait for the end of the work: answer 202 and what `accepted` says. */
  respondAsync: boolean;
  /** For answers that are files or streams. */
  reply: FastifyReply;
}

export type Handler<K extends CallName> = (
  input: Received<K>,
  context: Context<K>,
) => Promise<Answer<K> | Extract<Accepted<K>, object>>;

/** What a feature brings: a handler for each of its calls that is built. */
export type Handlers = { [K in CallName]?: Handler<K> };
