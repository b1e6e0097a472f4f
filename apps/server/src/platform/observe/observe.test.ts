import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPressure, mostStreamsOfOne } from '../http/pressure.ts';
import { isOutOfSpace, watchDisk } from '../storage/disk-space.ts';
import { findRefusal } from './admit-reader.ts';
import { listenForMetrics } from './listen-for-metrics.ts';
import { createMetrics } from './metrics.ts';
import { createRecent } from './recent.ts';
import { createInstruments } from './registry.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import { watchLag } from './watch-lag.ts';

describe('who may read metrics', () => {
  const token = 'a-token-of-some-length';
  const here = { host: '127.0.0.1:3000' };
  test.each([
    ['who asks on this machine', '127.0.0.1', here, undefined, undefined],
    ['an IPv6 address of this machine', '::1', { host: '[::1]:3000' }, undefined, undefined],
    ['a mapped address', '::ffff:127.0.0.1', { host: 'localhost' }, undefined, undefined],
    ['somebody elsewhere', '10.0.0.7', here, undefined, 403],
    ['a proxy on this machine', '127.0.0.1', { ...here, 'x-forwarded-for': '127.0.0.1' }, undefined, 403],
    ['a proxy of the newer kind', '127.0.0.1', { ...here, forwarded: 'for=127.0.0.1' }, undefined, 403],
    ['a browser led here by a name', '127.0.0.1', { host: 'evil.example:3000' }, undefined, 403],
    ['no address', undefined, here, undefined, 403],
    ['the right token from anywhere', '10.0.0.7', { authorization: `Bearer ${token}` }, token, undefined],
    ['a wrong token', '10.0.0.7', { authorization: `Bearer ${token}x` }, token, 401],
    ['no token where one is set', '127.0.0.1', here, token, 401],
  ])('%s', (_who, address, headers, wanted, status) => {
    expect(findRefusal({ address, headers }, wanted)?.status).toBe(status);
  });
});

test('a worker answers its metrics on a port of its own, and nothing else', async () => {
  const metrics = createMetrics();
  metrics.cases.inc({ verdict: 'passed' });
  const settings = { HOST: '127.0.0.1', METRICS_PORT: 0, METRICS_TOKEN: undefined };
  expect(await listenForMetrics({ ...settings, METRICS_PORT: undefined }, metrics)).toBeUndefined();
  const listener = await listenForMetrics(settings, metrics);
  const base = `http://127.0.0.1:${listener?.port}`;
  const told = await fetch(`${base}/metrics`);
  expect(told.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await told.text()).toContain('assay_cases_total{verdict="passed"} 1');
  expect((await fetch(`${base}/`)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { headers: { via: 'x' } })).status).toBe(403);
  await listener?.close();
});

test('a gauge that cannot be read is left out, and the others are told', async () => {
  const { gauge, print } = createInstruments();
  gauge('broken', 'It fails.', () => Promise.reject(new Error('no database')), ['kind']);
  gauge('silent', 'It has nothing.', () => []);
  gauge('well', 'It works.', () => [{ labels: { kind: 'a' }, value: 2 }], ['kind']);
  const lines = (await print()).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines).toEqual(['well{kind="a"} 2']);
});

test('the last hour is kept by the minute', () => {
  let now = 1_000_000 * 60_000;
  const recent = createRecent(() => now);
  recent.countCall();
  recent.countError('INTERNAL');
  now += 59 * 60_000;
  recent.countCall();
  recent.countError('NOT_FOUND');
  recent.countError('NOT_FOUND');
  expect(recent.minutes()).toHaveLength(60);
  expect([recent.minutes()[0], recent.minutes()[59]]).toEqual([
    { calls: 1, errors: 1 },
    { calls: 1, errors: 2 },
  ]);
  expect(recent.errors()).toEqual([
    { code: 'NOT_FOUND', count: 2 },
    { code: 'INTERNAL', count: 1 },
  ]);
  now += 60_000;
  expect(recent.errors()).toEqual([{ code: 'NOT_FOUND', count: 2 }]);
  expect(recent.minutes()[58]).toEqual({ calls: 1, errors: 2 });
});

