import type { ApiErrorKind } from '@assay/contract/choices';
import { GuardRefusal, Unreachable, type UnreachableReason } from '../../guard/index.ts';
import { RequestProblem } from '../model/problem.ts';
import type { RawAnswer } from './read-answer.ts';

const unreachable: Record<UnreachableReason, ApiErrorKind> = {
  'name-not-resolved': 'unknown host',
  refused: 'connection refused',
  reset: 'connection reset',
  'timed-out': 'timeout',
  'no-route': 'other',
  'bad-answer': 'bad answer',
};

const tlsCode =
  /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERROR_IN_|INVALID_|PATH_LENGTH|HOSTNAME_)/;

const tlsSentences: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by an authority that is not known here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by an authority that is not known here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS there. Check the port, or use http://',
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function tlsProblem(error: unknown, place: string): RequestProblem {
  const reason = tlsSentences[codeOf(error)] ?? reasonOf(error).replace(/\s*\n.*$/s, '');
  return new RequestProblem('tls', `No secure connection to ${place} could be made: ${reason}.`, {
    cause: error,
  });
}

function sayBrokenOff(place: string, { headers, body }: RawAnswer): string {
  const length = headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  const counts = length ? `: it announced ${length} bytes, and ${body.length} came` : '';
  return `${place} closed the connection in the middle of its answer${counts}.`;
}

/** An error of undici or of the guard, by its kind and in a sentence. */
export function toProblem(error: unknown, url: URL, partial: RawAnswer | undefined): RequestProblem {
  if (error instanceof RequestProblem) return error;
  const say = (kind: ApiErrorKind, message: string) => new RequestProblem(kind, message, { cause: error });
  if (error instanceof GuardRefusal) return say('refused address', error.message);
  const cause = error instanceof Unreachable ? error.cause : error;
  const code = codeOf(cause);
  const place = url.host;
  if (tlsCode.test(code)) return tlsProblem(cause, place);
  if (error instanceof Unreachable) return say(unreachable[error.reason], error.message);
  if (/^(UND_ERR|HPE)_HEADERS?_OVERFLOW$/.test(code)) {
    return say('too large', `The headers of the answer of ${place} are longer than is read.`);
  }
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') {
    return say(
      'bad answer',
      `The body of the answer of ${place} has another length than its header Content-Length says.`,
    );
  }
  // Not every such error has a code.
  if (code.startsWith('HPE_') || (error instanceof Error && error.name === 'HTTPParserError')) {
    const detail = /\(([^()]+)\)$/.exec(reasonOf(error))?.[1] ?? reasonOf(error);
    return say('bad answer', `${place} sent an answer that is not proper HTTP: ${detail}.`);
  }
  if (code === 'UND_ERR_SOCKET' && reasonOf(error) === 'bad response') {
    return say('bad answer', `${place} sent an answer that nobody had asked for.`);
  }
  if (code === 'UND_ERR_SOCKET' && reasonOf(error) === 'bad upgrade') {
    return say('bad answer', `${place} switched to another protocol although it was not asked to.`);
  }
  if (code === 'UND_ERR_SOCKET' && partial) return say('bad answer', sayBrokenOff(place, partial));
  if (['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code)) {
    return say(
      'connection reset',
      `${place} closed the connection without a whole answer. Check that the service is well.`,
    );
  }
  if (/^UND_ERR_(INVALID_ARG|NOT_SUPPORTED|REQ_CONTENT_LENGTH_MISMATCH)$/.test(code)) {
    return say('bad request', `The request cannot be sent: ${reasonOf(error)}.`);
  }
  if (code === 'ETIMEDOUT' || code.endsWith('_TIMEOUT')) {
    return say('timeout', `${place} did not answer in time.`);
  }
  return say('other', `The request to ${place} failed: ${reasonOf(error)}.`);
}
