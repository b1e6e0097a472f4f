import type { ApiExecution } from '@assay/contract';

const secretName = /authorization|cookie|api-?_?key|token|secret|passw|credential/i;
export const dots = '••••••';

type Result = ApiExecution['results'][number];

function mask(name: string, value: string): string {
  if (!secretName.test(name) || value.includes(dots) || /^\{\{[^{}]*\}\}$/.test(value)) return value;
  const cookie = /^set-cookie$/i.test(name) ? /^[^=]*=/.exec(value)?.[0] : undefined;
  const scheme = /^(?:Basic|Bearer|Digest|Token)\s+/i.exec(value)?.[0];
  return `${cookie ?? scheme ?? ''}${dots}`;
}

function maskNamed(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mask(name, value)]));
}

/** Runs mask what they keep; what leaves as a file is looked through once more. */
export function maskResult(result: Result): Result {
  const { request, response } = result;
  return {
    ...result,
    request: { ...request, headers: maskNamed(request.headers) },
    captured: maskNamed(result.captured),
    response: response && {
      ...response,
      headers: response.headers.map(([name, value]) => [name, mask(name, value)] as [string, string]),
    },
  };
}

/** The parts of what was run that may hold secrets of their own. */
export function maskConfig(config: ApiExecution['config']): ApiExecution['config'] {
  const maskAuth = (auth: ApiExecution['config']['auth']) => {
    switch (auth?.type) {
      case 'basic':
        return { ...auth, password: mask('password', auth.password) };
      case 'bearer':
        return { ...auth, token: mask('token', auth.token) };
      case 'apiKey':
        return { ...auth, value: mask('secret', auth.value) };
      case 'oauth':
        return { ...auth, clientSecret: mask('secret', auth.clientSecret) };
      default:
        return auth;
    }
  };
  return {
    ...config,
    variables: maskNamed(config.variables),
    ...(config.auth && { auth: maskAuth(config.auth) }),
    endpoints: config.endpoints.map((endpoint) => ({
      ...endpoint,
      headers: maskNamed(endpoint.headers),
      ...(endpoint.auth && { auth: maskAuth(endpoint.auth) }),
    })),
  };
}
