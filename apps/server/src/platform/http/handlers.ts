import type { Answer, CallName, Calls, Received } from '@assay/contract';
import type { Role } from '@assay/contract/choices';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';

/** The account that makes a call, as the database has it now. */
export interface Caller {
  id: string;
  email: string;
  role: Role;
}

interface Context<K extends CallName> {
  caller: Calls[K]['access'] extends 'public' ? undefined : Caller;
  /** The caller's network address as rate limits count it. */
  from: string;
  log: Logger;
  /** For answers that are files. */
  reply: FastifyReply;
}

export type Handler<K extends CallName> = (input: Received<K>, context: Context<K>) => Promise<Answer<K>>;

/** What a feature brings: a handler for each of its calls that is built. */
export type Handlers = { [K in CallName]?: Handler<K> };