test('traceparents are read strictly and written back', () => {
  const text = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const place = readTraceparent(text);
  expect(place && writeTraceparent(place)).toBe(text);
  for (const wrong of [
    undefined,
    '',
    text.replace('00-', 'ff-'),
    text.toUpperCase(),
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
    `${text}-more`,
  ]) {
    expect(readTraceparent(wrong)).toBeUndefined();
  }
});

describe('lag', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('counts as overload only where it lasts', () => {
    let now = 0;
    const lag = watchLag(() => now);
    const look = (late: number) => {
      now += 250 + late;
      vi.advanceTimersByTime(250);
    };
    look(5000);
    look(0);
    expect(lag.isLate(1000), 'one long task').toBe(false);
    for (const late of [1500, 1500]) look(late);
    expect(lag.isLate(1000)).toBe(false);
    look(1500);
    expect(lag.isLate(1000)).toBe(true);
    expect(lag.isLate(2000)).toBe(false);
    expect(lag.lagMs()).toBe(1500);
    look(3);
    expect(lag.isLate(1000), 'as soon as it keeps up again').toBe(false);
    now += 4250;
    expect(lag.lagMs(), 'while it does not even get to look').toBe(4000);
    lag.stop();
  });
});

describe('pressure', () => {
  const disk = { read: async () => undefined, least: 0, refuseIfFull: async () => undefined };
  const settings = { MAX_CALLS: 2, MAX_STREAMS: 60, MAX_LAG_MS: 1000 };
  const refusal = (work: () => unknown) => {
    try {
      work();
      return undefined;
    } catch (error) {
      const { code, status, retryAfterSeconds } = error as Record<string, unknown>;
      return { code, status, waits: typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 };
    }
  };
  const overloaded = { code: 'OVERLOADED', status: 503, waits: true };

  test('refuses calls and streams beyond what is allowed, and lets them in again', () => {
    const pressure = createPressure({
      settings,
      lag: { isLate: () => false },
      disk,
      metrics: createMetrics(),
    });
    const [leave] = [pressure.enter(), pressure.enter()];
    expect(refusal(pressure.enter)).toEqual(overloaded);
    leave?.();
    expect(refusal(pressure.enter)).toBeUndefined();
    const streams = Array.from({ length: mostStreamsOfOne }, () => pressure.enterStream('ada'));
    expect(refusal(() => pressure.enterStream('ada'))).toEqual({
      code: 'TOO_MANY_STREAMS',
      status: 429,
      waits: true,
    });
    for (let others = 0; others < 10; others += 1) pressure.enterStream(`other-${others}`);
    streams[0]?.();
    pressure.enterStream('ada');
    expect(refusal(() => pressure.enterStream('grace'))).toEqual(overloaded);
    expect([pressure.callsInFlight(), pressure.streamsOpen()]).toEqual([2, 60]);
  });

  test('refuses everything while the process is late, and counts it', async () => {
    const metrics = createMetrics();
    const pressure = createPressure({ settings, lag: { isLate: (limit) => limit === 1000 }, disk, metrics });
    expect(refusal(pressure.enter)).toEqual(overloaded);
    expect(refusal(() => pressure.enterStream('ada'))).toEqual(overloaded);
    expect(await metrics.instruments.print()).toContain('assay_backpressure_refusals_total{reason="lag"} 2');
  });

  test('refuses what would be stored while the disk is nearly full', async () => {
    const full = watchDisk('/', 1_000_000_000);
    const metrics = createMetrics();
    const pressure = createPressure({ settings, lag: { isLate: () => false }, disk: full, metrics });
    await expect(pressure.admitStoring({ stores: true })).rejects.toMatchObject({
      code: 'STORAGE_FULL',
      status: 507,
    });
    await pressure.admitStoring({});
    await watchDisk('/', 0).refuseIfFull();
    await watchDisk('/does/not/exist', 1_000_000_000).refuseIfFull();
    expect(isOutOfSpace(new Error('x', { cause: Object.assign(new Error('y'), { code: 'ENOSPC' }) }))).toBe(
      true,
    );
    expect(isOutOfSpace(Object.assign(new Error('full'), { errcode: 13 }))).toBe(true);
    expect(isOutOfSpace(new Error('x'))).toBe(false);
  });
});
