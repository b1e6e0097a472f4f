import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { addCase, addExecutions, addRun } from '../../../../test/history.ts';
import { meet } from '../../../../test/people.ts';
import { onBothEngines, startApp } from '../../../../test/start.ts';
import { insertFile } from '../store/evidence.ts';
import { keepNamed } from './keep-evidence.ts';
import { removeUnnamed } from './remove-unnamed.ts';

onBothEngines('a file of a run', (engine) => {
  test('stays while something names it, and is there whenever something does', async () => {
    const app = await startApp(engine);
    const { db, storage } = app.services;
    const parts = { db, storage };
    const { id: ownerId } = await meet(app);
    const about = {
      runId: await addRun(db, ownerId, { at: 1 }),
      testCaseId: await addCase(db, ownerId, 1),
      at: 1,
      status: 'success' as const,
      verdict: 'passed' as const,
      durationMs: 5,
      browser: 'chrome' as const,
      engine: 'built-in' as const,
    };
    const [executionId = ''] = await addExecutions(db, ownerId, [about]);
    const forget = () => db.deleteFrom('evidence_files').execute();
    const store = () => storage.put(Buffer.from('a picture'));
    const insert = async (hash: string, meanwhile = async () => {}) => {
      await db.transaction().execute(async (transaction) => {
        const file = { executionId, name: 'step-1.jpg', kind: 'picture', mediaType: 'image/jpeg' } as const;
        await insertFile(transaction, { ...file, size: 1, hash });
        await meanwhile();
      });
      return true;
    };
    /** On PostgreSQL somebody waits for a lock; SQLite has one transaction at a time. */
    const somebodyWaits = async () => {
      if (engine === 'sqlite') return;
      const waits = async () => {
        const { rows } = await sql`
          select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where locktype = 'advisory' and not granted and datname = current_database()`.execute(db);
        return rows.length;
      };
      await expect.poll(waits).toBe(1);
    };

    // Its execution has gone or has ended.
    const unnamed = await store();
    await keepNamed(parts, unnamed, { store, name: async () => false });
    expect(await storage.has(unnamed.hash)).toBe(false);
    await store();
    const refuse = async () => {
      throw new Error('There is no such execution.');
    };
    await expect(keepNamed(parts, unnamed, { store, name: refuse })).rejects.toThrow('no such');
    expect(await storage.has(unnamed.hash)).toBe(false);

    // The same picture belongs to another execution as well.
    await store();
    await insert(unnamed.hash);
    await keepNamed(parts, unnamed, { store, name: async () => false });
    expect(await storage.has(unnamed.hash)).toBe(true);
    await forget();

    // Another with the same content goes after this one was stored and before it is named.
    await keepNamed(parts, unnamed, {
      store,
      name: async () => {
        await storage.remove(unnamed.hash);
        return insert(unnamed.hash);
      },
    });
    expect(await storage.has(unnamed.hash)).toBe(true);
    await forget();

    // Somebody begins to remove it while it is being named: they come to it when it has its name.
    let removal: Promise<number> | undefined;
    const late = await store();
    await keepNamed(parts, late, {
      store,
      name: () =>
        insert(late.hash, async () => {
          removal = removeUnnamed(parts, [late.hash]);
          await somebodyWaits();
        }),
    });
    expect(await removal).toBe(0);
    expect(await storage.has(late.hash)).toBe(true);
    await forget();

    // It is named while somebody removes it, having seen that nothing names it.
    let naming: Promise<void> | undefined;
    const early = await store();
    const { remove } = storage;
    vi.spyOn(storage, 'remove').mockImplementationOnce(async (hash) => {
      naming = keepNamed(parts, early, { store, name: () => insert(hash) });
      await somebodyWaits();
      await remove(hash);
    });
    expect(await removeUnnamed(parts, [early.hash])).toBe(1);
    await naming;
    expect(await storage.has(early.hash)).toBe(true);
  });
});
