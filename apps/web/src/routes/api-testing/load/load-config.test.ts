import { expect, test } from 'vitest';
import { emptyLoad } from '../draft/load-draft.ts';
import { draftOfLoad } from './draft-of-load.ts';
import { lengthOf, readLoadConfig } from './load-config.ts';

const draft = { ...emptyLoad, name: ' Ping ', url: 'http://127.0.0.1/ping' };

test('as it is at the beginning: 10 connections for 60 seconds, stored in milliseconds', () => {
  expect(readLoadConfig(draft).config).toEqual({
    name: 'Ping',
    url: 'http://127.0.0.1/ping',
    method: 'GET',
    concurrency: 10,
    duration: 60_000,
    headers: {},
    model: 'closed',
    warmUpMs: 0,
    stages: [],
    thresholds: {},
  });
});

test('name and address are asked for before anything else', () => {
  for (const missing of [{ name: ' ' }, { url: '' }, { name: '', concurrency: '500' }]) {
    expect(readLoadConfig({ ...draft, ...missing })).toMatchObject({
      config: null,
      message: 'Load test name and URL are required',
    });
  }
});

test.each([
  [{ concurrency: '0' }, 'concurrency'],
  [{ concurrency: '101' }, 'concurrency'],
  [{ concurrency: '2.5' }, 'concurrency'],
  [{ concurrency: '' }, 'concurrency'],
  [{ seconds: '9' }, 'seconds'],
  [{ seconds: '301' }, 'seconds'],
  [{ seconds: 'long' }, 'seconds'],
  [{ warmUpSeconds: '61' }, 'warmUpSeconds'],
  [{ headers: '{"a"' }, 'headers'],
  [{ headers: '[1]' }, 'headers'],
  [{ headers: '{"a": {}}' }, 'headers'],
  [{ method: 'POST' as const, body: '{oh}' }, 'body'],
  [{ model: 'open' as const }, 'rate'],
  [{ model: 'open' as const, rate: '20001' }, 'rate'],
  [{ errorRate: '101' }, 'errorRate'],
  [{ p95Ms: '0' }, 'p95Ms'],
  [{ stages: [{ seconds: '5', target: '10' }] }, 'stages'],
  [{ stages: [{ seconds: '20', target: '101' }] }, 'stages'],
  [{ stages: [{ seconds: '20', target: '0' }] }, 'stages'],
  [{ stages: [{ seconds: '', target: '1' }] }, 'stages'],
])('%o is refused beside its field', (wrong, field) => {
  const { config, problems } = readLoadConfig({ ...draft, ...wrong });
  expect(config).toBeNull();
  expect(Object.keys(problems)).toEqual([field]);
});

test('says where JSON breaks, and leaves a body alone that is not sent', () => {
  const broken = { headers: '', body: '{\n  "a": oh\n}' };
  expect(readLoadConfig({ ...draft, ...broken, method: 'PUT' }).problems.body).toContain('Line 2, column 8');
  expect(readLoadConfig({ ...draft, ...broken, method: 'DELETE' }).config).not.toHaveProperty('body');
});

test('what was run comes back as it was typed', () => {
  const typed = {
    ...draft,
    name: 'Ping',
    method: 'POST' as const,
    headers: '{\n  "accept": "text/plain"\n}',
    body: '{\n  "a": 1\n}',
    model: 'open' as const,
    warmUpSeconds: '2',
    stages: [
      { seconds: '10', target: '50' },
      { seconds: '5.5', target: '0' },
    ],
    p99Ms: '250',
    errorRate: '0',
    environmentId: 'e1',
  };
  const { config } = readLoadConfig(typed);
  if (!config) throw new Error('It was refused.');
  expect(lengthOf(config)).toBe(17_500);
  expect(config).toMatchObject({ duration: 15_500, thresholds: { p99Ms: 250, errorRate: 0 } });
  expect(draftOfLoad(config)).toEqual({ ...typed, seconds: '15.5' });
});
