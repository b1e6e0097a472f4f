import { expect, test } from 'vitest';
import { startRawSite } from '../../guard/proxy/test-site.fixture.ts';
import { configOf, endpoint, options, runOne, startService } from '../checks.fixture.ts';
import { runChecks } from '../run/run-checks.ts';

test('redirects change the method as browsers do, and carry the body where they should', async () => {
  const { url, asked } = await startService(({ path }, response) => {
    const status = Number(path.slice(1));
    if (status) response.writeHead(status, { location: '/end?from=redirect#part' }).end();
    else response.end('end');
  });
  const rows: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', status: number, then: string][] = [
    ['POST', 301, 'GET '],
    ['POST', 302, 'GET '],
    ['PUT', 302, 'PUT {"a":1}'],
    ['PUT', 303, 'GET '],
    ['POST', 307, 'POST {"a":1}'],
    ['DELETE', 308, 'DELETE {"a":1}'],
    ['GET', 303, 'GET {"a":1}'],
  ];
  for (const [method, status, then] of rows) {
    asked.length = 0;
    const result = await runOne(url, endpoint(`/${status}`, { method, body: { a: 1 } }));
    const last = asked.at(-1);
    const wanted = method === 'GET' ? 'GET ' : then;
    expect([method, status, `${last?.method} ${last?.body}`]).toEqual([method, status, wanted]);
    expect(last?.headers['content-type']).toBe(wanted === 'GET ' ? undefined : 'application/json');
    expect(result.response).toMatchObject({ body: 'end', redirects: [`${url}/end?from=redirect`] });
  }
  const stays = await runOne(url, endpoint('/302', { followRedirects: false }));
  expect(stays.response).toMatchObject({ status: 302, redirects: [] });
});

test('credentials stay with the site they were meant for', async () => {
  const other = await startService((_got, response) => response.end('other'));
  const { url, asked } = await startService(({ query }, response) => {
    const to = query.get('to');
    if (to) response.writeHead(307, { location: to }).end();
    else response.end('own');
  });
  const headers = { Authorization: 'Bearer by-hand', Cookie: 'a=b', 'X-Plain': 'stays' };
  const auth = { type: 'apiKey' as const, name: 'X-Mine', value: 'of-mine', in: 'header' as const };
  const there = `${other.url}/there`;
  await runOne(url, endpoint(`/?to=${encodeURIComponent(there)}`, { headers, auth }));
  const { authorization, cookie, 'x-mine': mine, 'x-plain': plain } = other.asked[0]?.headers ?? {};
  expect([authorization, cookie, mine, plain]).toEqual([undefined, undefined, undefined, 'stays']);
  await runOne(url, endpoint('/?to=/own', { headers, auth }));
  expect(asked.at(-1)?.headers).toMatchObject({
    authorization: 'Bearer by-hand',
    cookie: 'a=b',
    'x-mine': 'of-mine',
  });
});

test('cookies are kept by their rules, and a cookie that is set on the way ends a circle', async () => {
  const { url, asked } = await startService(({ path, headers }, response) => {
    if (path === '/login' && !headers.cookie?.includes('seen=1')) {
      response.setHeader('set-cookie', [
        'seen=1; Path=/',
        'deep=1; Path=/deep',
        'old=1; Max-Age=0',
        'secure=1; Secure',
      ]);
      response.writeHead(302, { location: '/login' }).end();
    } else response.end('in');
  });
  const { results } = await runChecks(
    configOf(url, [
      endpoint('/login', { captures: [{ name: 'seen', from: 'cookie', expression: 'seen' }] }),
      endpoint('/deep/x'),
      endpoint('/x', { headers: { Cookie: 'seen=mine; own=1' } }),
    ]),
    options,
  );
  expect(results.map(({ error, response }) => error ?? response?.body)).toEqual(['in', 'in', 'in']);
  expect(asked.map(({ path, headers }) => `${path} ${headers.cookie ?? ''}`)).toEqual([
    '/login ',
    // On this machine itself a secure cookie may go unencrypted, as in browsers.
    '/login seen=1; secure=1',
    '/deep/x deep=1; seen=1; secure=1',
    '/x seen=mine; own=1; secure=1',
  ]);
  expect(results[0]?.captured).toEqual({ seen: '1' });
});

test('a connection that the server drops when it is used again fails no request that may be repeated', async () => {
  const asked: string[] = [];
  const port = await startRawSite((socket) => {
    let isUsed = false;
    socket.on('data', (text) => {
      asked.push(/^\w+/.exec(String(text))?.[0] ?? '');
      if (isUsed) socket.destroy();
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
      isUsed = true;
    });
  });
  const endpoints = [endpoint('/'), endpoint('/'), endpoint('/', { method: 'POST' })];
  const { results } = await runChecks(configOf(`http://127.0.0.1:${port}`, endpoints), options);
  // The third would change something twice if the first time had arrived.
  expect(results.map(({ error }) => error?.kind)).toEqual([undefined, undefined, 'connection reset']);
  expect(asked).toEqual(['GET', 'GET', 'GET', 'POST']);
});
