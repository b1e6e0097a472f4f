import { randomUUID } from 'node:crypto';
import type { Answer } from '@assay/contract';
import {
  browsers,
  modelSources,
  type Outcome,
  type TimeRange,
  timeRanges,
  type Verdict,
} from '@assay/contract/choices';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCase, addExecutions, addRun, type Past } from '../../../test/history.ts';
import { type Known, meet } from '../../../test/people.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 2, 1, 12, 34, 56);
const midnight = Date.UTC(2026, 2, 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const engines = [...modelSources, 'built-in'] as const;
const endings: [Past['status'], Verdict][] = [
  ['success', 'passed'],
  ['success', 'passed'],
  ['error', 'failed'],
  ['timeout', 'failed'],
  ['error', 'error'],
  ['error', 'hollow'],
  ['timeout', 'error'],
  [null, 'not run'],
];
/** Around midnights, around the ends of every range and of the ranges before them. */
const awkwardDays = [0, 6, 7, 13, 14, 29, 30, 59, 60, 89, 90, 179, 180, 364, 365, 729, 730];
const awkwardDurations = [0, 999, 1000, 4999, 5000, 9999, 10_000, 29_999, 30_000, 59_999, 60_000, 300_000];

async function invent(app: RunningApp, person: Known, random: () => number, amount: number) {
  const { db } = app.services;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const cases: string[] = [];
  for (let at = 0; at < 8; at += 1) cases.push(await addCase(db, person.id, now));
  const runs: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const ago = random() < 0.5 ? pick(awkwardDays) : Math.floor(random() * 731);
    const milliseconds = Math.floor(random() * 9000);
    runs.push(
      await addRun(db, person.id, { at: midnight - ago * dayMs, engine: pick(engines), milliseconds }),
    );
  }
  const past = Array.from({ length: amount }, (): Past => {
    const [status, verdict] = pick(endings);
    const ago = random() < 0.4 ? pick(awkwardDays) : Math.floor(random() * random() * 731);
    const inDay = random() < 0.3 ? pick([0, dayMs - 1]) : Math.floor(random() * dayMs);
    const durationMs = random() < 0.3 ? pick(awkwardDurations) : Math.floor(random() ** 4 * 400_000);
    return {
      runId: pick(runs),
      testCaseId: pick(cases),
      // Nothing is from the future.
      at: status === null ? null : Math.min(now, midnight - ago * dayMs + inDay),
      status,
      verdict,
      durationMs: status === null || random() < 0.1 ? null : durationMs,
      browser: pick(browsers),
      engine: pick(engines),
    };
  });
  await addExecutions(db, person.id, past);
  for (let at = 0; at < 3; at += 1) {
    const project = { id: randomUUID(), owner_id: person.id, name: 'P', description: '', created_at: now };
    await db.insertInto('projects').values(project).execute();
  }
  return cases;
}

interface Ran {
  day: string;
  outcome: Outcome;
  browser: string;
  engine: string;
  duration: number | null;
}

/** What is stored, read without any of the counting. */
async function readStored(app: RunningApp, { id }: Known) {
  const { db } = app.services;
  const ran: Ran[] = [];
  for (const row of await db.selectFrom('executions').selectAll().where('owner_id', '=', id).execute()) {
    if (row.state !== 'done' || row.status === null || row.executed_at === null) continue;
    let outcome: Outcome = 'error';
    if (row.verdict === 'failed') outcome = 'failed';
    if (row.status === 'success') outcome = 'completed';
    ran.push({
      day: new Date(row.executed_at).toISOString().slice(0, 10),
      outcome,
      browser: row.browser,
      engine: row.engine,
      duration: row.duration_ms,
    });
  }
  const generated = await db.selectFrom('generations').selectAll().where('owner_id', '=', id).execute();
  return { ran, generated };
}

function daysOf(first: number, length: number): string[] {
  const days: string[] = [];
  for (let ago = first + length - 1; ago >= first; ago -= 1) {
    days.push(new Date(midnight - ago * dayMs).toISOString().slice(0, 10));
  }
  return days;
}

const round2 = (value: number) => Math.round(value * 100) / 100;
const rate = (part: number, whole: number) => (whole === 0 ? 0 : round2((100 * part) / whole));

function meanDuration(list: readonly Ran[]): number {
  let sum = 0;
  let known = 0;
  for (const { duration } of list) {
    if (duration === null) continue;
    sum += duration;
    known += 1;
  }
  return known === 0 ? 0 : Math.round(sum / known);
}

function successRate(list: readonly Ran[]): number {
  return rate(list.filter(({ outcome }) => outcome === 'completed').length, list.length);
}

