import { calls } from '@assay/contract';
import type { ErrorCode } from '@assay/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/database-away.ts';
import { AppError, presentError } from '../errors/errors.ts';
import { isOutOfSpace } from '../storage/disk-space.ts';
import { bareHeaders } from './security-headers.ts';

const retryAfterSeconds = 5;

const knownFaults: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

const patterns = Object.keys(calls).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

function allowedMethods(path: string): string[] {
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

function understand(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) {
    const message = 'The database does not answer at the moment. Please try again shortly.';
    return new AppError('UNAVAILABLE', { message, retryAfterSeconds, cause: error });
  }
  const known = knownFaults[error.code];
  if (known) return new AppError(known, { cause: error });
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('MALFORMED_REQUEST', { cause: error });
  }
  if (isOutOfSpace(error)) return new AppError('STORAGE_FULL', { cause: error });
  return new AppError('INTERNAL', { cause: error });
}

function answer(reply: FastifyReply, error: AppError): FastifyReply {
  reply.errorCode = error.code;
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  // A string: the route's schema describes its success, and must not reshape a failure.
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(presentError(error, reply.request.id)));
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = allowedMethods(request.url.split('?')[0] ?? '');
  if (allowed.length === 0) return answer(reply, new AppError('NOT_FOUND'));
  return answer(reply.header('allow', allowed.join(', ')), new AppError('METHOD_NOT_ALLOWED'));
}

/** For what fails before there is a route, such as an address that cannot be decoded. */
export function answerFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  answer(reply.headers(bareHeaders), understand(error));
}

/** Every failure leaves in the one shape; an unexpected one is logged whole and shown masked. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const understood = understand(error);
    const isFault =
      understood.code === 'INTERNAL' || (understood.code === 'STORAGE_FULL' && understood.cause);
    if (isFault) request.log.error({ err: error }, 'A request failed unexpectedly.');
    return answer(reply, understood);
  });
}
