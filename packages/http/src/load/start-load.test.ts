import { randomUUID } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { calls, type LoadPoint } from '@assay/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../guard/proxy/test-site.fixture.ts';
import { startLoad } from './start-load.ts';
import { testCertificate } from './test-certificate.ts';
import { loadOf, runHere, stopUntil } from './test-load.ts';

const policy = { allowPrivate: 'all' } as const;

/** A site that counts, and that answers nothing during a part of each period. */
async function startCounting(pause?: { everyMs: number; forMs: number }) {
  const seen = { requests: 0, connections: 0, bodies: 0 };
  let begin: number | undefined;
  const site = await startSite(async (request, response) => {
    seen.requests += 1;
    for await (const part of request) seen.bodies += (part as Buffer).length;
    const answer = () => response.end('{"ok":true}');
    if (!pause) return answer();
    begin ??= performance.now();
    const into = (performance.now() - begin) % pause.everyMs;
    const left = into - (pause.everyMs - pause.forMs);
    return left < 0 ? answer() : setTimeout(answer, pause.forMs - left);
  });
  site.server.on('connection', () => {
    seen.connections += 1;
  });
  return { ...site, seen };
}

test('the closed model, in a thread of its own: its counts are the server’s own', async () => {
  const { url, seen } = await startCounting();
  const points: LoadPoint[] = [];
  const config = loadOf({ url, concurrency: 5, duration: 1200, method: 'POST', body: { a: 1 } });
  const stats = await startLoad(config, { policy, onPoint: (point) => points.push(point) });
  const answer = { success: true, data: { id: randomUUID(), stats } };
  expect(calls['POST /api/api-testing/load-test'].response.parse(answer)).toEqual(answer);
  expect(stats.totalRequests).toBe(seen.requests);
  expect(stats.connects).toBe(seen.connections);
  expect(seen.connections).toBe(5);
  expect(seen.bodies).toBe(stats.totalRequests * 7);
  expect(stats).toMatchObject({ failed: 0, successRate: 100, errors: [], notSent: 0, passed: true });
  expect(stats.statuses).toEqual({ 200: stats.totalRequests });
  expect(points.reduce((sum, { requests }) => sum + requests, 0)).toBe(stats.totalRequests);
  expect(points.map(({ second }) => second)).toEqual(points.map((_, at) => at));
  expect(points.length).toBeGreaterThanOrEqual(2);
  expect(stats.bytesRead).toBeGreaterThan(stats.totalRequests * 11);
  // The duration is told in whole milliseconds, which is worth more requests the faster a machine is.
  const rate = (stats.totalRequests / stats.durationMs) * 1000;
  expect(stats.requestsPerSecond / rate).toBeCloseTo(1, 2);
  const { min, p50, p75, p90, p95, p99, p999, max } = stats.latency;
  const rising = [min, p50, p75, p90, p95, p99, p999, max];
  expect(rising).toEqual(rising.toSorted((one, other) => one - other));
});

test('the open model tells the truth about a server that pauses', async () => {
  const pause = { everyMs: 1000, forMs: 300 };
  const { url, seen } = await startCounting(pause);
  const stats = await runHere({ url, model: 'open', rate: 100, concurrency: 2, duration: 2000 });
  expect(stats.totalRequests).toBe(seen.requests);
  expect(stats.totalRequests + stats.notSent).toBe(200);
  // Three in ten wait, each for what is left of the pause, though only two connections could ask.
  expect(stats.latency.max).toBeGreaterThan(pause.forMs * 0.8);
  expect(stats.latency.p99).toBeGreaterThan(pause.forMs * 0.7);
  expect(stats.latency.p90).toBeGreaterThan(pause.forMs * 0.3);
});

test('requests of the open model that find no free connection wait, or are counted as not sent', async () => {
  const { url, seen } = await startCounting({ everyMs: 10_000, forMs: 10_000 });
  const stats = await runHere(
    { url, model: 'open', rate: 100, concurrency: 3, duration: 300 },
    { timeoutMs: 400 },
  );
  expect(stats).toMatchObject({ totalRequests: 3, notSent: 27, passed: false });
  expect(stats.errors).toMatchObject([{ kind: 'timeout', count: 3 }]);
  expect(seen.requests).toBe(3);
});

