import { createServer as createTlsServer } from 'node:tls';
import type { ApiErrorKind } from '@assay/contract/choices';
import { expect, onTestFinished, test } from 'vitest';
import { allowOnly } from '../../guard/index.ts';
import { closedPort, startRawSite } from '../../guard/proxy/test-site.fixture.ts';
import { configOf, endpoint, options, runOne, startService } from '../checks.fixture.ts';
import { runChecks } from '../run/run-checks.ts';
import { expired, good, key, other } from './certificates.fixture.ts';
import { misbehaviours } from './hostile.fixture.ts';

const limited = { timeoutMs: 300 };

async function startHostile(): Promise<{ url: string; written: () => number }> {
  let written = 0;
  const port = await startRawSite((socket) => {
    socket.once('data', (text) => {
      const path = /^\w+ ([^ ?]+)/.exec(String(text))?.[1] ?? '';
      misbehaviours[path]?.(socket);
    });
    socket.once('close', () => {
      written += socket.bytesWritten;
    });
  });
  return { url: `http://127.0.0.1:${port}`, written: () => written };
}

const hostile: [path: string, kind: ApiErrorKind, message: RegExp][] = [
  ['/silent', 'timeout', /^No whole answer came within 300 ms\./],
  ['/slow-headers', 'timeout', /300 ms/],
  ['/slow-body', 'timeout', /300 ms/],
  ['/hints', 'timeout', /300 ms/],
  ['/endless-chunk-size', 'timeout', /300 ms/],
  ['/endless-body', 'too large', /^The body of the answer is longer than 10,000,000 bytes/],
  ['/endless-chunks', 'too large', /10,000,000 bytes/],
  ['/huge-length', 'too large', /10,000,000 bytes/],
  ['/huge-header', 'too large', /^The headers of the answer/],
  ['/many-headers', 'too large', /^The headers of the answer/],
  ['/bomb', 'too large', /10,000,000 bytes when it is unpacked/],
  ['/bomb-in-bomb', 'too large', /when it is unpacked/],
  ['/brotli-bomb', 'too large', /when it is unpacked/],
  ['/broken-gzip', 'bad answer', /Content-Encoding says "gzip"/],
  ['/cut-gzip', 'bad answer', /cannot be unpacked/],
  ['/unknown-coding', 'bad answer', /packed as "lzma"/],
  ['/packed-often', 'bad answer', /packed 5 times over/],
  ['/too-short', 'bad answer', /it announced 100 bytes, and 9 came/],
  ['/two-lengths', 'bad answer', /another length than its header Content-Length says/],
  ['/length-and-chunks', 'bad answer', /another length/],
  ['/bad-length', 'bad answer', /not proper HTTP/],
  ['/broken-chunks', 'bad answer', /not proper HTTP/],
  ['/unended-chunks', 'bad answer', /in the middle of its answer/],
  ['/garbage', 'bad answer', /not proper HTTP/],
  ['/other-protocol', 'bad answer', /not proper HTTP/],
  ['/bad-status', 'bad answer', /not proper HTTP/],
  ['/bare-header', 'bad answer', /not proper HTTP/],
  ['/continues', 'bad answer', /that nobody had asked for/],
  ['/unasked-upgrade', 'bad answer', /another protocol/],
  ['/hangs-up', 'connection reset', /closed the connection/],
  ['/half-headers', 'connection reset', /closed the connection/],
  ['/resets', 'connection reset', /closed the connection/],
  ['/resets-midway', 'connection reset', /closed the connection/],
  ['/to-itself', 'redirects', /in a circle/],
  ['/to-and-fro', 'redirects', /in a circle/],
  ['/on-and-on', 'redirects', /^More than 10 redirects/],
  ['/to-a-file', 'redirects', /"file:\/\/\/etc\/passwd", which is not a web address/],
  ['/to-nowhere', 'redirects', /"http:\/\/\[", which is not a web address/],
  ['/to-metadata', 'refused address', /169\.254\.169\.254/],
];

