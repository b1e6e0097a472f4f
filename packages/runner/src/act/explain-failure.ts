import type { Trouble } from '@assay/http/guard';
import { Problem, type ProblemClass } from '../progress/problem.ts';

type Reason = [pattern: RegExp, problemClass: ProblemClass, reason: string];

const unreachable: Reason[] = [
  [
    /ERR_CONNECTION_REFUSED|NS_ERROR_CONNECTION_REFUSED/,
    'unreachable address',
    'HOST refused the connection',
  ],
  [/ERR_NAME_NOT_RESOLVED|NS_ERROR_UNKNOWN_HOST/, 'unreachable address', 'the host HOST was not found'],
  [
    /ERR_CERT_DATE_INVALID|EXPIRED_(?:ISSUER_)?CERTIFICATE|NOT_YET_VALID/,
    'unreachable address',
    'the certificate of HOST is not valid: it has expired or is not valid yet',
  ],
  [
    /ERR_CERT_COMMON_NAME_INVALID|SSL_ERROR_BAD_CERT_DOMAIN/,
    'unreachable address',
    'the certificate of HOST is not valid: it is for another host',
  ],
  [
    /ERR_CERT_AUTHORITY_INVALID|SEC_ERROR_(?:UNKNOWN|UNTRUSTED)_ISSUER|SELF_SIGNED_CERT/,
    'unreachable address',
    'the certificate of HOST is not valid: no authority that the browser trusts has signed it',
  ],
  [/ERR_CERT|SEC_ERROR|MOZILLA_PKIX/, 'unreachable address', 'the certificate of HOST is not valid'],
  [/ERR_SSL|SSL_ERROR/, 'unreachable address', 'HOST did not agree on an encrypted connection'],
  [/ERR_UNSAFE_PORT|NS_ERROR_PORT_ACCESS/, 'unreachable address', 'browsers open no pages on this port'],
  [/ERR_TOO_MANY_REDIRECTS|NS_ERROR_REDIRECT_LOOP/, 'site down', 'it redirects in a circle'],
  [
    /ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED|NS_ERROR_NET_(RESET|INTERRUPT|EMPTY)/,
    'site down',
    'it closed the connection without an answer',
  ],
  [
    /ERR_TUNNEL_CONNECTION_FAILED|ERR_PROXY|NS_ERROR_PROXY/,
    'unreachable address',
    'the way to it is not allowed or not open',
  ],
  [
    /ERR_INTERNET_DISCONNECTED|ERR_ADDRESS_UNREACHABLE|NS_ERROR_OFFLINE|NS_ERROR_NET_/,
    'unreachable address',
    'there is no way to it',
  ],
  [/net::ERR_|NS_ERROR_/, 'site down', 'the browser could not load it'],
];

/** An address at which no page was got. */
export class UnreachableProblem extends Problem {
  readonly address: string;

  constructor(problemClass: ProblemClass, message: string, address: string) {
    super(problemClass, message);
    this.address = address;
  }
}

/** Why an address could not be loaded, from the browser's own words. */
export function explainUnreachable(address: string, message: string): UnreachableProblem | undefined {
  const [, problemClass, reason] = unreachable.find(([pattern]) => pattern.test(message)) ?? [];
  if (!problemClass || reason === undefined) return undefined;
  const told = reason.replace('HOST', URL.parse(address)?.host ?? address);
  const advice = 'Check the address and that the site runs.';
  return new UnreachableProblem(problemClass, `${address} could not be opened: ${told}. ${advice}`, address);
}

/** Why the guard got no answer from a site: the address leads nowhere, or the site does not answer as it should. */
export function classifyTrouble(reason: string): ProblemClass {
  return /^(?:name-not-resolved|refused|no-route)$/.test(reason) ? 'unreachable address' : 'site down';
}

/** A browser behind a proxy only knows that the proxy could not connect; the proxy knows why. */
export function explainByTroubles(problem: Problem, troubles: readonly Trouble[]): Problem {
  if (!(problem instanceof UnreachableProblem)) return problem;
  const url = URL.parse(problem.address);
  const port = Number(url?.port || (url?.protocol === 'https:' ? 443 : 80));
  const trouble = troubles.findLast((one) => one.hostname === url?.hostname && one.port === port);
  if (!trouble) return problem;
  const problemClass = trouble.kind === 'refused' ? 'refused address' : classifyTrouble(trouble.reason);
  return new UnreachableProblem(problemClass, trouble.message, problem.address);
}

/** What Playwright's actionability said, in a sentence. */
export function explainAction(error: unknown, what: string): Problem {
  if (error instanceof Problem) return error;
  const message = error instanceof Error ? error.message : String(error);
  const cover = /<(\w+)[^>]*>.*? intercepts pointer events/.exec(message);
  if (cover) {
    return new Problem(
      'timeout',
      `${what} is covered by another element (<${cover[1]}>), so nobody could use it.`,
      {
        cause: error,
      },
    );
  }
  const states: [RegExp, string][] = [
    [/element is not enabled/, 'is disabled, so it could not be used'],
    [/element is not visible/, 'is not visible, so it could not be used'],
    [/element is not stable/, 'kept moving, so it could not be used'],
    [/element is outside of the viewport/, 'cannot be scrolled into view'],
    [/not editable|readonly/, 'cannot be edited'],
    [/not attached|detached/, 'went away before it could be used'],
    [/Target crashed/, 'could not be used, because the page crashed'],
  ];
  const known = states.find(([pattern]) => pattern.test(message));
  const told = known?.[1] ?? `could not be used: ${message.split('\n')[0]}`;
  const crashed = /Target crashed/.test(message);
  return new Problem(crashed ? 'environment' : 'timeout', `${what} ${told}.`, { cause: error });
}
