import type { ApiCheck, ApiEndpoint } from '@assay/contract';
import type { CallAuth, Command, Expectation } from '../steps/language.ts';

type Call = Extract<Command, { do: 'call' }>;

function toAuth({ auth }: ApiEndpoint): { auth?: CallAuth } {
  if (auth?.type === 'bearer') return { auth: { by: 'token', token: auth.token } };
  if (auth?.type === 'basic')
    return { auth: { by: 'password', user: auth.username, password: auth.password } };
  if (auth?.type === 'apiKey')
    return { auth: { by: 'key', name: auth.name, value: auth.value, in: auth.in } };
  return {};
}

function toBody({ bodyKind, body }: ApiEndpoint): Pick<Call, 'body' | 'as'> {
  if (bodyKind === 'none' || body === undefined) return {};
  const as = bodyKind === 'form' || bodyKind === 'multipart' || bodyKind === 'graphql' ? bodyKind : undefined;
  const isLoneQuery =
    as === 'graphql' && typeof body === 'object' && body !== null && Object.keys(body).length === 1;
  const content = isLoneQuery && 'query' in body ? body.query : body;
  return {
    body: typeof content === 'string' ? content : JSON.stringify(content),
    ...(as && { as }),
  };
}

/** A base that has a path of its own goes before every path. */
function toAddress(path: string, baseUrl: string | null): string {
  const base = baseUrl === null ? undefined : URL.parse(baseUrl);
  if (!base || base.pathname === '/' || !/^[/?]/.test(path)) return path;
  return `${baseUrl?.replace(/\/+$/, '')}${path}`;
}

export function toCall(endpoint: ApiEndpoint, baseUrl: string | null): Call {
  const headers = Object.entries(endpoint.headers).map(([name, value]) => ({ name, value }));
  return {
    do: 'call',
    method: endpoint.method,
    address: toAddress(endpoint.path, baseUrl),
    ...toBody(endpoint),
    ...(headers.length > 0 && { headers }),
    ...toAuth(endpoint),
    ...(!endpoint.followRedirects && { redirects: false as const }),
  };
}

function toCondition(check: ApiCheck): Pick<Expectation, 'condition' | 'negated'> {
  switch (check.type) {
    case 'status': {
      const isOne = typeof check.equals === 'string' && /^\d+$/.test(check.equals);
      return { condition: isOne ? { is: 'status', value: Number(check.equals) } : { is: 'answer', check } };
    }
    case 'time':
      return { condition: { is: 'seconds', atMost: check.maxMs / 1000 } };
    case 'schema':
      return { condition: { is: 'schema', value: JSON.stringify(check.schema) } };
    case 'body': {
      const isNegative = check.operator === 'not contains';
      const how = check.operator === 'not contains' ? 'contains' : check.operator;
      return { condition: { is: 'text', how, value: check.value }, ...(isNegative && { negated: true }) };
    }
    default:
      return { condition: { is: 'answer', check } };
  }
}

export function toExpectation(check: ApiCheck): Command {
  return { do: 'expect', subject: { of: 'response' }, ...toCondition(check) };
}

export function toKeep({ from, expression, name }: ApiEndpoint['captures'][number]): Command {
  return { do: 'keep', from, expression, as: name };
}
