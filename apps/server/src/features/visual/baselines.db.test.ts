import { expect, test } from 'vitest';
import { lookAs } from '../../../test/looks.ts';
import { meet } from '../../../test/people.ts';
import { countStored, paint } from '../../../test/pictures.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';

const [plain, first, second] = [0, 6, 12].map((width) => paint({}, { x: 0, y: 0, width, height: 5 })) as [
  Buffer,
  Buffer,
  Buffer,
];
const area = { x: 0, y: 0, width: 6, height: 5, note: 'The clock' };

function manage(app: RunningApp, token: string) {
  const about = (id: string) => ({ token, params: { id } });
  return {
    create: (picture: Buffer, stepName: string) =>
      app.call('POST /api/visual/baselines', {
        token,
        body: { testId: 'Shop', stepName, screenshotData: picture.toString('base64') },
      }),
    update: (id: string, body: object) =>
      app.call('PUT /api/visual/baselines/{id}', { ...about(id), body: body as { threshold: number } }),
    restore: (id: string, version_id: string) =>
      app.call('POST /api/visual/baselines/{id}/restore', { ...about(id), body: { version_id } }),
    retire: (id: string, version_id: string) =>
      app.call('POST /api/visual/baselines/{id}/retire', { ...about(id), body: { version_id } }),
    copy: (id: string, to: string[]) =>
      app.call('POST /api/visual/baselines/{id}/copy-ignored', { ...about(id), body: { to } }),
    remove: (id: string) => app.call('DELETE /api/visual/baselines/{id}', about(id)),
  };
}

