import { randomBytes } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAs } from '../../../test/looks.ts';
import { meet } from '../../../test/people.ts';
import { countStored, folderOf, paint } from '../../../test/pictures.ts';
import { drawFrom } from '../../../test/random-past.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';
import { removeOldPictures } from './remove-old-pictures.ts';

const day = 24 * 60 * 60_000;
const [plain, first, second, third] = [0, 6, 12, 18].map((width) =>
  paint({}, { x: 0, y: 0, width, height: 5 }),
) as [Buffer, Buffer, Buffer, Buffer];

async function age(app: RunningApp, days: number): Promise<void> {
  const { db } = app.services;
  const back = days * day;
  await db
    .updateTable('visual_comparisons')
    .set((eb) => ({ created_at: eb('created_at', '-', back) }))
    .execute();
  await db
    .updateTable('visual_versions')
    .set((eb) => ({ accepted_at: eb('accepted_at', '-', back), retired_at: eb('retired_at', '-', back) }))
    .execute();
}

/** Counts again, in another way. */
async function countByHand(app: RunningApp, ownerId: string) {
  const { db } = app.services;
  const rows = await db
    .selectFrom('visual_comparisons')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .execute();
  const looks = await db.selectFrom('visual_looks').selectAll().where('owner_id', '=', ownerId).execute();
  const compared = rows.filter(({ status }) => status !== 'new');
  const passed = compared.filter(({ status }) => status === 'passed').length;
  const total = compared.length;
  return {
    totalComparisons: total,
    passedComparisons: passed,
    failedComparisons: total - passed,
    successRate: total === 0 ? 0 : expect.closeTo((passed / total) * 100, 9),
    avgDiffPercentage:
      total === 0
        ? 0
        : expect.closeTo(
            compared.map((row) => row.diff_percentage).reduce((sum, one) => sum + one, 0) / total,
            9,
          ),
    uniqueTests: new Set(looks.map((look) => look.test_id)).size,
    uniqueSteps: new Set(looks.map((look) => JSON.stringify([look.test_id, look.step_name]))).size,
    waiting: rows.filter(({ review }) => review === 'waiting').length,
  };
}

