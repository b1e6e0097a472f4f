import { expect, test } from 'vitest';
import { emptyLoad } from './load-draft.ts';
import { withoutSecrets } from './stored-drafts.ts';
import { emptyTest, takeEndpoints } from './test-draft.ts';

test('drafts that stay in the browser have no secrets', () => {
  const [endpoint] = takeEndpoints([
    {
      name: 'Log in',
      method: 'POST',
      path: '/login?token=SECRET-of-query',
      headers: { authorization: 'Bearer SECRET-of-header', accept: 'text/plain' },
      body: '{"user": "ada", "password": "SECRET-of-body"}',
      auth: { type: 'basic', username: 'ada', password: 'SECRET-of-login' },
      validations: [],
      bodyKind: 'json',
      captures: [],
      followRedirects: true,
      retries: 0,
      timeoutMs: 1000,
      enabled: true,
    },
  ]);
  if (!endpoint) throw new Error('There is none.');
  const kept = JSON.stringify(
    withoutSecrets({
      test: {
        ...emptyTest,
        name: 'Accounts',
        endpoints: [endpoint],
        variables: [
          { key: '1', name: 'apiKey', value: 'SECRET-of-variable' },
          { key: '2', name: 'page', value: 'two' },
        ],
        auth: { type: 'oauth', tokenUrl: '/t', clientId: 'c', clientSecret: 'SECRET-of-client', scope: '' },
        data: 'user,password\nada,SECRET-of-row',
      },
      load: {
        ...emptyLoad,
        url: 'http://ada:SECRET-of-user@127.0.0.1/?token=SECRET',
        headers: '{"x-api-key": "SECRET-of-load", "accept": "text/html"}',
        body: '{"token": "SECRET-in-body"}',
      },
      execution: 'e',
      loadTest: null,
    }),
  );
  expect(kept).not.toContain('SECRET');
  for (const word of ['Accounts', 'text/plain', 'text/html', 'two', 'ada']) expect(kept).toContain(word);
});