const histogram: [string, number, number][] = [
  ['under 1 s', 0, 1000],
  ['1 to 5 s', 1000, 5000],
  ['5 to 10 s', 5000, 10_000],
  ['10 to 30 s', 10_000, 30_000],
  ['30 to 60 s', 30_000, 60_000],
  ['1 to 5 min', 60_000, 300_000],
  ['5 min and more', 300_000, Number.POSITIVE_INFINITY],
];

type Figures = Answer<'GET /api/analytics/dashboard'>['data'];

function recount({ ran, generated }: Awaited<ReturnType<typeof readStored>>, range: TimeRange): Figures {
  const length = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 }[range];
  const days = daysOf(0, length);
  const earlier = daysOf(length, length);
  const current = ran.filter(({ day }) => days.includes(day));
  const before = ran.filter(({ day }) => earlier.includes(day));
  const planned = generated.filter(({ created_at }) =>
    days.includes(new Date(created_at).toISOString().slice(0, 10)),
  );
  const amount = (list: readonly Ran[], outcome: Outcome) =>
    list.filter((one) => one.outcome === outcome).length;
  const durations = current.flatMap(({ duration }) => (duration === null ? [] : [duration]));
  const quick = durations.filter((duration) => duration < 30_000).length;
  const names = [...new Set([...current, ...planned].map(({ engine }) => engine))];
  const models = names.map((name) => {
    const of = planned.filter(({ engine }) => engine === name);
    let sum = 0;
    for (const { milliseconds } of of) sum += milliseconds;
    return {
      model_name: name,
      usage_count: of.length,
      success_rate: successRate(current.filter(({ engine }) => engine === name)),
      avg_response_time: of.length === 0 ? 0 : Math.round(sum / of.length),
    };
  });
  models.sort((a, b) => b.usage_count - a.usage_count || (a.model_name < b.model_name ? -1 : 1));
  const perBrowser = [...new Set(current.map(({ browser }) => browser))].map((name) => {
    const of = current.filter(({ browser }) => browser === name);
    return {
      browser_name: name,
      usage_count: of.length,
      usage_percentage: rate(of.length, current.length),
      success_rate: successRate(of),
      avg_execution_time: meanDuration(of),
    };
  });
  perBrowser.sort((a, b) => b.usage_count - a.usage_count || (a.browser_name < b.browser_name ? -1 : 1));
  const share = (outcome: Outcome) => ({
    count: amount(current, outcome),
    percentage: rate(amount(current, outcome), current.length),
    color: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown as string,
  });
  const [mean, meanBefore] = [meanDuration(current), meanDuration(before)];
  const wasTimed = before.some(({ duration }) => duration !== null);
  return {
    summary: {
      totalExecutions: current.length,
      executionGrowth: rate(current.length - before.length, before.length),
      overallSuccessRate: successRate(current),
      successRateChange:
        before.length === 0 || current.length === 0 ? 0 : round2(successRate(current) - successRate(before)),
      avgExecutionTime: mean,
      performanceChange: durations.length > 0 && wasTimed ? rate(mean - meanBefore, meanBefore) : 0,
      aiModelsCount: models.length,
      topAiModel: models[0]?.model_name ?? null,
      precedingExecutions: before.length,
    },
    hasExecutions: ran.length > 0,
    executionTrends: days.map((date) => {
      const of = current.filter(({ day }) => day === date);
      return {
        date,
        count: of.length,
        completed: amount(of, 'completed'),
        failed: amount(of, 'failed'),
        error: amount(of, 'error'),
      };
    }),
    successRates: { completed: share('completed'), failed: share('failed'), error: share('error') },
    performanceMetrics: {
      avgDuration: mean,
      minDuration: durations.length === 0 ? 0 : Math.min(...durations),
      maxDuration: durations.length === 0 ? 0 : Math.max(...durations),
      performanceScore:
        current.length === 0
          ? 0
          : Math.round((70 * amount(current, 'completed') + 30 * quick) / current.length),
      durationDistribution: histogram.map(([name, from, below]) => ({
        range: name,
        count: durations.filter((duration) => duration >= from && duration < below).length,
      })),
    },
    aiModelMetrics: models,
    browserAnalytics: perBrowser,
  };
}

