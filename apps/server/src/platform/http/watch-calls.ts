import type { ErrorCode } from '@assay/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Observer } from '../observe/observer.ts';
import type { OpenSpan } from '../observe/tracing.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call in the contract. */
    call?: string;
    isStream?: boolean;
  }
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
  interface FastifyReply {
    errorCode: ErrorCode | undefined;
  }
}

/** What is asked that is no call: pages, their files, the demo, what does not exist. */
const other = 'other';
/** As others write it where the caller went away before the answer. */
const wentAway = 499;

function openSpan({ tracing }: Observer, request: FastifyRequest, call: string): OpenSpan {
  return tracing.open(call, {
    kind: 'server',
    parent: request.headers.traceparent?.toString(),
    attributes: {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url,
      'assay.request_id': request.id,
    },
  });
}

/** Counts and times every request, and begins its trace. The address itself is nowhere: it may hold ids. */
export function watchCalls(app: FastifyInstance, observer: Observer): void {
  const { metrics, recent, tracing } = observer;
  app.decorateRequest('span');
  app.decorateReply('errorCode');

  function settle(request: FastifyRequest, reply: FastifyReply, startedAt: number): void {
    const { call, isStream } = request.routeOptions.config;
    const status = reply.raw.headersSent ? reply.raw.statusCode : wentAway;
    metrics.calls.inc({ call: call ?? other, status: String(status) });
    if (!isStream)
      metrics.callSeconds.observe({ call: call ?? other }, (performance.now() - startedAt) / 1000);
    if (call) recent.countCall();
    if (reply.errorCode) {
      metrics.errors.inc({ code: reply.errorCode });
      recent.countError(reply.errorCode);
    }
    if (!request.span) return;
    request.span.set({ 'http.response.status_code': status, 'assay.user_id': request.caller?.id });
    if (status >= 500) request.span.fail(reply.errorCode ?? status);
    request.span.end();
  }

  app.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now();
    const { call } = request.routeOptions.config;
    if (tracing.isOn && call) request.span = openSpan(observer, request, call);
    // An answer that nobody waits for any more has no other event.
    reply.raw.once('close', () => settle(request, reply, startedAt));
    if (request.span) request.span.run(done);
    else done();
  });
}
