import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Known, meet } from '../../../test/people.ts';
import { addCase, addProject, addResult } from '../../../test/results.ts';
import { onBothEngines, type RunningApp, startApp } from '../../../test/start.ts';

const secret = 'hunter2hunter2';
const text = `Open "http://shop.test/". Log in as "ada" with the password "${secret}". Check that the page shows "Thanks".`;

async function share(
  app: RunningApp,
  { token }: Known,
  body: { test_case_id?: string; project_id?: string },
) {
  const reply = await app.call('POST /api/shares', { token, body });
  expect(reply.status).toBe(201);
  return reply.body;
}

const read = (app: RunningApp, token: string) => app.call('GET /api/shared/{token}', { params: { token } });
const fetchRaw = (app: RunningApp, path: string) => app.server.inject({ url: `/api/shared/${path}` });

onBothEngines('share links', (engine) => {
  test('a link is shown once, kept as a hash alone, listed without itself, and never logged', async () => {
    const app = await startApp(engine, { LOG_LEVEL: 'debug' });
    const ada = await meet(app);
    const caseId = await addCase(app, ada.id, { title: 'A mug' });
    const projectId = await addProject(app, ada.id, 'The shop');
    const made = await share(app, ada, { test_case_id: caseId });
    await share(app, ada, { project_id: projectId });
    expect(made.token).toMatch(/^[\w-]{43}$/);
    expect(made).toMatchObject({
      url: `http://assay.test/shared/${made.token}`,
      badge_url: `http://assay.test/api/shared/${made.token}/badge.svg`,
    });
    await read(app, made.token);
    await fetchRaw(app, `${made.token}/badge.svg`);
    const rows = await app.services.db.selectFrom('shares').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.token);
    const list = (query: object) => app.call('GET /api/shares', { token: ada.token, query });
    const { body } = await list({ test_case_id: caseId });
    expect(body.shares).toEqual([
      {
        id: made.share.id,
        name: 'A mug',
        test_case_id: caseId,
        project_id: null,
        created_at: expect.any(String),
        last_viewed_at: expect.any(String),
      },
    ]);
    expect((await list({})).body.shares).toHaveLength(2);
    expect((await list({ project_id: projectId })).body.shares).toMatchObject([
      { name: 'The shop', last_viewed_at: null },
    ]);
    const log = app.logLines.join('');
    expect(log, 'requests are logged at this level').toContain('/api/shared/');
    expect(log).not.toContain(made.token);
  });

  test('it shows the results, the steps and the pictures of its case, and nothing else', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const caseId = await addCase(app, ada.id, { title: `Log in with ${secret}`, text });
    const otherId = await addCase(app, ada.id, { title: 'Another case' });
    const old = await addResult(app, ada.id, caseId, { verdict: 'failed', at: 1, picture: 'too old' });
    for (let at = 2; at <= 20; at += 1) await addResult(app, ada.id, caseId, { verdict: 'passed', at });
    const last = await addResult(app, ada.id, caseId, { verdict: 'failed', at: 30 });
    await addResult(app, ada.id, caseId, { verdict: 'not run', at: 40 });
    const other = await addResult(app, ada.id, otherId, { verdict: 'passed', at: 50, picture: 'not yours' });
    const { token } = await share(app, ada, { test_case_id: caseId });

    const { body, headers } = await read(app, token);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(body.shared).toMatchObject({
      kind: 'test case',
      title: expect.stringContaining('Log in with'),
      state: 'failing',
      passed: 19,
      cases: [],
      last: { verdict: 'failed', reason: 'It is failed.', browser_used: 'Chrome 1', execution_time: 34 },
    });
    expect(body.shared.results).toHaveLength(20);
    expect(body.shared.last?.steps).toEqual([
      {
        step_number: 1,
        status: 'error',
        action: 'Check that the page shows "Thanks"',
        message: 'The page does not show "Thanks".',
        outcome: 'failed',
        expected: 'the page shows "Thanks"',
        actual: 'Sorry',
        hollow: false,
        picture: `${last}_step-1.jpg`,
        duration_ms: 12,
      },
    ]);
    const shown = JSON.stringify(body);
    const hidden = [secret, 'Another case', 'from-the-', 'internal.test', ada.email, ada.id, caseId, 'A run'];
    for (const word of hidden) expect(shown).not.toContain(word);

    const picture = await fetchRaw(app, `${token}/files/${last}_step-1.jpg`);
    expect(picture).toMatchObject({ statusCode: 200, body: 'a picture' });
    expect(picture.headers['content-type']).toBe('image/jpeg');
    const refused = [
      `${last}_trace.zip`,
      `${last}_nothing.jpg`,
      `${other}_step-1.jpg`,
      `${old}_step-1.jpg`,
      'step-1.jpg',
      '_',
    ];
    for (const name of refused) {
      expect((await fetchRaw(app, `${token}/files/${name}`)).statusCode, name).toBe(404);
    }
  });

  test('a project shows each of its cases with its last result', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const projectId = await addProject(app, ada.id, 'The shop');
    const inside = { projectId, text };
    const first = await addCase(app, ada.id, { title: 'First', ...inside });
    const second = await addCase(app, ada.id, { title: 'Second', ...inside });
    await addCase(app, ada.id, { title: 'Never ran', ...inside });
    const outside = await addCase(app, ada.id, { title: 'Outside' });
    await addResult(app, ada.id, first, { verdict: 'failed', at: 1 });
    await addResult(app, ada.id, first, { verdict: 'passed', at: 2 });
    await addResult(app, ada.id, second, { verdict: 'passed', at: 3 });
    await addResult(app, ada.id, outside, { verdict: 'failed', at: 4 });
    const { token } = await share(app, ada, { project_id: projectId });
    const { shared } = (await read(app, token)).body;
    expect(shared).toMatchObject({
      kind: 'project',
      title: 'The shop',
      state: 'passing',
      passed: 2,
      last: { title: 'Second' },
    });
    expect(shared.results.map(({ title, verdict }) => `${title} ${verdict}`)).toEqual([
      'Second passed',
      'First passed',
      'First failed',
    ]);
    const shownCases = shared.cases.map(({ title, last }) => `${title} ${last?.verdict}`);
    expect(shownCases.toSorted()).toEqual(['First passed', 'Never ran undefined', 'Second passed']);
    await addResult(app, ada.id, second, { verdict: 'hollow', at: 5 });
    expect((await read(app, token)).body.shared.state).toBe('failing');
  });

  test('the badge says passing, failing or no result, as a picture that runs nothing', async () => {
    const app = await startApp(engine);
    const ada = await meet(app);
    const caseId = await addCase(app, ada.id, { title: 'A <b>mug</b>' });
    const { token } = await share(app, ada, { test_case_id: caseId });
    const badge = () => fetchRaw(app, `${token}/badge.svg`);
    const states = [
      ['no result', undefined],
      ['passing', 'passed'],
      ['failing', 'failed'],
      ['passing', 'passed'],
      ['failing', 'error'],
    ] as const;
    for (const [index, [state, verdict]] of states.entries()) {
      if (verdict) await addResult(app, ada.id, caseId, { verdict, at: index + 1 });
      const { statusCode, headers, body } = await badge();
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=60',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(body).toContain(`<title>Assay: ${state}</title>`);
      expect(body).not.toMatch(/script|style|href|mug/i);
    }
    expect((await fetchRaw(app, `${'x'.repeat(43)}/badge.svg`)).statusCode).toBe(404);
  });

  test('nobody shares, sees or revokes what is somebody else’s; a revoked link is gone at once', async () => {
    const app = await startApp(engine);
    const [ada, bob] = [await meet(app), await meet(app)];
    const caseId = await addCase(app, ada.id, { title: 'A mug' });
    const projectId = await addProject(app, ada.id, 'The shop');
    const made = await share(app, ada, { test_case_id: caseId });
    for (const body of [{ test_case_id: caseId }, { project_id: projectId }, { project_id: randomUUID() }]) {
      expect((await app.call('POST /api/shares', { token: bob.token, body })).status).toBe(404);
    }
    for (const body of [{}, { test_case_id: caseId, project_id: projectId }]) {
      expect((await app.call('POST /api/shares', { token: ada.token, body })).status).toBe(400);
    }
    expect((await app.call('GET /api/shares', { token: bob.token, query: {} })).body.shares).toEqual([]);
    const revoke = ({ token }: Known) =>
      app.call('DELETE /api/shares/{id}', { token, params: { id: made.share.id } });
    expect((await revoke(bob)).status).toBe(404);
    expect((await read(app, made.token)).status).toBe(200);
    expect((await revoke(ada)).status).toBe(200);
    expect(await read(app, made.token)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: expect.stringContaining('revoked') },
    });
    expect((await fetchRaw(app, `${made.token}/badge.svg`)).statusCode).toBe(404);
    expect((await revoke(ada)).status).toBe(404);
  });

  test('a link ends with its owner’s access, and with what it shows', async () => {
    const app = await startApp(engine);
    const [ada, bob] = [await meet(app), await meet(app)];
    const adas = await addCase(app, ada.id, { title: 'A mug' });
    const bobs = await addCase(app, bob.id, { title: 'A cup' });
    const ofAda = (await share(app, ada, { test_case_id: adas })).token;
    const ofBob = (await share(app, bob, { test_case_id: bobs })).token;
    const setStatus = (status: 'active' | 'disabled' | 'suspended') =>
      app.services.db.updateTable('users').set({ status }).where('id', '=', ada.id).execute();
    for (const status of ['disabled', 'suspended'] as const) {
      await setStatus(status);
      expect((await read(app, ofAda)).status, status).toBe(404);
    }
    await setStatus('active');
    expect((await read(app, ofAda)).status).toBe(200);
    await app.call('DELETE /api/user/account', { token: ada.token, body: { password: ada.password } });
    await app.call('DELETE /api/test-cases/{id}', { token: bob.token, params: { id: bobs } });
    expect((await read(app, ofAda)).status).toBe(404);
    expect((await read(app, ofBob)).status).toBe(404);
    expect(await app.services.db.selectFrom('shares').selectAll().execute()).toEqual([]);
  });

  test('an access token cannot make links, and public reads are counted per address', async () => {
    const app = await startApp(engine, { RATE_LIMITS: 'on' });
    const ada = await meet(app);
    const caseId = await addCase(app, ada.id, { title: 'A mug' });
    const made = await app.call('POST /api/access-tokens', { token: ada.token, body: { name: 'ci' } });
    const body = { test_case_id: caseId };
    expect((await app.call('POST /api/shares', { token: made.body.token, body })).status).toBe(403);
    const { token } = await share(app, ada, body);
    const from = (ip: string) => app.call('GET /api/shared/{token}', { params: { token }, ip });
    await app.services.limits.count('shared', '10.0.0.1');
    for (let used = 1; used < 300; used += 1) await app.services.limits.count('shared', '10.0.0.1');
    const refused = await from('10.0.0.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.0.0.2')).status).toBe(200);
  });
});
