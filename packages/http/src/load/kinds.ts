import type { LoadErrorKind } from '@assay/contract/choices';
import { GuardRefusal, Unreachable, type UnreachableReason } from '../guard/index.ts';

export interface Failure {
  kind: LoadErrorKind;
  message: string;
}

const ofReason: Record<UnreachableReason, LoadErrorKind> = {
  'name-not-resolved': 'unknown host',
  refused: 'connection refused',
  reset: 'connection reset',
  'timed-out': 'timeout',
  'no-route': 'other',
  'bad-answer': 'bad answer',
};

const ofCode: Record<string, LoadErrorKind> = {
  ECONNRESET: 'connection reset',
  EPIPE: 'connection reset',
  ECONNABORTED: 'connection reset',
  ECONNREFUSED: 'connection refused',
  ETIMEDOUT: 'timeout',
};

// What OpenSSL and Node say of certificates and of the talk before the first encrypted byte.
const ofEncryption = /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_|EPROTO)/;

/** Why a connection could not be made or did not last. */
export function readFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof GuardRefusal) return { kind: 'refused address', message };
  if (error instanceof Unreachable) return { kind: ofReason[error.reason], message };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (ofEncryption.test(code)) {
    return { kind: 'tls', message: `The encryption could not be agreed on: ${message} (${code}).` };
  }
  const kind = ofCode[code] ?? 'other';
  if (kind === 'connection reset') {
    return { kind, message: `The connection was reset before the answer was complete (${code}).` };
  }
  return { kind, message };
}

/** Why an answered request counts as failed; nothing for 2xx and 3xx. */
export function readStatus(status: number): Failure | undefined {
  if (status >= 200 && status < 400) return undefined;
  const kind = status < 500 ? 'status 4xx' : status < 600 ? 'status 5xx' : 'status other';
  return { kind, message: `The server answered ${status}.` };
}
