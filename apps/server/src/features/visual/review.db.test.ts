import { expect, test } from 'vitest';
import { addRun } from '../../../test/history.ts';
import { lookAs } from '../../../test/looks.ts';
import { meet } from '../../../test/people.ts';
import { paint } from '../../../test/pictures.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';

const [plain, first, second, third] = [0, 6, 12, 18].map((width) =>
  paint({}, { x: 0, y: 0, width, height: 5 }),
) as [Buffer, Buffer, Buffer, Buffer];

onBothEngines('deciding about differences', (engine) => {
  test('approve replaces the baseline, a variant stands beside it, reject keeps it', async () => {
    const app = await startApp(engine);
    const { token } = await meet(app);
    const { capture, comparison, baselines, baseline, approve, history } = lookAs(app, token);
    const reject = (id: string) =>
      app.call('POST /api/visual/comparisons/{id}/reject', { token, params: { id } });
    const passes = async (picture: Buffer) => (await capture(picture)).passed;
    await capture(plain);

    const rejected = await capture(first);
    expect((await reject(rejected.id)).body.data.comparison).toMatchObject({
      review: 'rejected',
      status: 'failed',
      reviewed_at: expect.any(String),
    });
    expect(await reject(rejected.id)).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
    expect([await passes(plain), await passes(first)]).toEqual([true, false]);

    // The same picture failed twice: one decision settles both.
    const [again, wanted] = [await capture(second), await capture(second)];
    const answers = await Promise.all([approve(wanted.id), approve(wanted.id), approve(wanted.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await comparison(wanted.id)).toMatchObject({ review: 'approved', status: 'failed' });
    expect((await comparison(again.id)).review).toBe('approved');
    expect([await passes(plain), await passes(second)]).toEqual([false, true]);

    const variant = await capture(third);
    expect((await approve(variant.id, 'variant')).status).toBe(200);
    expect([await passes(second), await passes(third), await passes(plain)]).toEqual([true, true, false]);
    // Of several accepted ones the nearest is shown.
    const near = await capture(paint({}, { x: 0, y: 0, width: 13, height: 5 }));
    expect(near).toMatchObject({ passed: false, diffPixels: 5 });
    expect(await comparison(near.id)).toMatchObject({ compared_with: { size: second.length } });

    const [{ id = '' } = {}] = await baselines();
    const { baseline: now, history: versions } = await baseline(id);
    expect(now).toMatchObject({ variants: 2, versions: 3, picture: { size: third.length } });
    expect(versions.map(({ origin, state }) => `${origin}, ${state}`)).toEqual([
      'variant, accepted',
      'approved, accepted',
      'first picture, retired',
    ]);
    expect(versions.map(({ comparison_id }) => comparison_id)).toContain(wanted.id);

    // Who rejected may think better of it; what passed or was new is nothing to decide about.
    expect((await approve(rejected.id)).status).toBe(200);
    expect([await passes(first), await passes(second)]).toEqual([true, false]);
    const passed = (await history({ status: 'passed' })).comparisons[0]?.id ?? '';
    for (const decide of [approve, reject]) expect((await decide(passed)).status).toBe(409);
  });

  test('several are approved at once: those of a run, or named ones', async () => {
    const app = await startApp(engine);
    const person = await meet(app);
    const { token } = person;
    const { capture, comparison, history } = lookAs(app, token);
    const approveAll = (body: object) =>
      app.call('POST /api/visual/comparisons/approve', { token, body: body as { run_id: string } });
    const runId = await addRun(app.services.db, person.id, { at: Date.now() });
    const steps = ['Home', 'Cart', 'Paid', 'Help'];
    for (const stepName of steps) await capture(plain, { stepName });
    const failed: string[] = [];
    for (const stepName of steps) failed.push((await capture(first, { stepName })).id);
    await app.services.db
      .updateTable('visual_comparisons')
      .set({ run_id: runId })
      .where('id', 'in', failed.slice(0, 3))
      .execute();
    const [home = '', cart = '', paid = '', help = ''] = failed;
    expect((await comparison(home)).waiting_in_run).toBe(3);
    expect((await history({ run_id: runId, review: 'waiting' })).total).toBe(3);
    await app.call('POST /api/visual/comparisons/{id}/reject', { token, params: { id: cart } });

    expect((await approveAll({ run_id: runId })).body.data).toEqual({ approved: 2 });
    expect((await approveAll({ run_id: runId })).body.data).toEqual({ approved: 0 });
    expect((await comparison(cart)).review).toBe('rejected');
    expect(await comparison(paid)).toMatchObject({ review: 'approved', waiting_in_run: 0 });
    expect((await approveAll({ ids: [help, 'unknown'] })).status).toBe(404);
    expect((await comparison(help)).review).toBe('waiting');
    expect((await approveAll({ ids: [help, home, help] })).body.data).toEqual({ approved: 1 });
    for (const body of [{}, { run_id: runId, ids: [home] }, { ids: [] }]) {
      expect((await approveAll(body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await approveAll({ run_id: 'another' })).status).toBe(404);
    const passing = steps.map(async (stepName) => (await capture(first, { stepName })).passed);
    expect(await Promise.all(passing)).toEqual([true, false, true, true]);
    // A comparison outlasts the run it was made in.
    await app.services.db.deleteFrom('runs').execute();
    expect(await comparison(home)).toMatchObject({ run_id: null, waiting_in_run: 0 });
  });
});
