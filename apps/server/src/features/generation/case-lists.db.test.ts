import type { Sent } from '@assay/contract';
import { expect, test } from 'vitest';
import { addCases } from '../../../test/cases.ts';
import { meet } from '../../../test/people.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';

type Query = NonNullable<Sent<'GET /api/test-cases'>['query']>;

onBothEngines('lists of test cases', (engine) => {
  test('the plain call answers everything; a query searches, filters, sorts and pages', async () => {
    const app = await startApp(engine);
    const { id: owner, token } = await meet(app);
    const stranger = await meet(app);
    const { body } = await app.call('POST /api/projects', { token, body: { name: 'Shop' } });
    const projectId = body.project.id;
    await addCases(app.services.db, owner, [
      { title: 'banana', createdAt: 1, requirement: 'Peel 100% of it' },
      { title: 'Apple', createdAt: 2, projectId, status: 'completed', ran: { verdict: 'passed', at: 20 } },
      { title: 'cherry', createdAt: 3, status: 'draft' },
      { title: 'apricot', createdAt: 4, projectId, ran: { verdict: 'failed', at: 10, ms: 42 } },
      { title: 'Damson', createdAt: 5, ran: { verdict: 'not run', at: 5 } },
    ]);
    await addCases(app.services.db, stranger.id, [{ title: 'Apple of somebody else' }]);

    const all = (await app.call('GET /api/test-cases', { token })).body;
    expect(all.testCases.map(({ title }) => title)).toEqual([
      'Damson',
      'apricot',
      'cherry',
      'Apple',
      'banana',
    ]);
    expect(all).not.toHaveProperty('total');
    expect(all.testCases[1]).toMatchObject({
      priority: 'medium',
      project_id: projectId,
      project_name: 'Shop',
      last_execution: {
        id: expect.any(String),
        verdict: 'failed',
        cause: null,
        executed_at: new Date(10).toISOString(),
        duration_ms: 42,
      },
      steps: JSON.stringify([
        { step_number: 1, action: 'Click "Save"', expected_result: '', element_locators: {} },
      ]),
    });
    expect(all.testCases[2]).toMatchObject({ project_id: null, last_execution: null });

    const rows: [Query, string[], number?][] = [
      [{ sort: 'title' }, ['Apple', 'apricot', 'banana', 'cherry', 'Damson']],
      [{ sort: 'title', order: 'desc' }, ['Damson', 'cherry', 'banana', 'apricot', 'Apple']],
      [{ sort: 'created_at', order: 'asc' }, ['banana', 'Apple', 'cherry', 'apricot', 'Damson']],
      [{ search: 'AP' }, ['apricot', 'Apple']],
      [{ search: '100%' }, ['banana']],
      [{ search: '%' }, ['banana']],
      [{ search: 'somebody' }, []],
      [{ status: 'draft' }, ['cherry']],
      [{ project_id: projectId }, ['apricot', 'Apple']],
      [{ project_id: projectId, verdict: 'passed' }, ['Apple']],
      [{ project_id: 'none', status: 'generated' }, ['banana']],
      [{ verdict: 'failed' }, ['apricot']],
      [{ verdict: 'not run' }, ['Damson', 'cherry', 'banana']],
      [{ page: 2, page_size: 2 }, ['cherry', 'Apple'], 5],
      [{ page: 9, page_size: 2 }, [], 5],
    ];
    for (const [query, titles, total = titles.length] of rows) {
      const { status, body: page } = await app.call('GET /api/test-cases', { token, query });
      expect(status).toBe(200);
      expect(
        page.testCases.map(({ title }) => title),
        JSON.stringify(query),
      ).toEqual(titles);
      expect(page).toMatchObject({ total, page: query.page ?? 1, page_size: query.page_size ?? 10 });
    }
    for (const order of ['asc', 'desc'] as const) {
      const { body: page } = await app.call('GET /api/test-cases', {
        token,
        query: { sort: 'last_run', order },
      });
      const ran = ['Damson', 'apricot', 'Apple'];
      expect(page.testCases.slice(0, 3).map(({ title }) => title)).toEqual(
        order === 'asc' ? ran : ran.toReversed(),
      );
    }
    for (const query of [{ page: 0 }, { page_size: 101 }, { sort: 'steps' }, { verdict: 'great' }]) {
      const refused = await app.call('GET /api/test-cases', { token, query: query as Query });
      expect(refused.status, JSON.stringify(query)).toBe(400);
    }
  });

  test('cases are moved together or not at all, and only to one’s own projects', async () => {
    const app = await startApp(engine);
    const { db } = app.services;
    const [{ id: owner, token }, stranger] = [await meet(app), await meet(app)];
    const ids = await addCases(db, owner, [{ title: 'a' }, { title: 'b' }]);
    const [theirs = ''] = await addCases(db, stranger.id, [{ title: 'c' }]);
    const create = async (by: string) =>
      (await app.call('POST /api/projects', { token: by, body: { name: 'P' } })).body.project.id;
    const [mine, foreign] = [await create(token), await create(stranger.token)];
    const move = async (body: object) =>
      (await app.call('POST /api/test-cases/move', { token, body: body as { ids: []; project_id: null } }))
        .status;
    const inProject = async () => {
      const { body } = await app.call('GET /api/test-cases', { token, query: { project_id: mine } });
      return body.total;
    };

    for (const [body, status] of [
      [{ ids: [...ids, theirs], project_id: mine }, 404],
      [{ ids, project_id: foreign }, 404],
      [{ ids: [], project_id: mine }, 400],
      [{ ids: Array.from({ length: 101 }, (_, at) => `${at}`), project_id: mine }, 400],
      [{ ids }, 400],
    ] as const) {
      expect(await move(body), JSON.stringify(body)).toBe(status);
    }
    expect(await inProject()).toBe(0);
    const [first = ''] = ids;
    const before = (await app.call('GET /api/test-cases/{id}', { token, params: { id: first } })).body
      .testCase;
    expect(await move({ ids: [...ids, first], project_id: mine })).toBe(200);
    expect(await inProject()).toBe(2);
    const stale = await app.call('PUT /api/test-cases/{id}', {
      token,
      params: { id: first },
      body: { title: 'Later', updated_at: before.updated_at },
    });
    expect(stale.status, 'an editor that was open before notices').toBe(409);
    expect(await move({ ids, project_id: null })).toBe(200);
    expect(await inProject()).toBe(0);
  });
});
