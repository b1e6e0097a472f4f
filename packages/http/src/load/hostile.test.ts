import type { Socket } from 'node:net';
import type { LoadErrorKind } from '@assay/contract/choices';
import { expect, test } from 'vitest';
import { closedPort, startRawSite } from '../guard/proxy/test-site.fixture.ts';
import { runHere } from './test-load.ts';

const ok = 'HTTP/1.1 200 OK\r\n';

/** A server that does this at each request. */
const atRequest = (answer: (socket: Socket) => void) => (socket: Socket) =>
  socket.on('data', () => answer(socket));

/** A server that never stops, as fast as it is read. */
const forever = (begin: string, again: string) =>
  atRequest((socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(again));
    };
    socket.on('drain', more);
    socket.write(begin);
    more();
  });

const servers: Record<string, [kind: LoadErrorKind, (socket: Socket) => void]> = {
  'resets each connection': ['connection reset', (socket) => socket.resetAndDestroy()],
  'resets in the middle': [
    'connection reset',
    atRequest((socket) =>
      socket.write(`${ok}Content-Length: 99\r\n\r\nhalf`, () => setImmediate(() => socket.resetAndDestroy())),
    ),
  ],
  'closes without a word': ['connection closed', atRequest((socket) => socket.end())],
  'closes in the middle': [
    'connection closed',
    atRequest((socket) => socket.end(`${ok}Content-Length: 99\r\n\r\nhalf`)),
  ],
  'closes within a chunk': [
    'connection closed',
    atRequest((socket) => socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\n9\r\nhalf`)),
  ],
  'says more than it announced': [
    'bad answer',
    atRequest((socket) => socket.write(`${ok}Content-Length: 2\r\n\r\nmore than two`)),
  ],
  'greets before it is asked': ['bad answer', (socket) => socket.write('220 mail.example ESMTP\r\n')],
  'speaks something else': ['bad answer', atRequest((socket) => socket.write('\0\x01\x02\xff no HTTP\r\n'))],
  'breaks its chunks': [
    'bad answer',
    atRequest((socket) => socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\n`)),
  ],
  'sends endless headers': ['bad answer', forever(ok, 'X-More: and more\r\n'.repeat(100))],
  'sends an endless line': ['bad answer', forever(`${ok}X-Long: `, 'and more '.repeat(100))],
  'never comes to the answer': ['bad answer', forever('', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(50))],
  'sends an endless body': ['timeout', forever(`${ok}\r\n`, 'and more '.repeat(1000))],
  'sends endless chunks': [
    'timeout',
    forever(`${ok}Transfer-Encoding: chunked\r\n\r\n`, '4\r\nmore\r\n'.repeat(500)),
  ],
  'says nothing': ['timeout', atRequest(() => undefined)],
  'stops within the headers': ['timeout', atRequest((socket) => socket.write(`${ok}Content-`))],
  'stops within the body': [
    'timeout',
    atRequest((socket) => socket.write(`${ok}Content-Length: 9\r\n\r\nhalf`)),
  ],
  'answers 404': [
    'status 4xx',
    atRequest((socket) => socket.write('HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n')),
  ],
  'answers 503 and closes': ['status 5xx', atRequest((socket) => socket.end('HTTP/1.1 503 No\r\n\r\nSorry'))],
  'answers 799': [
    'status other',
    atRequest((socket) => socket.write('HTTP/1.1 799 Odd\r\nContent-Length: 0\r\n\r\n')),
  ],
};

test.each(['closed', 'open'] as const)(
  'whatever a server does is counted under its kind (%s model)',
  async (model) => {
    const runs = Object.entries(servers).map(async ([name, [kind, onSocket]]) => {
      const url = `http://127.0.0.1:${await startRawSite(onSocket)}/`;
      const timeoutMs = kind === 'timeout' ? 120 : 120_000;
      const stats = await runHere({ url, model, rate: 50 }, { timeoutMs });
      expect(stats.totalRequests).toBeGreaterThan(0);
      expect([stats.successful, stats.successRate, stats.passed]).toEqual([0, 0, false]);
      expect(stats.errors.reduce((sum, { count }) => sum + count, 0)).toBe(stats.failed);
      if (kind === 'timeout') expect(stats.latency.min).toBeGreaterThanOrEqual(timeoutMs);
      return [name, stats.errors.map((error) => error.kind)];
    });
    const expected = Object.entries(servers).map(([name, [kind]]) => [name, [kind]]);
    expect(Object.fromEntries(await Promise.all(runs))).toEqual(Object.fromEntries(expected));
  },
);

test('who cannot be reached is counted too, and not asked without a break', async () => {
  const refused = await runHere({ url: `http://127.0.0.1:${await closedPort()}/` });
  expect(refused.errors).toMatchObject([{ kind: 'connection refused', count: refused.totalRequests }]);
  expect(refused.totalRequests).toBeLessThan(50);
  const lookup = async () => [];
  const unknown = await runHere({ url: 'http://nowhere.example/' }, {}, { lookup });
  expect(unknown.errors).toMatchObject([{ kind: 'unknown host' }]);
});

test('a server that recovers is loaded again', async () => {
  let connections = 0;
  let answers = 0;
  const enough = new AbortController();
  const port = await startRawSite((socket) => {
    connections += 1;
    if (connections <= 4) socket.resetAndDestroy();
    else {
      socket.on('data', () => {
        answers += 1;
        // Two connections: at most two of the answers are still on their way.
        if (answers > 8) enough.abort();
        socket.write(`${ok}Content-Length: 2\r\n\r\nok`);
      });
    }
  });
  const { signal } = enough;
  const stats = await runHere({ url: `http://127.0.0.1:${port}/`, duration: 300_000 }, {}, { signal });
  expect(stats.errors).toMatchObject([{ kind: 'connection reset', count: 4 }]);
  expect(stats.successful).toBeGreaterThan(4);
});
