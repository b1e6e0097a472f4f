import { describe, expect, test } from 'vitest';
import { judgeSystem } from './judge-system.ts';

type Facts = Parameters<typeof judgeSystem>[0];

const now = Date.parse('2026-11-15T12:00:00Z');
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();

const well: Facts = {
  lag_limit_ms: 1000,
  queue: { waiting: { plan: 0, case: 0 }, running: { plan: 0, case: 1 }, oldest_seconds: null, limit: 2000 },
  workers: [
    { id: 'w', name: 'here (1)', slots: 4, busy: 1, version: '1.0.0', started_at: at(60), seen_at: at(0) },
  ],
  database: {
    kind: 'postgres',
    version: '18.4',
    size: 1000,
    pool: { used: 1, idle: 1, waiting: 0, limit: 10 },
    answer_ms: 2,
    migrations: { applied: 15, newest: '0016', missing: 0 },
  },
  storage: {
    kind: 'folder',
    place: './data',
    evidence: { files: 1, bytes: 1 },
    pictures: { files: 1, bytes: 1 },
    disk: { free: 50e9, total: 100e9, least: 200e6 },
  },
  browsers: [
    {
      name: 'chrome',
      is_available: true,
      version: '150',
      place: '/chrome',
      note: 'Chromium',
      running: 1,
      contexts: 1,
    },
  ],
  mail: { kind: 'smtp', place: 'mail:25', sent: 1, failed: 0, last_success: at(1), last_failure: null },
  models: [],
  reader: null,
  versions: { assay: '1.0.0', node: '24', platform: 'linux x64' },
  server: {
    name: 'here (1)',
    started_at: at(60),
    uptime_seconds: 3600,
    memory: 1,
    lag_ms: 3,
    calls_in_flight: 0,
    calls_limit: 1000,
    streams: 0,
    streams_limit: 2000,
    minutes: [],
    errors: [{ code: 'NOT_FOUND', count: 9 }],
    traces_to: null,
  },
};

const [worker] = well.workers;
const [chrome] = well.browsers;
if (!worker || !chrome) throw new Error('The example is not whole.');

describe('the state of each part', () => {
  test('all is well', () => {
    expect(judgeSystem(well, now).map(({ state }) => state)).toEqual(Array(8).fill('ok'));
  });

  test.each<[string, string, string, Partial<Facts>]>([
    ['server', 'broken', 'cannot keep up', { server: { ...well.server, lag_ms: 1500 } }],
    [
      'server',
      'warning',
      '3 calls',
      { server: { ...well.server, errors: [{ code: 'INTERNAL', count: 3 }] } },
    ],
    [
      'server',
      'warning',
      'refused',
      { server: { ...well.server, errors: [{ code: 'OVERLOADED', count: 3 }] } },
    ],
    [
      'database',
      'broken',
      'Restart',
      { database: { ...well.database, migrations: { applied: 1, newest: '0001', missing: 2 } } },
    ],
    ['database', 'warning', 'slowly', { database: { ...well.database, answer_ms: 1500 } }],
    [
      'database',
      'warning',
      'more connections',
      { database: { ...well.database, pool: { used: 10, idle: 0, waiting: 2, limit: 10 } } },
    ],
    ['queue', 'broken', 'full', { queue: { ...well.queue, waiting: { plan: 0, case: 2000 } } }],
    [
      'queue',
      'broken',
      'Start one',
      { queue: { ...well.queue, waiting: { plan: 1, case: 0 } }, workers: [] },
    ],
    [
      'queue',
      'warning',
      'five minutes',
      { queue: { ...well.queue, waiting: { plan: 0, case: 5 }, oldest_seconds: 400 } },
    ],
    ['workers', 'broken', 'No worker', { workers: [] }],
    [
      'workers',
      'warning',
      'here (2)',
      { workers: [worker, { ...worker, id: 'v', name: 'here (2)', version: '0.9.0' }] },
    ],
    [
      'models',
      'broken',
      'It is no GGUF file.',
      {
        reader: {
          name: 'other.gguf',
          from: 'MODEL_PATH' as const,
          size: 3,
          parameters: null,
          reads: null,
          writes: null,
          state: 'failed',
          reason: 'It is no GGUF file.',
        },
      },
    ],
    ['browsers', 'broken', 'Install', { browsers: [{ ...chrome, is_available: false }] }],
    [
      'browsers',
      'warning',
      'Chrome',
      {
        browsers: [
          { ...chrome, is_available: false },
          { ...chrome, name: 'firefox' },
        ],
      },
    ],
    [
      'storage',
      'broken',
      'refused',
      { storage: { ...well.storage, disk: { free: 1e8, total: 1e11, least: 2e8 } } },
    ],
    [
      'storage',
      'warning',
      'Little room',
      { storage: { ...well.storage, disk: { free: 9e8, total: 1e10, least: 2e8 } } },
    ],
    ['mail', 'broken', 'SMTP_URL', { mail: { ...well.mail, failed: 1, last_failure: at(0) } }],
    ['mail', 'warning', 'files', { mail: { ...well.mail, kind: 'files' } }],
  ])('%s is %s: %s', (part, state, words, change) => {
    const judged = judgeSystem({ ...well, ...change }, now);
    expect(judged.find((one) => one.part === part)).toMatchObject({
      state,
      message: expect.stringContaining(words),
    });
    expect(judged[0]?.state, 'the worst comes first').not.toBe('ok');
  });

  test('a mail that failed long ago, or before one that went out, is no trouble any more', () => {
    for (const mail of [
      { ...well.mail, last_failure: at(2) },
      { ...well.mail, last_success: null, last_failure: at(60 * 25) },
    ]) {
      expect(judgeSystem({ ...well, mail }, now).every(({ state }) => state === 'ok')).toBe(true);
    }
  });
});
