import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { meet } from '../../../test/people.ts';
import { startApp } from '../../../test/start.ts';
import { createMetrics } from '../observe/metrics.ts';
import { watchDisk } from '../storage/disk-space.ts';
import { holdPlace, holdStream } from './hold-place.ts';
import { createPressure } from './pressure.ts';

const patience = { timeout: 600_000 };
const requirement = { text: 'Open the page.', nlp_model: 'openrouter' as const };

test('a process that has its hands full says so, with when to come back, and stays answerable', async () => {
  const app = await startApp('sqlite', { MAX_CALLS: '2', MAX_STREAMS: '1' });
  const { token } = await meet(app);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const base = app.server.listeningOrigin;
  const ask = (path: string, more: RequestInit = {}) =>
    fetch(new URL(path, base), {
      ...more,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more.headers },
    });
  const readMetrics = async () => (await ask('/metrics')).text();

  expect((await ask('/api/health/ready')).status, 'nothing is taken from the queue yet').toBe(503);
  expect((await ask('/api/health/live')).status).toBe(200);

  const following = new AbortController();
  const stream = await ask('/api/automation/events', { signal: following.signal });
  expect(stream.status).toBe(200);
  const another = await ask('/api/automation/events');
  expect([another.status, Number(another.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(await another.json()).toMatchObject({ success: false, code: 'OVERLOADED' });
  expect(await readMetrics()).toContain('\nassay_event_streams 1\n');
  following.abort();

  // Nobody works on the queue, so these wait.
  const waiting = [1, 2].map(() => app.call('POST /api/process-text', { token, body: requirement }));
  await expect.poll(readMetrics, patience).toContain('\nassay_http_requests_in_flight 2\n');
  const refused = await ask('/api/projects');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect((await ask('/api/health')).status).toBe(200);
  expect((await ask('/api/health/live')).status).toBe(200);
  const told = await readMetrics();
  expect(told).toContain('assay_backpressure_refusals_total{reason="calls"} 1');
  expect(told).toContain('assay_http_requests_total{call="GET /api/projects",status="503"} 1');
  expect(told).toContain('assay_errors_total{code="OVERLOADED"} 2');
  expect(told).toMatch(/assay_queue_waiting\{kind="plan"\} 2/);
  expect(told).toMatch(/assay_database_query_duration_seconds_count\{kind="select"\} \d+/);
  expect(told, 'addresses have ids in them').not.toContain('path=');

  await app.prepare();
  expect((await ask('/api/health/ready')).status).toBe(200);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask('/api/projects')).status).toBe(200);

  // A queue that is too long serves nobody.
  const { db } = app.services;
  const run = await db.selectFrom('runs').selectAll().limit(1).executeTakeFirstOrThrow();
  const active = Array.from({ length: 20 }, (_, place) => ({
    ...run,
    id: `active-${place}`,
    status: 'queued' as const,
    finished_at: null,
  }));
  await db.insertInto('runs').values(active).execute();
  const crowded = await app.call('POST /api/process-text', { token, body: requirement });
  expect(crowded).toMatchObject({ status: 429, body: { code: 'QUEUE_FULL' } });
  expect(Number(crowded.headers['retry-after'])).toBeGreaterThan(0);

  const closing = app.close();
  expect((await app.server.inject('/api/health/ready')).json()).toMatchObject({
    code: 'UNAVAILABLE',
    error: 'The server is stopping.',
  });
  await closing;
});

test('nothing that will be stored is begun without room for it', async () => {
  const app = await startApp('sqlite', { MIN_FREE_DISK_MB: '1000000000' });
  const { token } = await meet(app);
  const refused = await app.call('POST /api/process-text', { token, body: requirement });
  expect(refused).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.call('GET /api/projects', { token })).status).toBe(200);
});

test('a call whose caller has gone holds its place until its work is done', async () => {
  const pressure = createPressure({
    settings: { MAX_CALLS: 1, MAX_STREAMS: 1, MAX_LAG_MS: 1000 },
    lag: { isLate: () => false },
    disk: watchDisk('/', 0),
    metrics: createMetrics(),
  });
  const request = {} as FastifyRequest;
  const raw = Object.assign(new EventEmitter(), { destroyed: false });
  const reply = { raw } as unknown as FastifyReply;
  holdPlace(request, reply, pressure);
  const work = Promise.withResolvers<void>();
  const done = request.place?.while(work.promise);
  raw.emit('close');
  expect(pressure.callsInFlight()).toBe(1);
  work.resolve();
  await done;
  expect(pressure.callsInFlight()).toBe(0);
  raw.destroyed = true;
  holdStream(reply, 'ada', pressure);
  expect(pressure.streamsOpen(), 'who was gone before will not close it').toBe(0);
});