/** Every row of the days, the shortest and the longest execution of each too. */
async function expectDaysTrue(app: RunningApp, { id }: Known, ran: readonly Ran[], about: string) {
  const counted = new Map<string, { amount: number; sum: number; min: number | null; max: number | null }>();
  for (const { day, outcome, browser, engine, duration } of ran) {
    const place =
      duration === null ? -1 : histogram.findIndex(([, from, below]) => duration >= from && duration < below);
    const key = [day, outcome, browser, engine, place].join();
    const known = counted.get(key) ?? { amount: 0, sum: 0, min: duration, max: duration };
    counted.set(key, {
      amount: known.amount + 1,
      sum: known.sum + (duration ?? 0),
      min: duration === null ? null : Math.min(duration, known.min ?? duration),
      max: duration === null ? null : Math.max(duration, known.max ?? duration),
    });
  }
  const rows = await app.services.db
    .selectFrom('execution_days')
    .selectAll()
    .where('owner_id', '=', id)
    .execute();
  const stored = rows.map(({ day, outcome, browser, engine, bucket, ...row }) => [
    [new Date(day * dayMs).toISOString().slice(0, 10), outcome, browser, engine, bucket].join(),
    { amount: row.amount, sum: row.duration_sum, min: row.duration_min, max: row.duration_max },
  ]);
  expect(Object.fromEntries(stored), about).toEqual(Object.fromEntries(counted));
}

async function expectTrue(app: RunningApp, person: Known, about: string): Promise<void> {
  const { token, id } = person;
  const stored = await readStored(app, person);
  await expectDaysTrue(app, person, stored.ran, about);
  for (const timeRange of timeRanges) {
    const { body } = await app.call('GET /api/analytics/dashboard', { token, query: { timeRange } });
    expect(body.data, `${about}, ${timeRange}`).toEqual(recount(stored, timeRange));
  }
  const { db } = app.services;
  const keptDays = daysOf(0, 731);
  const kept = stored.ran.filter(({ day }) => keptDays.includes(day));
  const { body } = await app.call('GET /api/dashboard/stats', { token });
  const ownCases = await db.selectFrom('test_cases').select('id').where('owner_id', '=', id).execute();
  expect(body.stats, about).toEqual({
    projects: (await db.selectFrom('projects').select('id').where('owner_id', '=', id).execute()).length,
    testCases: { total: ownCases.length },
    executions: {
      total: kept.length,
      success: kept.filter(({ outcome }) => outcome === 'completed').length,
    },
  });
}

onBothEngines('figures', (engine) => {
  test('equal a count over what is stored, also once cases are deleted', { timeout: 600_000 }, async () => {
    const app = await startApp(engine);
    const nobody = await meet(app);
    await expectTrue(app, nobody, 'nothing at all');
    for (const [seed, amount] of [
      [1, 1],
      [2, 30],
      [3, 700],
    ] as const) {
      const random = seeded(seed);
      const person = await meet(app);
      const cases = await invent(app, person, random, amount);
      await expectTrue(app, person, `seed ${seed}`);
      for (const [at, id] of cases.entries()) {
        const { status } = await app.call('DELETE /api/test-cases/{id}', {
          token: person.token,
          params: { id },
        });
        expect(status).toBe(200);
        if (at % 3 === 0 || at === cases.length - 1) {
          await expectTrue(app, person, `seed ${seed} without ${at + 1} cases`);
        }
      }
    }
    await expectTrue(app, nobody, 'what others ran is theirs');
  });

  test('stay true while executions end and cases are deleted at the same time', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    const { db } = app.services;
    const runId = await addRun(db, person.id, { at: now });
    const cases: string[] = [];
    for (let at = 0; at < 6; at += 1) cases.push(await addCase(db, person.id, now));
    const [first = '', second = '', third = '', ...kept] = cases;
    const random = seeded(5);
    const past = (testCaseId: string): Past => ({
      runId,
      testCaseId,
      at: midnight - Math.floor(random() * 2) * dayMs,
      status: 'success',
      verdict: 'passed',
      durationMs: Math.floor(random() * 6000),
      browser: random() < 0.5 ? 'chrome' : 'firefox',
      engine: 'built-in',
    });
    for (const id of [first, second, third]) {
      await addExecutions(
        db,
        person.id,
        Array.from({ length: 15 }, () => past(id)),
      );
    }
    const ending = Array.from(
      { length: 40 },
      (_, at) => () => addExecutions(db, person.id, [past(kept[at % kept.length] ?? '')]),
    );
    const deleting = [first, second, third].map(
      (id) => () => app.call('DELETE /api/test-cases/{id}', { token: person.token, params: { id } }),
    );
    await Promise.all(
      [...ending.slice(0, 20), ...deleting, ...ending.slice(20)].map(async (work) => void (await work())),
    );
    await expectTrue(app, person, 'at the same time');
    const { body } = await app.call('GET /api/dashboard/stats', { token: person.token });
    expect(body.stats.executions).toEqual({ total: 40, success: 40 });
  });
});
