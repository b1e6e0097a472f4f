import type { Sent } from '@assay/contract';
import { expect, test } from 'vitest';
import { type Past, savePast, savePastCase } from '../../../test/past.ts';
import { meet } from '../../../test/people.ts';
import { dayLong, drawPast, firstDay } from '../../../test/random-past.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';

type Query = Sent<'GET /api/reports'>['query'];

/** Counts once more, in the plainest way: each execution is looked at by itself. */
function countByHand(past: readonly Past[]) {
  const counts = { total: 0, passed: 0, failed: 0, error: 0, timeout: 0 };
  let [timed, total_duration] = [0, 0];
  for (const { status, verdict, durationMs } of past) {
    counts.total += 1;
    if (status === 'success') counts.passed += 1;
    else if (verdict === 'failed') counts.failed += 1;
    else if (status === 'timeout') counts.timeout += 1;
    else counts.error += 1;
    if (durationMs === null) continue;
    timed += 1;
    total_duration += durationMs;
  }
  return {
    ...counts,
    success_rate: past.length === 0 ? 0 : Number(((100 * counts.passed) / counts.total).toFixed(1)),
    average_duration: timed === 0 ? null : Math.round(total_duration / timed),
    total_duration,
  };
}

function inOrder(past: readonly Past[]): Past[] {
  return [...past].sort((a, b) => a.executedAt - b.executedAt || (a.id < b.id ? -1 : 1));
}

/** Ids of executions whose verdict is not the one before. */
function findFlips(past: readonly Past[]): Set<string> {
  const flips = new Set<string>();
  const last = new Map<string, Past>();
  for (const one of inOrder(past)) {
    if (one.status === null || one.cause === 'cancelled' || one.cause === 'interrupted') continue;
    const before = last.get(one.testCaseId);
    if (before && before.text === one.text && before.verdict !== one.verdict) flips.add(one.id);
    last.set(one.testCaseId, one);
  }
  return flips;
}

const day = (number: number) => new Date(firstDay + number * dayLong).toISOString().slice(0, 10);