onBothEngines('what is kept of pictures', (engine) => {
  test('goes with its last reference: by age, with a look, with its owner, after a crash', async () => {
    const app = await startApp(engine);
    const { pictures, db, log } = app.services;
    const [own, other] = [await meet(app), await meet(app)];
    const [mine, theirs] = [lookAs(app, own.token), lookAs(app, other.token)];
    const removeOld = (mayGoOn = true) =>
      removeOldPictures({ db, pictures, log }, Date.now() - 730 * day, () => mayGoOn);
    const hashOf = async (id: string) => (await mine.comparison(id)).picture.hash;

    // Long ago: accepted, failed, replaced by another.
    await mine.capture(plain);
    const failed = await mine.capture(first);
    const old = await hashOf(failed.id);
    const approved = await mine.capture(second);
    await mine.approve(approved.id);
    await age(app, 731);
    await mine.capture(third);
    await theirs.capture(plain);
    expect(await countStored(app)).toMatchObject({ visual_comparisons: 5, visual_pictures: 4 });
    await removeOld(false);
    expect(await countStored(app)).toMatchObject({ visual_comparisons: 5, visual_pictures: 4 });
    await removeOld();
    expect(await countStored(app)).toMatchObject({
      visual_comparisons: 2,
      visual_versions: 2,
      visual_pictures: 3,
    });
    expect(await pictures.has(old)).toBe(false);
    const [{ id: lookId = '' } = {}] = await mine.baselines();
    const { history } = await mine.baseline(lookId);
    expect(history.map(({ state, comparison_id }) => [state, comparison_id])).toEqual([['accepted', null]]);
    expect(await mine.capture(second), 'is accepted however old it is').toMatchObject({ passed: true });

    // What a crash may leave behind: files without a name, one that was not written to its end, a picture that nothing shows.
    const before = await countStored(app);
    const lost = await pictures.put(randomBytes(50));
    const unfinished = join(folderOf(pictures), lost.hash.slice(0, 2), `${lost.hash.slice(2)}.half`);
    writeFileSync(unfinished, 'half');
    utimesSync(unfinished, new Date(Date.now() - 2 * day), new Date(Date.now() - 2 * day));
    const unused = await pictures.put(randomBytes(50));
    await db
      .insertInto('visual_pictures')
      .values({ ...unused, width: 1, height: 1, format: 'png', small_hash: lost.hash, created_at: 0 })
      .execute();
    await removeOld();
    expect(await countStored(app)).toEqual(before);

    // One person has plain, the other too; each goes with its own.
    await mine.capture(plain, { stepName: 'Cart' });
    const shared = (await theirs.history()).comparisons[0]?.picture.hash ?? '';
    const gone = { token: other.token, body: { password: other.password } };
    expect((await app.call('DELETE /api/user/account', gone)).status).toBe(200);
    expect(await pictures.has(shared), 'is still named').toBe(true);
    for (const { id } of await mine.baselines()) {
      await app.call('DELETE /api/visual/baselines/{id}', { token: own.token, params: { id } });
    }
    const empty = {
      visual_looks: 0,
      visual_versions: 0,
      visual_comparisons: 0,
      visual_pictures: 0,
      files: 0,
    };
    expect(await countStored(app)).toEqual(empty);

    // While a look is deleted again and again, captures of it are either first ones or compared, and files are never missing.
    const deleteAll = async () => {
      for (const { id } of await mine.baselines()) {
        await app.call('DELETE /api/visual/baselines/{id}', { token: own.token, params: { id } });
      }
    };
    const capturing = async (picture: Buffer) => {
      for (let times = 0; times < 6; times += 1) expect(await mine.capture(picture)).toHaveProperty('id');
    };
    const deleting = async () => {
      for (let times = 0; times < 12; times += 1) await deleteAll();
    };
    await Promise.all([capturing(plain), capturing(first), capturing(plain), deleting()]);
    await mine.capture(first);
    for await (const hashes of pictures.list()) {
      for (const hash of hashes) expect((await pictures.read(hash)).length).toBeGreaterThan(0);
    }
    for (const { picture } of (await mine.history({ limit: '500' })).comparisons) {
      expect(await pictures.has(picture.hash)).toBe(true);
    }
    await deleteAll();
    expect(await countStored(app)).toEqual(empty);
  });

  test('adds up to what another count finds', async () => {
    const app = await startApp(engine);
    const seed = Math.floor(Math.random() * 2 ** 31);
    console.log(`Seed of the comparisons: ${seed}`);
    const draw = drawFrom(seed);
    const people = [await meet(app), await meet(app)];
    const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
    const pictures = [plain, first, second, third];
    const summarise = async (token: string) =>
      (await app.call('GET /api/visual/summary', { token })).body.data.summary;
    expect(await summarise(people[0]?.token ?? '')).toEqual(await countByHand(app, people[0]?.id ?? ''));
    for (let times = 0; times < 40; times += 1) {
      const { token } = pick(people);
      const person = lookAs(app, token);
      const look = {
        testId: pick(['Shop', 'shop', 'Blog']),
        stepName: pick(['Home', 'Cart']),
        browser: pick(['chrome', 'firefox']),
      };
      const { id, passed } = await person.capture(pick(pictures), look);
      const decision = passed ? 0 : draw(4);
      if (decision === 1) await person.approve(id, pick(['baseline', 'variant']));
      if (decision === 2)
        await app.call('POST /api/visual/comparisons/{id}/reject', { token, params: { id } });
    }
    for (const { id, token } of people) {
      const byHand = await countByHand(app, id);
      expect(await summarise(token), `seed ${seed}`).toEqual(byHand);
      const { history } = lookAs(app, token);
      const count = async (query: Record<string, string>) => (await history({ ...query, limit: '1' })).total;
      expect(await count({ review: 'waiting' })).toBe(byHand.waiting);
      expect(await count({ status: 'failed' })).toBe(byHand.failedComparisons);
      expect(await count({ status: 'passed' })).toBe(byHand.passedComparisons);
      const pages: string[] = [];
      for (let page = 1; ; page += 1) {
        const { comparisons, total } = await history({ limit: '7', page: String(page), search: 'HOP' });
        pages.push(...comparisons.map((one) => one.id));
        if (comparisons.length === 0) {
          expect(new Set(pages).size).toBe(total);
          break;
        }
      }
    }
  });
});
