import { replaceSecrets } from '@assay/contract/secrets';
import { expect, test } from 'vitest';
import { listPlaceholders, nameSecret, restoreSecrets, writePlaceholder } from './placeholders.ts';

const key = new Uint8Array(32);

function hide<T>(config: T) {
  const kept = new Map<string, string>();
  const hidden = replaceSecrets(config, (value, label) => {
    const id = nameSecret(key, 'ada', value);
    kept.set(id, value);
    return writePlaceholder(label, id);
  });
  return { hidden, kept };
}

const config = {
  name: 'The token of a password',
  baseUrl: 'https://ada:user-info-password@api.test/v1?api_key=key-in-base',
  variables: { password: 'variable-password', page: '2', apiToken: '{{other}}' },
  auth: { type: 'oauth', tokenUrl: 'https://id.test/token', clientId: 'ada', clientSecret: 'client-secret' },
  data: 'user,password\nada,row-password\nbob,"quoted, ""row"" password"\n',
  endpoints: [
    {
      path: '/a?token=in-query&page=2&key={{name}}#token=x',
      headers: {
        Authorization: 'Bearer header-token',
        Cookie: 'a=b; c=d',
        'X-Api-Key': '{{key}}',
        Accept: 'application/json',
      },
      body: { user: 'ada', password: 'body-password', deep: [{ client_secret: 'deep-secret' }], token: 7 },
      auth: { type: 'apiKey', name: 'X-Key', value: 'api-key-value', in: 'header' },
      validations: [{ type: 'header', name: 'token', operator: 'exists', value: 'stays' }],
    },
    {
      path: '/b',
      body: '{"password" : "text \\"quoted\\" password", "name": "Ada"}',
      auth: { type: 'basic', username: 'ada', password: 'basic-password' },
    },
    {
      path: '/forms',
      body: [
        { name: 'password', value: 'listed-password' },
        { name: 'page', value: '2' },
      ],
    },
    { path: '/text', body: 'user=ada&password=form-password' },
    { path: '/graphql', body: { query: 'mutation { logIn(user: "ada", password: "argument-password") }' } },
    { path: '/c', body: null, auth: { type: 'bearer', token: 'Bearer {{token}}' } },
    { path: '/d', auth: { type: 'none' }, headers: { Authorization: 'Bearer {{token}}' } },
  ],
};

test('secrets of logins, headers, variables, bodies, addresses and data are taken out and come back as they were', () => {
  const { hidden, kept } = hide(config);
  expect([...kept.values()].sort()).toEqual(
    [
      'user-info-password',
      'key-in-base',
      'variable-password',
      'client-secret',
      'in-query',
      'header-token',
      'a=b; c=d',
      'body-password',
      'deep-secret',
      'api-key-value',
      'text \\"quoted\\" password',
      'basic-password',
      'listed-password',
      'form-password',
      'argument-password',
      'row-password',
      'quoted, ""row"" password',
    ].sort(),
  );
  const text = JSON.stringify(hidden);
  for (const value of kept.values()) expect(text).not.toContain(JSON.stringify(value).slice(1, -1));
  expect(listPlaceholders(text).sort()).toEqual([...kept.keys()].sort());
  expect(hidden.endpoints[0]?.headers?.Authorization).toMatch(
    /^Bearer \{\{secret Authorization [0-9a-f]{16}\}\}$/,
  );
  expect(hidden.endpoints[0]?.path).toMatch(/^\/a\?token=\{\{secret token \w+\}\}&page=2&key=\{\{name\}\}#/);
  expect(restoreSecrets(hidden, kept)).toEqual(config);
  // What is hidden already stays as it is.
  const again = hide(hidden);
  expect(again.hidden).toEqual(hidden);
  expect(again.kept.size).toBe(0);
});

test('the same secret of two people has two names', () => {
  expect(nameSecret(key, 'ada', 'x')).toBe(nameSecret(key, 'ada', 'x'));
  expect(nameSecret(key, 'bob', 'x')).not.toBe(nameSecret(key, 'ada', 'x'));
});