onBothEngines('baselines', (engine) => {
  test('are created, changed, restored, copied from and deleted', async () => {
    const app = await startApp(engine);
    const { token } = await meet(app);
    const { capture, comparison, baseline, approve } = lookAs(app, token);
    const { create, update, restore, retire, copy, remove } = manage(app, token);
    const nothing = await countStored(app);

    const made = await create(plain, 'Home');
    expect(made).toMatchObject({
      status: 201,
      body: { data: { baseline: { versions: 1, comparisons: 0, last_status: null, threshold: 0 } } },
    });
    const { id } = made.body.data.baseline;
    expect(await create(first, 'Home')).toMatchObject({ status: 409, body: { code: 'BASELINE_EXISTS' } });
    expect((await create(Buffer.from('text'), 'Cart')).body.code).toBe('BAD_PICTURE');
    expect(await capture(plain)).toMatchObject({ passed: true, isNew: false });

    // Thresholds and areas judge what comes after them.
    const failed = await capture(first);
    expect((await update(id, { threshold: 0.025 })).body.data.baseline).toMatchObject({
      threshold: 0.025,
      last_status: 'failed',
      waiting: 1,
    });
    expect(await capture(first)).toMatchObject({ passed: true, threshold: 0.025, diffPixels: 30 });
    expect((await update(id, { threshold: 0, ignored: [area] })).body.data.baseline.ignored).toEqual([area]);
    const ignoring = await capture(first);
    expect(ignoring).toMatchObject({ passed: true, diffPixels: 0 });
    expect(await comparison(ignoring.id)).toMatchObject({ ignored: [area], ignored_pixels: 30 });
    expect(await comparison(failed.id), 'stays as it was seen').toMatchObject({
      status: 'failed',
      ignored: [],
    });
    await update(id, { threshold: 0, pixel_threshold: 1, ignored: [] });
    expect((await capture(second)).passed, 'any colour may change').toBe(true);
    await update(id, { pixel_threshold: 0.1 });
    for (const wrong of [{ threshold: 2 }, { pixel_threshold: -1 }, { screenshotData: 'text' }]) {
      expect((await update(id, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await update(id, {})).body.data.baseline).toMatchObject({ threshold: 0, versions: 1 });

    // A new picture retires the old one, which can be restored; the same picture changes nothing.
    for (const _ of [1, 2]) {
      const updated = await update(id, {
        screenshotData: `data:image/png;base64,${first.toString('base64')}`,
      });
      expect(updated.body.data.baseline).toMatchObject({ versions: 2, variants: 1 });
    }
    expect((await capture(first)).passed).toBe(true);
    const [newest, oldest] = (await baseline(id)).history;
    expect((await restore(id, newest?.id ?? '')).status, 'is accepted').toBe(409);
    expect((await retire(id, newest?.id ?? '')).status, 'is the only one').toBe(409);
    expect((await retire(id, oldest?.id ?? '')).status, 'is not accepted').toBe(409);
    const twice = await Promise.all([restore(id, oldest?.id ?? ''), restore(id, oldest?.id ?? '')]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await baseline(id)).history.map(({ origin }) => origin)).toEqual([
      'restored',
      'uploaded',
      'uploaded',
    ]);
    expect((await baseline(id)).baseline).toMatchObject({ variants: 1, picture: { size: plain.length } });
    expect([(await capture(plain)).passed, (await capture(first)).passed]).toEqual([true, false]);

    await approve((await capture(second)).id, 'variant');
    const accepted = (await baseline(id)).history.filter(({ state }) => state === 'accepted');
    const retired = await Promise.all(accepted.map((version) => retire(id, version.id)));
    expect(retired.map(({ status }) => status).sort(), 'one stays').toEqual([200, 409]);

    const other = (await create(first, 'Cart')).body.data.baseline.id;
    await update(id, { ignored: [area, { ...area, x: 20 }] });
    await update(other, { ignored: [{ ...area, note: 'Mine' }] });
    expect((await copy(id, [other, 'unknown'])).status).toBe(404);
    expect((await copy(id, [other, id])).body.data).toEqual({ changed: 1 });
    expect((await copy(id, [other])).body.data).toEqual({ changed: 0 });
    expect((await baseline(other)).baseline.ignored).toEqual([
      { ...area, note: 'Mine' },
      { ...area, x: 20 },
    ]);
    const many = Array.from({ length: 99 }, (_, x) => ({ ...area, x: x + 50 }));
    await update(id, { ignored: many });
    expect((await copy(id, [other])).body.error).toMatch(/would ignore 101 areas/);

    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect(await capture(second)).toMatchObject({ isNew: true });
    for (const { id: left } of await lookAs(app, token).baselines()) await remove(left);
    expect(await countStored(app), 'rows and files').toEqual(nothing);
  });

  test('are found, and nobody else has them', async () => {
    const app = await startApp(engine);
    const own = await meet(app);
    const { capture, baselines, baseline } = lookAs(app, own.token);
    await capture(plain, { testId: 'Shop 100%', stepName: 'Home' });
    await capture(plain, { testId: 'Shop', stepName: 'Cart_1' });
    const failed = await capture(first, { testId: 'Shop', stepName: 'Cart_1' });
    const find = async (query: Record<string, string>) => {
      const { body } = await app.call('GET /api/visual/baselines', { token: own.token, query });
      return [body.data.total, ...body.data.baselines.map(({ step_name }) => step_name)];
    };
    expect(await find({})).toEqual([2, 'Cart_1', 'Home']);
    expect(await find({ search: 'shop' })).toEqual([2, 'Cart_1', 'Home']);
    expect(await find({ search: '100%' })).toEqual([1, 'Home']);
    expect(await find({ search: 'T_1' })).toEqual([1, 'Cart_1']);
    expect(await find({ page: '2', page_size: '1' })).toEqual([2, 'Home']);

    const stranger = await meet(app, 'super_admin');
    const theirs = manage(app, stranger.token);
    const strange = lookAs(app, stranger.token);
    const [{ id = '' } = {}] = await baselines();
    const version = (await baseline(id)).history[0]?.id ?? '';
    const before = await countStored(app);
    await strange.capture(second);
    const [{ id: theirId = '' } = {}] = await strange.baselines();
    const { token } = stranger;
    const attempts = {
      read: app.call('GET /api/visual/baselines/{id}', { token, params: { id } }),
      compare: app.call('GET /api/visual/comparisons/{id}', { token, params: { id: failed.id } }),
      approve: strange.approve(failed.id),
      reject: app.call('POST /api/visual/comparisons/{id}/reject', { token, params: { id: failed.id } }),
      'approve named': app.call('POST /api/visual/comparisons/approve', {
        token,
        body: { ids: [failed.id] },
      }),
      update: theirs.update(id, { threshold: 1 }),
      'update the picture': theirs.update(id, { screenshotData: second.toString('base64') }),
      restore: theirs.restore(id, version),
      'restore in theirs': theirs.restore(theirId, version),
      retire: theirs.retire(id, version),
      'copy from': theirs.copy(id, [theirId]),
      'copy to': theirs.copy(theirId, [id]),
      remove: theirs.remove(id),
    };
    for (const [what, attempt] of Object.entries(attempts)) {
      expect(await attempt, what).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await strange.history()).total).toBe(1);
    expect((await strange.history({ baseline_id: id })).total).toBe(0);
    await theirs.remove(theirId);
    expect(await countStored(app)).toEqual(before);
    expect((await baseline(id)).baseline).toMatchObject({ threshold: 0, waiting: 1, versions: 1 });
  });
});
