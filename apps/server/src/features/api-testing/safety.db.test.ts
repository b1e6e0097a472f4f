import type { Sent } from '@assay/contract';
import { expect, test } from 'vitest';
import { meet } from '../../../test/people.ts';
import { startService } from '../../../test/service.ts';
import { startApp } from '../../../test/start.ts';

type Config = NonNullable<Sent<'POST /api/api-testing/execute'>['body']>['testConfig'];
type Load = NonNullable<Sent<'POST /api/api-testing/load-test'>['body']>['config'];

/** A server that others can reach: it tests what is public, and of what is private only what is named. */
async function startPublic(allowed: string) {
  const app = await startApp('sqlite', {
    HOST: '0.0.0.0',
    ...(allowed === '' ? {} : { ALLOW_PRIVATE_TARGETS: allowed }),
  });
  return { app, token: (await meet(app)).token };
}

const bare = (baseUrl: string, more: Partial<Config> = {}): Config => ({
  name: 'Reach',
  baseUrl,
  endpoints: [{ name: 'It', path: '/', timeoutMs: 5000 }],
  ...more,
});

test('what may not be reached is reached neither by a test, nor by a request sent once, nor by a load', async () => {
  const service = await startService();
  const { app, token } = await startPublic('');
  for (const address of [
    'http://169.254.169.254',
    'http://2852039166',
    'http://[::ffff:169.254.169.254]',
    'http://[fe80::1]',
    'http://[fd00:ec2::254]',
    'http://10.0.0.1',
    'http://localhost:9',
    service.address,
    service.address.replace('127.0.0.1', '2130706433'),
  ]) {
    const testConfig = bare(address);
    const executed = await app.call('POST /api/api-testing/execute', { token, body: { testConfig } });
    expect(executed.body.data.results[0]?.error?.kind, `execute ${address}`).toBe('refused address');
    expect(executed.body.data.results[0]?.error?.message.length).toBeGreaterThan(20);
    const sent = await app.call('POST /api/api-testing/send', { token, body: { testConfig } });
    expect(sent.body.data.result.error?.kind, `send ${address}`).toBe('refused address');
  }
  // Each begins a thread, so these are few, and each by somebody else, since nobody may load that often.
  for (const address of ['http://169.254.169.254', 'http://localhost:9', service.address]) {
    const config: Load = { name: 'Load', url: `${address}/`, concurrency: 1, duration: 10_000 };
    const { token: another } = await meet(app);
    const load = await app.call('POST /api/api-testing/load-test', { token: another, body: { config } });
    expect(load.body.data?.stats.errors, `load ${address}`).toMatchObject([{ kind: 'refused address' }]);
    expect(load.body.data?.stats.successful).toBe(0);
  }
  for (const address of ['file:///etc/passwd', 'ftp://example.com', 'gopher://127.0.0.1:70/']) {
    const testConfig = bare(address);
    const executed = await app.call('POST /api/api-testing/execute', { token, body: { testConfig } });
    expect(executed.body.data.results[0]?.response, address).toBeNull();
    const config: Load = { name: 'Load', url: address, concurrency: 1, duration: 10_000 };
    const load = await app.call('POST /api/api-testing/load-test', { token, body: { config } });
    expect(load.status, `load ${address}`).toBe(400);
  }
  expect(service.asked).toEqual([]);
});

test('an allowed service leads to no other: by redirects, for tokens, through variables and captures', async () => {
  const allowed = await startService();
  const forbidden = await startService();
  const { app, token } = await startPublic(`127.0.0.1:${allowed.port}`);
  const redirect = (to: string) => `/redirect?to=${encodeURIComponent(to)}`;
  const oauth = (tokenUrl: string) =>
    ({ type: 'oauth', tokenUrl, clientId: 'a', clientSecret: 'b' }) as const;
  const rows: [string, Config][] = [
    [
      'a redirect to metadata',
      bare(allowed.address, {
        endpoints: [{ name: 'It', path: redirect('http://169.254.169.254/latest/meta-data') }],
      }),
    ],
    [
      'a redirect to another port',
      bare(allowed.address, { endpoints: [{ name: 'It', path: redirect(`${forbidden.address}/ping`) }] }),
    ],
    [
      'a redirect to a redirect',
      bare(allowed.address, {
        endpoints: [{ name: 'It', path: redirect(redirect(`${forbidden.address}/ping`)) }],
      }),
    ],
    ['a token call', bare(allowed.address, { auth: oauth(`${forbidden.address}/token`) })],
    ['a token call to metadata', bare(allowed.address, { auth: oauth('http://169.254.169.254/token') })],
    [
      'a variable',
      bare('{{where}}', {
        variables: { where: forbidden.address },
        endpoints: [{ name: 'It', path: '/ping' }],
      }),
    ],
    [
      'data',
      bare('{{where}}', {
        data: `where\n${forbidden.address}`,
        endpoints: [{ name: 'It', path: '/ping' }],
      }),
    ],
  ];
  for (const [what, testConfig] of rows) {
    const executed = await app.call('POST /api/api-testing/execute', { token, body: { testConfig } });
    const [result] = executed.body.data?.results ?? [];
    expect(result?.error?.kind, `${what}: ${JSON.stringify(executed.body)}`).toBe('refused address');
    const sent = await app.call('POST /api/api-testing/send', { token, body: { testConfig } });
    expect(sent.body.data.result.error?.kind, `${what}, sent once`).toBe('refused address');
  }
  expect(forbidden.asked).toEqual([]);
  expect(allowed.asked.length).toBeGreaterThan(0);
});
