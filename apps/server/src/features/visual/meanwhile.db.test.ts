import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { lookAs } from '../../../test/looks.ts';
import { meet } from '../../../test/people.ts';
import { paint } from '../../../test/pictures.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';
import { compareLook } from './compare-look.ts';
import { createPictureEngine, type PictureEngine } from './engine/picture-engine.ts';
import { keepFiles, newFile, removeUnnamed } from './keep-files.ts';
import { openImage } from './open-image.ts';
import { setSmallHash } from './store/pictures.ts';

const [plain, first, second] = [0, 6, 12].map((width) => paint({}, { x: 0, y: 0, width, height: 5 })) as [
  Buffer,
  Buffer,
  Buffer,
];

onBothEngines('what happens meanwhile', (engine) => {
  test('neither takes a file away that is being named, nor judges by what is no more', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    const { token } = person;
    const { db, pictures, log } = app.services;
    const parts = { db, pictures };
    const { capture, comparison, baselines } = lookAs(app, token);
    const { picture } = await comparison((await capture(plain)).id);
    const forgetSmall = () => db.updateTable('visual_pictures').set({ small_hash: null }).execute();

    // Somebody removes a file after it was written and before it is named.
    await forgetSmall();
    const early = newFile(first);
    await keepFiles(parts, [early], async (transaction, keep) => {
      await pictures.remove(early.hash);
      await keep();
      await setSmallHash(transaction, picture.hash, early.hash);
    });
    expect(await pictures.has(early.hash)).toBe(true);

    // Somebody begins to remove it while it is being named: they come to it when it has its name.
    await forgetSmall();
    const late = newFile(second);
    let removal: Promise<number> | undefined;
    await keepFiles(parts, [late], async (transaction, keep) => {
      await keep();
      removal = removeUnnamed(parts, [late.hash]);
      if (engine === 'postgres') {
        const waits = expect.poll(async () => {
          const { rows } = await sql`
            select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
            where locktype = 'advisory' and not granted and datname = current_database()`.execute(db);
          return rows.length;
        });
        await Promise.race([removal, waits.toBe(1)]);
      }
      await setSmallHash(transaction, picture.hash, late.hash);
    });
    expect(await removal).toBe(0);
    expect(await pictures.has(late.hash)).toBe(true);

    // A comparison begins again when what it is judged by changes, or is deleted, before or after it was made.
    const real = createPictureEngine(pictures.place, log);
    onTestFinished(() => real.stop());
    const [{ id = '' } = {}] = await baselines();
    const accept = (bytes: Buffer) =>
      app.call('PUT /api/visual/baselines/{id}', {
        token,
        params: { id },
        body: { screenshotData: bytes.toString('base64') },
      });
    const remove = () => app.call('DELETE /api/visual/baselines/{id}', { token, params: { id } });
    const compareWhile = (once: { before?: () => Promise<unknown>; after?: () => Promise<unknown> }) => {
      let { before, after } = once;
      const ask: PictureEngine['ask'] = async (task, given) => {
        await before?.();
        before = undefined;
        const answer = await real.ask(task, given);
        await after?.();
        after = undefined;
        return answer;
      };
      const look = { testId: 'Shop', testName: 'Shop', stepName: 'Home', browser: '', viewport: '' };
      return compareLook(
        { ...parts, log, engine: { ...real, ask }, findTitle: async () => undefined },
        { ...look, ownerId: person.id },
        { bytes: first },
      );
    };
    expect(await compareWhile({ after: () => accept(first) })).toMatchObject({
      status: 'passed',
      diffPixels: 0,
    });
    // Nothing of this picture is in the thread's memory, so that it misses the file.
    await accept(second);
    expect((await compareWhile({ before: remove })).status).toBe('new');
    const [{ id: next = '' } = {}] = await baselines();
    expect(next).not.toBe(id);

    // A picture goes while its small copy is made, which nothing names then.
    await forgetSmall();
    const { hash } = newFile(first);
    const { small } = await real.ask('shrink', { hash });
    const ask: PictureEngine['ask'] = async (task, given) => {
      const answer = await real.ask(task, given);
      await app.call('DELETE /api/visual/baselines/{id}', { token, params: { id: next } });
      return answer;
    };
    const opening = openImage(
      { ...parts, log, engine: { ...real, ask }, findTitle: async () => undefined },
      person.id,
      hash,
      'small',
    );
    await expect(opening).rejects.toThrow('You have no such picture.');
    expect(await pictures.has(newFile(small).hash)).toBe(false);
  });
});
