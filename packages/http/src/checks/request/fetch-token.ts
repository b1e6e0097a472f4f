import { RequestProblem } from '../model/problem.ts';
import { decodeBody } from '../wire/decode-body.ts';
import type { RawAnswer } from '../wire/read-answer.ts';
import { send, type Wire } from '../wire/send.ts';
import { basic, type OAuth } from './authorize.ts';
import { buildUrl } from './build-url.ts';

export interface Token {
  scheme: string;
  value: string;
  /** In the time of `performance.now()`. */
  endsAt: number;
}

/** A token that ends while it is on its way is of no use. */
const reserveMs = 10_000;

interface Read {
  status: number;
  fields: Record<string, unknown>;
}

function cannot(url: URL, reason: string, kind: RequestProblem['kind'] = 'bad answer', cause?: unknown) {
  return new RequestProblem(kind, `No token could be had from ${url.origin}${url.pathname}: ${reason}`, {
    cause,
  });
}

async function readFields(answer: RawAnswer): Promise<Read> {
  try {
    const fields: unknown = JSON.parse((await decodeBody(answer)).toString());
    if (typeof fields === 'object' && fields !== null)
      return { status: answer.status, fields: { ...fields } };
  } catch {
    // Said by its status alone.
  }
  return { status: answer.status, fields: {} };
}

/** Asks with the credentials in the header as the standard prefers, or in the body as some servers want it (RFC 6749, 2.3.1). */
async function ask(auth: OAuth, url: URL, wire: Wire, isInBody: boolean): Promise<Read> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  if (auth.scope !== '') form.set('scope', auth.scope);
  if (isInBody) {
    form.set('client_id', auth.clientId);
    form.set('client_secret', auth.clientSecret);
  }
  const encode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
  const outcome = await send(
    {
      method: 'POST',
      url,
      headers: [
        'Content-Type',
        'application/x-www-form-urlencoded',
        'Accept',
        'application/json',
        ...(isInBody ? [] : ['Authorization', basic(encode(auth.clientId), encode(auth.clientSecret))]),
      ],
      body: Buffer.from(form.toString()),
    },
    wire,
  );
  if ('problem' in outcome) {
    const { kind, message } = outcome.problem;
    throw cannot(url, message, kind, outcome.problem);
  }
  return readFields(outcome);
}

/** A token by client credentials. Redirects are not followed: the secret is for this address alone. */
export async function fetchToken(auth: OAuth, baseUrl: string, wire: Wire): Promise<Token> {
  const url = buildUrl(baseUrl, auth.tokenUrl);
  let { status, fields } = await ask(auth, url, wire, false);
  if (status === 401 || fields.error === 'invalid_client' || fields.error === 'invalid_request') {
    ({ status, fields } = await ask(auth, url, wire, true));
  }
  const { access_token: value, error, error_description: description } = fields;
  if (status >= 400 || typeof value !== 'string' || value === '') {
    const told = [error, description].filter((part) => typeof part === 'string').join(', ');
    const reason = status >= 400 ? `it answered ${status}` : `its answer (${status}) has no "access_token"`;
    throw cannot(url, `${reason}${told === '' ? '' : `, ${told}`}. Check the client’s id and secret.`);
  }
  const seconds = Number(fields.expires_in ?? Number.NaN);
  const scheme = typeof fields.token_type === 'string' ? fields.token_type : 'Bearer';
  return {
    // Many servers write it in lower case and then insist on the other.
    scheme: /^bearer$/i.test(scheme) ? 'Bearer' : scheme,
    value,
    endsAt: Number.isFinite(seconds)
      ? performance.now() + seconds * 1000 - reserveMs
      : Number.POSITIVE_INFINITY,
  };
}