test(`${hostile.length} ways to misbehave are told apart, and none spoils the request after it`, async () => {
  const { url, written } = await startHostile();
  const endpoints = hostile.flatMap(([path, kind]) => [
    endpoint(path, kind === 'timeout' ? limited : {}),
    endpoint('/good'),
  ]);
  const { results } = await runChecks(configOf(url, endpoints), options);
  const told = results.filter(({ name }) => name !== '/good');
  expect(told.map(({ name, error }) => [name, error?.kind])).toEqual(
    hostile.map(([path, kind]) => [path, kind]),
  );
  for (const [index, [path, , message]] of hostile.entries()) {
    expect(`${path}: ${told[index]?.error?.message}`).toMatch(
      new RegExp(message.source.replace(/^\^/, `^${path}: `)),
    );
  }
  const others = results.filter(({ name }) => name === '/good');
  expect(others.map(({ response }) => response?.body)).toEqual(others.map(() => 'good'));
  // Three bodies, two heads and the hints are endless; sockets and buffers hold some more than was read.
  expect(written()).toBeLessThan(400_000_000);
  expect(JSON.stringify(results).length).toBeLessThan(1_500_000);
});

test('what had come of a broken answer is shown', async () => {
  const { url } = await startHostile();
  const short = await runOne(url, endpoint('/too-short'));
  expect(short.response).toMatchObject({ status: 200, body: 'only this', isCut: true });
  const circle = await runOne(url, endpoint('/to-itself'));
  expect(circle.response).toMatchObject({ status: 302, redirects: [`${url}/to-itself`] });
  expect((await runOne(url, endpoint('/silent', limited))).response).toBeNull();
  const long = await runOne(url, endpoint('/too-long'));
  expect(long).toMatchObject({ error: null, response: { body: 'good', size: 4 } });
});

async function startTls(cert: string): Promise<string> {
  const server = createTlsServer({ key, cert }, (socket) => misbehaviours['/good']?.(socket));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => void server.close());
  const address = server.address();
  return `https://localhost:${typeof address === 'object' ? address?.port : 0}`;
}

test('certificates are checked, and what is wrong with them is said', async () => {
  const rows: [cert: string, ca: string | undefined, message: RegExp][] = [
    [good, undefined, /signed by itself/],
    [expired, expired, /has expired/],
    [other, other, /for another name/],
  ];
  for (const [cert, ca, message] of rows) {
    const { error } = await runOne(await startTls(cert), endpoint('/'), ca ? { tls: { ca } } : {});
    expect(error).toMatchObject({ kind: 'tls', message: expect.stringMatching(message) });
  }
  const fine = await runOne(await startTls(good), endpoint('/'), { tls: { ca: good } });
  expect(fine).toMatchObject({ error: null, response: { body: 'good' } });
  const { connect, tls, firstByte, total } = fine.timing ?? {};
  expect([connect, tls, firstByte, total].every((time) => typeof time === 'number' && time >= 0)).toBe(true);
  const { url } = await startHostile();
  const silent = await runOne(url.replace('http:', 'https:'), endpoint('/', limited));
  expect(silent.error?.kind).toBe('timeout');
  const plain = await startService((_got, response) => response.end());
  const wrong = await runOne(plain.url.replace('http:', 'https:'), endpoint('/'));
  expect(wrong.error).toMatchObject({ kind: 'tls', message: expect.stringContaining('does not speak TLS') });
});

test('an address that nobody answers at, or that may not be reached', async () => {
  const port = await closedPort();
  const lookup = async (name: string) => (name === 'inside.example' ? ['10.0.0.1'] : []);
  const rows: [url: string, kind: ApiErrorKind][] = [
    [`http://127.0.0.1:${port}`, 'connection refused'],
    ['http://nowhere.example', 'unknown host'],
    ['http://169.254.169.254', 'refused address'],
    ['http://inside.example', 'refused address'],
    ['ftp://127.0.0.1', 'bad request'],
    ['127.0.0.1:80', 'bad request'],
  ];
  for (const [url, kind] of rows) {
    const policy = allowOnly([`127.0.0.1:${port}`]);
    const { error, response } = await runOne(url, endpoint('/'), { policy, lookup });
    expect([url, error?.kind, response]).toEqual([url, kind, null]);
  }
});

test('cancelling ends the request under way, and no further one begins', async () => {
  const { url } = await startHostile();
  const controller = new AbortController();
  const started: number[] = [];
  const running = runChecks(configOf(url, [endpoint('/silent'), endpoint('/good')]), {
    ...options,
    signal: controller.signal,
    onStart: (index) => {
      started.push(index);
      setImmediate(() => controller.abort());
    },
  });
  expect((await running).results).toMatchObject([{ error: { kind: 'cancelled' }, passed: false }]);
  expect(started).toEqual([0]);
});
