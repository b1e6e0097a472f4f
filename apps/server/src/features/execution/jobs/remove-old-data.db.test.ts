import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCase, addExecutions, addRun } from '../../../../test/history.ts';
import { meet } from '../../../../test/people.ts';
import { folderOf } from '../../../../test/pictures.ts';
import { onBothEngines, startApp } from '../../../../test/start.ts';
import { dayOf, startOfDay } from '../store/day-counts.ts';
import { insertFile } from '../store/evidence.ts';
import { removeOldData } from './remove-old-data.ts';

const now = Date.UTC(2026, 2, 1, 12);
const dayAgo = (days: number) => startOfDay(dayOf(now) - days);

onBothEngines('what is older than it is kept', (engine) => {
  test('goes by whole days, its counts a year later', async () => {
    const app = await startApp(engine);
    const { db, storage, log } = app.services;
    const { id: ownerId } = await meet(app);
    const testCaseId = await addCase(db, ownerId, dayAgo(2000));
    const files = {
      old: await storage.put(Buffer.from('only the old one has it')),
      shared: await storage.put(Buffer.from('both have it')),
    };
    const runs: Record<string, string> = {};
    const executions: Record<string, string> = {};
    for (const [name, at] of Object.entries({
      ancient: dayAgo(1096),
      'nearly ancient': dayAgo(1095),
      old: dayAgo(730) - 1,
      kept: dayAgo(730),
      new: now,
    })) {
      const runId = await addRun(db, ownerId, { at });
      const about = { runId, testCaseId, durationMs: 5, browser: 'chrome', engine: 'built-in' } as const;
      const [ran] = await addExecutions(db, ownerId, [
        { ...about, at, status: 'success', verdict: 'passed' },
        { ...about, at: null, status: null, verdict: 'not run' },
      ]);
      runs[name] = runId;
      executions[name] = ran ?? '';
      await db.updateTable('executions').set({ created_at: at }).where('run_id', '=', runId).execute();
      const event = { run_id: runId, owner_id: ownerId, execution_id: null, type: 'log', event: '{}' };
      await db.insertInto('run_events').values(event).execute();
    }
    // More than one piece of work.
    await addExecutions(
      db,
      ownerId,
      Array.from({ length: 450 }, () => ({
        runId: runs.ancient ?? '',
        testCaseId,
        at: dayAgo(900),
        status: 'error' as const,
        verdict: 'failed' as const,
        durationMs: 7,
        browser: 'firefox' as const,
        engine: 'built-in' as const,
      })),
    );
    const picture = { kind: 'picture', mediaType: 'image/jpeg', name: 'step-1.jpg' } as const;
    await insertFile(db, { ...picture, ...files.old, executionId: executions.old ?? '' });
    await insertFile(db, { ...picture, ...files.shared, executionId: executions.ancient ?? '' });
    await insertFile(db, { ...picture, ...files.shared, executionId: executions.kept ?? '' });
    const lastOf = async () =>
      (await db.selectFrom('test_cases').select('last_execution_id').executeTakeFirstOrThrow())
        .last_execution_id;
    await db.updateTable('test_cases').set({ last_execution_id: executions.old }).execute();

    // What a crash may leave behind: a file without a name, and one that was not written to its end.
    const lost = await storage.put(Buffer.from('nothing names it'));
    const unfinished = join(folderOf(storage), lost.hash.slice(0, 2), `${lost.hash.slice(2)}.half`);
    writeFileSync(unfinished, 'half');
    utimesSync(unfinished, new Date(dayAgo(2)), new Date(dayAgo(2)));

    const parts = { db, storage, log };
    await removeOldData(parts, now, () => false);
    expect(await db.selectFrom('executions').select('id').execute()).toHaveLength(460);

    await removeOldData(parts, now, () => true);
    const left = await db.selectFrom('executions').select('run_id').distinct().execute();
    const expected = [runs.kept, runs.new].sort();
    expect(left.map(({ run_id }) => run_id).sort()).toEqual(expected);
    for (const table of ['generations', 'run_events'] as const) {
      const rows = await db.selectFrom(table).select('run_id').execute();
      expect(rows.map(({ run_id }) => run_id).sort(), table).toEqual(expected);
    }
    expect((await db.selectFrom('runs').select('id').execute()).map(({ id }) => id).sort()).toEqual(expected);
    expect(await lastOf()).toBeNull();
    await expect(storage.read(files.old.hash)).rejects.toThrow();
    expect((await storage.read(files.shared.hash)).toString()).toBe('both have it');
    expect(await storage.has(lost.hash)).toBe(false);
    expect(existsSync(unfinished)).toBe(false);
    expect(app.logLines.join('')).toContain('Removed 1 file of runs that nothing named.');

    const days = await db.selectFrom('execution_days').select(['day', 'amount']).orderBy('day').execute();
    const ago = days.map(({ day, amount }) => [dayOf(now) - day, amount]);
    expect(ago).toEqual([
      [1095, 1],
      [900, 450],
      [731, 1],
      [730, 1],
      [0, 1],
    ]);
    const planned = await db.selectFrom('generation_days').select('day').orderBy('day').execute();
    expect(planned.map(({ day }) => dayOf(now) - day)).toEqual([1095, 731, 730, 0]);
    const said = app.logLines.filter((line) => line.includes('Removed what is older'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('456 executions with 1 file, 3 runs, and the counts of 1 day.');

    await removeOldData(parts, now, () => true);
    expect(app.logLines.filter((line) => line.includes('Removed what is older'))).toHaveLength(1);
    await db.deleteFrom('users').execute();
    expect(await db.selectFrom('execution_days').select('day').execute()).toEqual([]);
    expect(await db.selectFrom('generation_days').select('day').execute()).toEqual([]);
  });

  test('goes when the server begins to work', async () => {
    const app = await startApp(engine, { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'something' });
    const { db } = app.services;
    const { id: ownerId } = await meet(app);
    const at = Date.now() - 800 * 86_400_000;
    await addRun(db, ownerId, { at });
    await app.prepare();
    await expect.poll(() => db.selectFrom('runs').select('id').execute(), { timeout: 600_000 }).toEqual([]);
    expect(await db.selectFrom('generation_days').select('amount').execute()).toEqual([{ amount: 1 }]);
  });
});
