import type { ApiEndpoint } from '@assay/contract';
import { expect, test } from 'vitest';
import { configOf, endpoint, options, runOne, startService } from '../checks.fixture.ts';
import { runChecks } from '../run/run-checks.ts';

type Auth = NonNullable<ApiEndpoint['auth']>;

const rows: [auth: Auth, header: string | undefined, query: string][] = [
  [{ type: 'none' }, undefined, ''],
  [{ type: 'basic', username: 'jo', password: 'pa:ss' }, 'Basic am86cGE6c3M=', ''],
  [{ type: 'bearer', token: '{{token}}' }, 'Bearer tok-12345', ''],
  [{ type: 'apiKey', name: 'authorization', value: 'key-12345', in: 'header' }, 'key-12345', ''],
  [{ type: 'apiKey', name: 'api_key', value: 'key 12345', in: 'query' }, undefined, 'api_key=key+12345'],
];

test('credentials go where they belong, and are dots in the result', async () => {
  const { url, asked } = await startService(({ headers }, response) => {
    response.end(`you are ${headers.authorization}`);
  });
  for (const [auth, header, query] of rows) {
    asked.length = 0;
    // The test's own credentials give way to the endpoint's.
    const result = await runOne(url, endpoint('/', { auth }), {
      auth: { type: 'bearer', token: 'of-the-test' },
      variables: { token: 'tok-12345' },
    });
    expect([asked[0]?.headers.authorization, asked[0]?.query.toString()]).toEqual([header, query]);
    expect(JSON.stringify(result)).not.toMatch(/pa:ss|am86|12345/);
  }
  const byHand = await runOne(url.replace('//', '//ann:pw-12345@'), endpoint('/'), {});
  expect([asked.at(-1)?.headers.authorization, byHand.url]).toEqual(['Basic YW5uOnB3LTEyMzQ1', `${url}/`]);
});

test('a token of OAuth is fetched once in a run, by either way to show who asks', async () => {
  const asked: string[] = [];
  const { url } = await startService(({ path, headers, body }, response) => {
    asked.push(path);
    const inBody = new URLSearchParams(body);
    const isKnown =
      path === '/token' ? headers.authorization : inBody.get('client_secret') === 'client-s3cret';
    if (path.startsWith('/token') && !isKnown) response.writeHead(401).end('{"error":"invalid_client"}');
    else if (path.startsWith('/token')) {
      const scope = inBody.get('scope');
      response.end(
        JSON.stringify({ access_token: `t0ken-for-${scope}`, token_type: 'bearer', expires_in: 60 }),
      );
    } else response.end(headers.authorization);
  });
  const oauth = { type: 'oauth' as const, clientId: 'me', clientSecret: 'client-s3cret', scope: 'read' };
  const validations: ApiEndpoint['validations'] = [
    { type: 'body', operator: 'equals', value: 'Bearer t0ken-for-read' },
  ];
  const auth = { ...oauth, tokenUrl: '/token-in-body' };
  const { results, summary } = await runChecks(
    configOf(url, [
      endpoint('/a', { auth: { ...oauth, tokenUrl: `${url}/token` }, validations }),
      endpoint('/b', { auth, validations }),
      endpoint('/c', { auth, validations }),
    ]),
    options,
  );
  expect(summary.passed).toBe(3);
  expect(asked).toEqual(['/token', '/a', '/token-in-body', '/token-in-body', '/b', '/c']);
  expect(JSON.stringify(results)).not.toMatch(/s3cret|t0ken-for/);
});

test('a token that cannot be had is told, and the request is not sent', async () => {
  const { url, asked } = await startService((_got, response) => {
    response.writeHead(400).end('{"error":"invalid_scope","error_description":"No such scope"}');
  });
  const auth = {
    type: 'oauth' as const,
    tokenUrl: '/token',
    clientId: 'a',
    clientSecret: 'bbbbb',
    scope: 'x',
  };
  const { error } = await runOne(url, endpoint('/data', { auth }));
  expect(error).toEqual({
    kind: 'bad answer',
    message: `No token could be had from ${url}/token: it answered 400, invalid_scope, No such scope. Check the client’s id and secret.`,
  });
  expect(asked.map(({ path }) => path)).toEqual(['/token']);
  const refused = await runOne(
    url,
    endpoint('/', { auth: { ...auth, tokenUrl: 'http://169.254.169.254/' } }),
  );
  expect(refused.error?.kind).toBe('refused address');
});
