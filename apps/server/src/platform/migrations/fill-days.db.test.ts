import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addCase, addExecutions, addRun } from '../../../test/history.ts';
import { meet } from '../../../test/people.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';
import { fillExecutionDays, fillGenerationDays } from './0009-days.ts';

onBothEngines('an upgrade', (engine) => {
  test('counts what had run before as what runs since', async () => {
    const app = await startApp(engine);
    const { db } = app.services;
    const { id: ownerId } = await meet(app);
    const testCaseId = await addCase(db, ownerId, 0);
    const day = 86_400_000;
    const runId = await addRun(db, ownerId, { at: 3 * day, milliseconds: 70 });
    await addRun(db, ownerId, { at: 4 * day - 1, engine: 'openrouter', milliseconds: 30 });
    const lengths = [
      null,
      0,
      999,
      1000,
      4999,
      5000,
      10_000,
      29_999,
      30_000,
      59_999,
      60_000,
      299_999,
      300_000,
    ];
    const about = { runId, testCaseId, browser: 'edge', engine: 'built-in' } as const;
    await addExecutions(
      db,
      ownerId,
      lengths.flatMap((durationMs, place) =>
        (
          [
            ['success', 'passed'],
            ['error', 'failed'],
            ['timeout', 'error'],
            ['error', 'hollow'],
          ] as const
        ).map(([status, verdict]) => ({
          ...about,
          durationMs,
          status,
          verdict,
          at: place % 2 ? 4 * day : 4 * day - 1,
        })),
      ),
    );
    await addExecutions(db, ownerId, [
      { ...about, durationMs: null, at: null, status: null, verdict: 'not run' },
    ]);
    for (const [table, statement] of [
      ['execution_days', fillExecutionDays],
      ['generation_days', fillGenerationDays],
    ] as const) {
      const read = async () => {
        const rows = await db.selectFrom(table).selectAll().execute();
        return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
      };
      const counted = await read();
      expect(counted.length).toBeGreaterThan(1);
      await db.deleteFrom(table).execute();
      await sql.raw(statement).execute(db);
      expect(await read(), table).toEqual(counted);
    }
  });
});
