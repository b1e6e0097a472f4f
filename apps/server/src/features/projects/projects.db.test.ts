import { expect, test } from 'vitest';
import { addCases } from '../../../test/cases.ts';
import { readRun, submit } from '../../../test/listening.ts';
import { meet } from '../../../test/people.ts';
import { onBothEngines, startApp } from '../../../test/start.ts';

onBothEngines('projects', (engine) => {
  test('are created, read with their results, changed, and nobody else’s', async () => {
    const app = await startApp(engine);
    const [{ id: owner, token }, stranger] = [await meet(app), await meet(app)];
    const created = await app.call('POST /api/projects', {
      token,
      body: { name: '  Shop ', description: ' All of it\n', base_url: 'http://127.0.0.1:1/' },
    });
    expect(created.status).toBe(201);
    const { id } = created.body.project;
    expect(created.body.project).toMatchObject({ name: 'Shop', description: 'All of it', test_cases: 0 });
    await addCases(app.services.db, owner, [
      { title: 'a', projectId: id, ran: { verdict: 'passed', at: 10 } },
      { title: 'b', projectId: id, ran: { verdict: 'passed', at: 30 } },
      { title: 'c', projectId: id, ran: { verdict: 'failed', at: 20 } },
      { title: 'd', projectId: id, ran: { verdict: 'error', at: 5 } },
      { title: 'e', projectId: id },
      { title: 'elsewhere', ran: { verdict: 'passed', at: 99 } },
    ]);
    const results = {
      test_cases: 5,
      passed: 2,
      failed: 1,
      not_run: 1,
      last_run_at: new Date(30).toISOString(),
    };
    expect((await app.call('GET /api/projects', { token })).body.projects).toMatchObject([
      { id, ...results },
    ]);
    const params = { id };
    expect((await app.call('GET /api/projects/{id}', { token, params })).body.project).toMatchObject(results);

    const change = (body: object, by = token) =>
      app.call('PUT /api/projects/{id}', { token: by, params, body });
    expect((await change({ name: ' Store ' })).body.project).toMatchObject({
      name: 'Store',
      description: 'All of it',
      base_url: 'http://127.0.0.1:1/',
      ...results,
    });
    expect((await change({ description: '', base_url: null })).body.project).toMatchObject({
      name: 'Store',
      description: '',
      base_url: null,
    });
    expect((await change({})).status).toBe(200);
    for (const [body, message] of [
      [{ name: '  ' }, 'Project name is required.'],
      [{ name: 'x'.repeat(201) }, 'Project name may have at most 200 characters.'],
      [{ base_url: 'ftp://x/' }, 'The base URL must begin with http:// or https://.'],
      [{ base_url: '' }, 'The base URL must begin with http:// or https://.'],
    ] as const) {
      expect(await change(body)).toMatchObject({ status: 400, body: { error: message } });
    }
    expect((await change({ name: 'Mine now' }, stranger.token)).status).toBe(404);
    for (const call of ['GET /api/projects/{id}', 'DELETE /api/projects/{id}'] as const) {
      const refused = await app.call(call, { token: stranger.token, params });
      expect(refused, call).toMatchObject({ status: 404, body: { error: 'There is no such project.' } });
    }
    const count = async (by: string) =>
      (await app.call('GET /api/dashboard/stats', { token: by })).body.stats;
    expect(await count(token)).toMatchObject({ projects: 1, testCases: { total: 6 } });
    expect(await count(stranger.token)).toEqual({
      projects: 0,
      testCases: { total: 0 },
      executions: { total: 0, success: 0 },
    });
  });

  test('that are deleted before their requirement was planned leave its cases without one', async () => {
    const app = await startApp(engine);
    const { token } = await meet(app);
    const { body } = await app.call('POST /api/projects', { token, body: { name: 'Short-lived' } });
    const { id } = body.project;
    const runId = await submit(app, token, {
      text: 'Click "Save". Check that the page shows "Saved".',
      project_id: id,
      include_edge_cases: false,
    });
    await app.call('DELETE /api/projects/{id}', { token, params: { id } });
    await app.prepare();
    await expect
      .poll(async () => (await readRun(app, token, runId)).status, { timeout: 600_000 })
      .toBe('finished');
    const { testCases } = (await app.call('GET /api/test-cases', { token })).body;
    expect(testCases[0]).toMatchObject({ project_id: null, last_execution: null });
  });

  test('are deleted without their cases, or with them, their runs and their files', async () => {
    const app = await startApp(engine);
    const { db, storage } = app.services;
    const { id: owner, token } = await meet(app);
    const fill = async (name: string) => {
      const { body } = await app.call('POST /api/projects', { token, body: { name } });
      const projectId = body.project.id;
      const [first = '', second = ''] = await addCases(db, owner, [
        { title: `${name} 1`, projectId, ran: { verdict: 'passed', at: 1 } },
        { title: `${name} 2`, projectId },
      ]);
      return { projectId, first, second };
    };
    const [kept, gone] = [await fill('Kept'), await fill('Gone')];
    const file = await storage.put(Buffer.from('a picture'));
    const shared = await storage.put(Buffer.from('a picture of both'));
    const executions = await db.selectFrom('executions').select(['id', 'test_case_id']).execute();
    const name = async (caseId: string, files: { hash: string }[]) => {
      const execution = executions.find((one) => one.test_case_id === caseId)?.id ?? '';
      for (const [at, { hash }] of files.entries()) {
        const about = { kind: 'picture' as const, media_type: 'image/jpeg', size: 9 };
        await db
          .insertInto('evidence_files')
          .values({ execution_id: execution, name: `step-${at}.jpg`, hash, ...about })
          .execute();
      }
    };
    await name(kept.first, [shared]);
    await name(gone.first, [file, shared]);
    const run = await app.call('POST /api/test-cases/run', {
      token,
      body: { ids: [gone.first, gone.second] },
    });
    expect(run.status).toBe(202);

    const remove = (id: string, cases?: 'keep' | 'delete') =>
      app.call('DELETE /api/projects/{id}', { token, params: { id }, query: { ...(cases && { cases }) } });
    expect(await remove(kept.projectId)).toMatchObject({ status: 200, body: { success: true } });
    expect((await remove(gone.projectId, 'delete')).status).toBe(200);
    expect((await remove(gone.projectId, 'delete')).status).toBe(404);

    const { testCases } = (await app.call('GET /api/test-cases', { token })).body;
    expect(testCases.map(({ title, project_id }) => [title, project_id]).sort()).toEqual([
      ['Kept 1', null],
      ['Kept 2', null],
    ]);
    expect((await app.call('GET /api/projects', { token })).body.projects).toEqual([]);
    await expect(storage.read(shared.hash), 'another case shows it').resolves.toBeInstanceOf(Buffer);
    await expect(storage.read(file.hash)).rejects.toThrow('not stored any more');
    const ended = await app.call('GET /api/runs/{id}', { token, params: { id: run.body.run_id } });
    expect(ended.body.run, 'a run of which nothing is left ends').toMatchObject({
      status: 'finished',
      cases: [],
    });
  });

  test('several cases run and are exported together', async () => {
    const app = await startApp(engine);
    const [{ id: owner, token }, stranger] = [await meet(app), await meet(app)];
    const base_url = 'http://127.0.0.1:1/shop';
    const created = await app.call('POST /api/projects', { token, body: { name: 'Shop', base_url } });
    const projectId = created.body.project.id;
    const ids = await addCases(app.services.db, owner, [{ title: 'One' }, { title: 'Two', projectId }]);
    const [theirs = ''] = await addCases(app.services.db, stranger.id, [{ title: 'Theirs' }]);
    const accepted = await app.call('POST /api/test-cases/run', { token, body: { ids, browser: 'firefox' } });
    expect(accepted).toMatchObject({ status: 202, body: { run_id: expect.any(String), status: 'queued' } });
    const run = (await app.call('GET /api/runs/{id}', { token, params: { id: accepted.body.run_id } })).body
      .run;
    expect(run).toMatchObject({ title: 'One and 1 more', browser: 'firefox' });
    expect(run.cases.map(({ title }) => title)).toEqual(['One', 'Two']);
    const addresses = await app.services.db
      .selectFrom('executions')
      .select('target_url')
      .orderBy('place')
      .execute();
    expect(addresses, 'a case without an address begins at its project’s').toEqual([
      { target_url: null },
      { target_url: base_url },
    ]);

    const refuse = async (key: 'run' | 'export', body: object) =>
      (
        await app.server.inject({
          method: 'POST',
          url: `/api/test-cases/${key}`,
          headers: { authorization: `Bearer ${token}` },
          payload: body,
        })
      ).statusCode;
    const many = Array.from({ length: 101 }, (_, at) => `${at}`);
    expect(await refuse('run', { ids: [theirs] })).toBe(404);
    expect(await refuse('run', { ids: [] })).toBe(400);
    expect(await refuse('run', { ids: many })).toBe(400);
    expect(await refuse('export', { ids: [theirs], format: 'json' })).toBe(404);
    expect(await refuse('export', { ids, format: 'pdf' })).toBe(400);

    for (const [format, type, name, text] of [
      ['playwright', 'text/plain', 'assay-test-cases.spec.ts', "test('Two'"],
      ['gherkin', 'text/plain', 'assay-test-cases.feature', 'Scenario: Two'],
      ['json', 'application/json', 'assay-test-cases.json', '"title": "Two"'],
    ] as const) {
      const file = await app.server.inject({
        method: 'POST',
        url: '/api/test-cases/export',
        headers: { authorization: `Bearer ${token}` },
        payload: { ids, format },
      });
      expect(file.headers['content-type']).toContain(type);
      expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
      expect(file.body).toContain(text);
      expect(file.body).toContain('One');
    }
  });
});
