import { Problem } from '../progress/problem.ts';

const unreachable: [pattern: RegExp, reason: string][] = [
  [/ERR_CONNECTION_REFUSED|NS_ERROR_CONNECTION_REFUSED/, 'nothing listens there'],
  [/ERR_NAME_NOT_RESOLVED|NS_ERROR_UNKNOWN_HOST/, 'its name is not known'],
  [/ERR_CERT|ERR_SSL|SEC_ERROR|SSL_ERROR|MOZILLA_PKIX/, 'its certificate or encryption was refused'],
  [/ERR_TOO_MANY_REDIRECTS|NS_ERROR_REDIRECT_LOOP/, 'it redirects in a circle'],
  [
    /ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED|NS_ERROR_NET_(RESET|INTERRUPT|EMPTY)/,
    'it closed the connection without an answer',
  ],
  [/ERR_TUNNEL_CONNECTION_FAILED|ERR_PROXY|NS_ERROR_PROXY/, 'the way to it is not allowed or not open'],
  [
    /ERR_INTERNET_DISCONNECTED|ERR_ADDRESS_UNREACHABLE|NS_ERROR_OFFLINE|NS_ERROR_NET_/,
    'there is no way to it',
  ],
  [/net::ERR_|NS_ERROR_/, 'the browser could not load it'],
];

/** Why an address could not be loaded, from the browser's own words. */
export function explainUnreachable(address: string, message: string): Problem | undefined {
  const reason = unreachable.find(([pattern]) => pattern.test(message))?.[1];
  return reason
    ? new Problem(
        'site down',
        `${address} could not be opened: ${reason}. Check the address and that the site runs.`,
      )
    : undefined;
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