onBothEngines('reports', (engine) => {
  test('count what an independent count counts, for every filter, and only the person’s own', async () => {
    const app = await startApp(engine);
    const { db } = app.services;
    const [person, other] = [await meet(app), await meet(app)];
    const titles = new Map<string, string>();
    for (const title of ['Buy', 'Sell', 'Search', 'Leave']) {
      titles.set(await savePastCase(db, person.id, title), title);
    }
    const otherCase = await savePastCase(db, other.id, 'Another');
    const ids = [...titles.keys()];
    const seed = 20_261_115;
    const past = drawPast(seed, ids, 400);
    // They end in no order, as many at once as there are connections.
    await savePast(db, person.id, past, (id) => titles.get(id) ?? '', { sideBySide: true });
    await savePast(db, other.id, drawPast(seed + 1, [otherCase], 30), () => 'Another');

    const flips = findFlips(past);
    expect(flips.size, `seed ${seed} has flips`).toBeGreaterThan(20);
    const [someCase = ''] = ids;
    const queries: [Query, (one: Past) => boolean][] = [
      [{}, () => true],
      [{ test_case_id: someCase }, ({ testCaseId }) => testCaseId === someCase],
      [{ test_case_id: otherCase }, () => false],
      [{ start: day(3) }, ({ executedAt }) => executedAt >= firstDay + 3 * dayLong],
      [{ end: day(6) }, ({ executedAt }) => executedAt < firstDay + 7 * dayLong],
      [
        { start: day(4), end: day(4) },
        ({ executedAt }) => Math.floor((executedAt - firstDay) / dayLong) === 4,
      ],
      [{ start: day(6), end: day(3) }, () => false],
      [
        { test_case_id: someCase, start: `${day(2)}T12:00:00Z`, end: `${day(8)}T00:00:00.000Z` },
        (one) =>
          one.testCaseId === someCase &&
          one.executedAt >= firstDay + 2.5 * dayLong &&
          one.executedAt <= firstDay + 8 * dayLong,
      ],
    ];
    for (const [query, wants] of queries) {
      const name = `seed ${seed}: ${JSON.stringify(query)}`;
      const meant = past.filter((one) => one.status !== null && wants(one));
      const byCase = Map.groupBy(meant, ({ testCaseId }) => testCaseId);
      const flaky = [...byCase.values()].filter((those) => those.some(({ id }) => flips.has(id)));
      const { status, body } = await app.call('GET /api/reports', { token: person.token, query });
      expect(status, name).toBe(200);
      expect(body.data.statistics, name).toEqual({
        ...countByHand(meant),
        cases: byCase.size,
        flaky_cases: flaky.length,
      });
      expect(body.data.cases.map(({ test_case_id }) => test_case_id).sort(), name).toEqual(
        [...byCase.keys()].sort(),
      );
      for (const { test_case_id: id, title, results, flips: told, flaky: isFlaky, ...counts } of body.data
        .cases) {
        const those = byCase.get(id) ?? [];
        expect(counts, name).toEqual(countByHand(those));
        expect(title).toBe(titles.get(id));
        expect([told, isFlaky], name).toEqual([
          those.filter((one) => flips.has(one.id)).length,
          those.some((one) => flips.has(one.id)),
        ]);
        const last = inOrder(those).slice(-20);
        expect(
          results.map(({ execution_id, verdict, duration }) => [execution_id, verdict, duration]),
          name,
        ).toEqual(last.map((one) => [one.id, one.verdict, one.durationMs]));
      }

      const listed: string[] = [];
      let cursor: string | undefined;
      do {
        const { body: page } = await app.call('GET /api/test-executions', {
          token: person.token,
          query: { ...query, limit: 150, ...(cursor && { cursor }) },
        });
        listed.push(...page.executions.map(({ id }) => id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(listed.length, name).toBe(meant.length);
      expect(new Set(listed), name).toEqual(new Set(meant.map(({ id }) => id)));
    }
  });

  test('list cases by page and order, and each execution with what is known of it', async () => {
    const app = await startApp(engine);
    const { db } = app.services;
    const { id: ownerId, token } = await meet(app);
    const ids: string[] = [];
    for (let number = 0; number < 7; number += 1) ids.push(await savePastCase(db, ownerId, `Case ${number}`));
    const past = ids.flatMap((testCaseId, number) =>
      drawPast(number + 1, [testCaseId], 6)
        .filter(({ status }) => status !== null)
        .map((one, index) => ({ ...one, executedAt: firstDay + number * dayLong + index, text: 'Look.' })),
    );
    await savePast(db, ownerId, past, () => 'A case');
    const read = async (query: Query) => (await app.call('GET /api/reports', { token, query })).body.data;

    const all = await read({ page_size: 100 });
    expect(all.cases.map(({ test_case_id }) => test_case_id)).toEqual([...ids].reverse());
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await read({ page, page_size: 3 }));
    expect(pages.flatMap(({ cases }) => cases)).toEqual(all.cases);
    expect(await read({ page: 9, page_size: 3 })).toEqual({ ...all, cases: [], page: 9, page_size: 3 });
    const byFailures = (await read({ sort: 'failures' })).cases.map(({ failed }) => failed);
    expect(byFailures).toEqual(all.cases.map(({ failed }) => failed).sort((a, b) => b - a));
    const byFlips = (await read({ sort: 'flips' })).cases.map(({ flips }) => flips);
    expect(byFlips).toEqual(all.cases.map(({ flips }) => flips).sort((a, b) => b - a));

    const [newest] = inOrder(past).reverse();
    const { body } = await app.call('GET /api/test-executions', { token, query: { limit: 1 } });
    expect(body.executions[0]).toMatchObject({
      id: newest?.id,
      test_case_id: newest?.testCaseId,
      status: newest?.status,
      verdict: newest?.verdict,
      cause: newest?.cause,
      reason: newest?.reason,
      duration: newest?.durationMs,
      browser: newest?.browser,
      source: 'built-in',
      title: 'A case',
      pictures: [],
      trace: null,
      executed_at: new Date(newest?.executedAt ?? 0).toISOString(),
    });

    for (const query of [
      { start: 'yesterday' },
      { end: '2026-13-01' },
      { page: 0 },
      { sort: 'name' },
      { page_size: 101 },
    ]) {
      const refused = await app.call('GET /api/reports', { token, query: query as Query });
      expect(refused.status, JSON.stringify(query)).toBe(400);
    }
  });
});
