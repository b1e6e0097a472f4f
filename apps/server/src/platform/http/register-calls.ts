import { type Call, type CallName, calls } from '@assay/contract';
import type { FieldProblem } from '@assay/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { isAdmin } from '../access/is-admin.ts';
import { callerKey, type Limits } from '../access/limits.ts';
import { AppError } from '../errors/errors.ts';
import { admitToken } from './admit-token.ts';
import { answerWriter } from './answer-writer.ts';
import { findNul } from './find-nul.ts';
import type { Caller, Handlers } from './handlers.ts';
import { holdPlace, holdStream } from './hold-place.ts';
import type { Pressure } from './pressure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

export interface CallParts {
  handlers: Handlers;
  limits: Limits;
  pressure: Pressure;
  /** The account behind a token, or undefined where it gives no access. */
  authenticate: (token: string) => Promise<Caller | undefined>;
}

/** Those who look after the server must hear from it above all when it has too much to do. */
function isForKeepers(key: CallName): boolean {
  return key.startsWith('GET /api/health') || key === 'GET /api/admin/system';
}

function isStreamed({ produces }: Call): boolean {
  return produces?.includes('text/event-stream') ?? false;
}

/** A handler once its types have done their work. */
type AnyHandler = (input: unknown, context: unknown) => Promise<Record<string, unknown>>;

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,4000})$/i.exec(request.headers.authorization ?? '')?.[1];
}

function check(part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(part === 'body' ? (value ?? {}) : value);
  if (result.success) {
    const nul = findNul(result.data);
    if (nul === undefined) return result.data;
    const message = 'A text may not contain the character U+0000. Take it out.';
    throw new AppError('VALIDATION_FAILED', { message, details: [{ field: nul, message }] });
  }
  const details: FieldProblem[] = result.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  throw new AppError('VALIDATION_FAILED', {
    ...(details[0] ? { message: details[0].message } : {}),
    details,
  });
}

function limitKey(request: FastifyRequest): string {
  return request.caller?.id ?? callerKey(request.ip);
}

async function admit(
  request: FastifyRequest,
  call: Call,
  { authenticate, limits, pressure }: CallParts,
): Promise<void> {
  if (call.access !== 'public') {
    const token = bearerToken(request);
    request.caller = token ? await authenticate(token) : undefined;
    if (!request.caller) throw new AppError('UNAUTHENTICATED');
    if (call.access === 'admin' && !isAdmin(request.caller)) throw new AppError('FORBIDDEN');
    if (request.caller.token) admitToken(request.method, call, request.caller.token.scope);
  }
  await pressure.admitStoring(call);
  if (call.limit) await limits.count(call.limit, limitKey(request));
}

/** One route per call of the registry: limit, authenticate, validate, authorise, do, present. */
export function registerCalls(app: FastifyInstance, parts: CallParts): void {
  app.decorateRequest('caller');
  app.decorateRequest('place');
  for (const [key, call] of Object.entries(calls) as [CallName, Call][]) {
    const [method = '', path = ''] = key.split(' ');
    const handler = parts.handlers[key] as AnyHandler | undefined;
    const status = call.status ?? 200;
    const isStream = isStreamed(call);

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      if (!handler) throw new AppError('NOT_BUILT');
      const input = {
        params: check('params', call.params, request.params),
        query: check('query', call.query, request.query),
        body: check('body', call.body, request.body),
      };
      const context = {
        caller: request.caller,
        from: callerKey(request.ip),
        log: request.log as Logger,
        respondAsync: /(^|[\s,;])respond-async($|[\s,;])/.test(String(request.headers.prefer ?? '')),
        reply,
      };
      const result = await handler(input, context);
      if (call.limit) await parts.limits.forgive(call.limit, limitKey(request));
      if (!call.response) return reply;
      // Only in answers that no cache keeps, or an old one would come back later.
      if (request.caller?.renewed) reply.header('x-session-token', request.caller.renewed);
      const isAccepted = reply.statusCode === 202;
      const schema = isAccepted && call.accepted ? call.accepted : call.response;
      const body = answerWriter(reply, schema)(result);
      return reply
        .code(isAccepted ? 202 : status)
        .type('application/json')
        .send(body);
    }

    app.route({
      method: method as HTTPMethods,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { call: key, isStream },
      ...(call.maxBody !== undefined && { bodyLimit: call.maxBody }),
      async onRequest(request, reply) {
        if (!isStream && !isForKeepers(key)) holdPlace(request, reply, parts.pressure);
        await admit(request, call, parts);
        if (isStream && request.caller) holdStream(reply, request.caller.id, parts.pressure);
      },
      handler(request, reply) {
        const work = () => answer(request, reply);
        const answered = request.span ? request.span.run(work) : work();
        return request.place ? request.place.while(answered) : answered;
      },
    });
  }
}