test('a warm-up is loaded and not counted, and stages change the number of connections', async () => {
  const { url, seen } = await startCounting();
  const points: LoadPoint[] = [];
  const warm = await runHere(
    { url, warmUpMs: 200, duration: 200 },
    {},
    {
      onSecond: (point) => points.push(point),
      // Both connections are made, and used, before the warm-up is over.
      now: stopUntil(() => seen.requests >= 4, 150),
    },
  );
  expect(warm.totalRequests).toBeLessThan(seen.requests);
  expect(warm.connects).toBe(0);
  expect(points.reduce((sum, { requests }) => sum + requests, 0)).toBe(seen.requests);
  const open = await runHere({ url, model: 'open', rate: 100, warmUpMs: 200, duration: 300 });
  expect(open.totalRequests + open.notSent).toBe(30);
  const before = seen.connections;
  const stages = [200, 100, 100].map((durationMs, at) => ({ durationMs, target: [6, 1, 0][at] ?? 0 }));
  const now = stopUntil(() => seen.connections >= before + 6, 199);
  const staged = await runHere({ url, stages }, {}, { now });
  expect(staged.failed).toBe(0);
  expect(seen.connections - before).toBeGreaterThanOrEqual(6);
});

test('thresholds decide, and a redirect is an answer that is not followed', async () => {
  const { url } = await startSite((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: '/' }).end();
    else response.writeHead(request.url === '/' ? 200 : 500).end();
  });
  const away = await runHere({
    url: `${url}/away`,
    thresholds: { errorRate: 0, p95Ms: 60_000, minRate: 0.1 },
  });
  expect(away.statuses).toEqual({ 302: away.totalRequests });
  expect(away.passed).toBe(true);
  expect(away.thresholds.map(({ name, passed }) => [name, passed])).toEqual([
    ['p95Ms', true],
    ['errorRate', true],
    ['minRate', true],
  ]);
  const slow = await runHere({ url, thresholds: { p99Ms: 0.001, minRate: 1e9 } });
  expect([slow.passed, slow.successRate, slow.thresholds.some(({ passed }) => passed)]).toEqual([
    false,
    100,
    false,
  ]);
  const wrong = await runHere({ url: `${url}/wrong`, thresholds: { errorRate: 99 } });
  expect(wrong.thresholds).toEqual([{ name: 'errorRate', limit: 99, actual: 100, passed: false }]);
});

test('HTTPS, with certificates that are trusted and not', async () => {
  let requests = 0;
  const server = createServer(testCertificate, (_request, response) => {
    requests += 1;
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  // On a busy machine the greeting alone takes longer than a short load.
  const duration = 1000;
  const trusted = await runHere(
    { url: `https://localhost:${port}/`, duration },
    { ca: testCertificate.cert },
  );
  expect(trusted).toMatchObject({ failed: 0, totalRequests: requests, connects: 2, passed: true });
  const others = [`https://127.0.0.1:${port}/`, (await startCounting()).url.replace('http', 'https')];
  for (const url of others) {
    const refused = await runHere({ url, duration });
    expect(refused.errors.map(({ kind }) => kind)).toEqual(['tls']);
  }
  expect(trusted.totalRequests).toBe(requests);
});

test('addresses are judged at each connection, also when a name moves', async () => {
  const { url, seen, port } = await startCounting();
  const refused = await startLoad(loadOf({ url, duration: 60_000 }), { policy: { allowPrivate: 'none' } });
  expect(refused.errors).toMatchObject([{ kind: 'refused address' }]);
  expect([refused.passed, seen.requests]).toEqual([false, 0]);
  let asked = 0;
  const lookup = async () => {
    asked += 1;
    return [asked <= 2 ? '127.0.0.1' : '169.254.169.254'];
  };
  const moving = await startSite((_request, response) => response.setHeader('connection', 'close').end());
  const moved = await runHere(
    { url: `http://shop.example:${moving.port}/`, concurrency: 1, duration: 60_000 },
    {},
    { lookup },
  );
  expect(port).not.toBe(moving.port);
  expect(moved.successful).toBe(2);
  expect(moved.errors.map(({ kind }) => kind)).toEqual(['refused address']);
});

test('a load that is stopped ends with what was measured', async () => {
  const { url, seen } = await startCounting();
  const stopping = new AbortController();
  const stats = await startLoad(loadOf({ url, duration: 300_000 }), {
    policy,
    signal: stopping.signal,
    // However late the thread is.
    stopMs: 600_000,
    onPoint: ({ requests }) => {
      if (requests > 0) stopping.abort();
    },
  });
  expect(stats.totalRequests).toBeGreaterThan(0);
  expect(stats.durationMs).toBeLessThan(300_000);
  // At most the requests under way are left out.
  expect(seen.requests - stats.totalRequests).toBeLessThanOrEqual(2);
  const never = await startLoad(loadOf({ url }), { policy, signal: AbortSignal.abort() });
  expect(never).toMatchObject({ totalRequests: 0, passed: false });
});
