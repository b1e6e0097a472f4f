import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { followRun, readRun, startListening, submit } from '../../../test/listening.ts';
import { signUp } from '../../../test/start.ts';
import { complete, startProvider } from '../generation/models/provider.fixture.ts';

async function serve(answer: RequestListener): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const page =
  (body: string): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Site</title>${body}`);
  };

describe('addresses that may not be reached', () => {
  test('addresses that are plainly forbidden are refused when they are submitted', async () => {
    const { app } = await startListening('sqlite');
    const token = await signUp(app);
    for (const target_url of [
      'http://169.254.169.254/latest/meta-data',
      'http://2852039166/',
      'http://[fe80::1]/',
      'file:///etc/passwd',
      'http://',
    ]) {
      const { status, body } = await app.call('POST /api/process-text', {
        token,
        body: { text: 'x', target_url },
      });
      expect(status, target_url).toBe(400);
      expect(body.details?.[0]?.field, target_url).toBe('target_url');
      expect(body.error?.length, target_url).toBeGreaterThan(20);
    }
  });

  test('a private site is refused with a reason, and is never asked, where nothing private is allowed', async () => {
    const site = await serve(page('<h1>Start</h1>'));
    const { app } = await startListening('sqlite', { ALLOW_PRIVATE_TARGETS: 'none' });
    const token = await signUp(app);
    const runId = await submit(app, token, {
      text: `Open "${site.address}/". Check that the page shows "Start".`,
    });
    await followRun(app.server.listeningOrigin, token, runId);
    const [first] = (await readRun(app, token, runId)).cases;
    expect(first).toMatchObject({ verdict: 'error', cause: 'refused address' });
    expect(first?.reason).toContain('127.0.0.1');
    expect(site.asked).toEqual([]);
  });

  test('from an allowed site: redirects, links and parts of the page lead nowhere else', async () => {
    const secret = await serve(page('<h1>Secret</h1>'));
    const site = await serve((request, response) => {
      if (request.url === '/redirect')
        response.writeHead(302, { location: `${secret.address}/redirected` }).end();
      else
        page(
          `<h1>Start</h1><img src="${secret.address}/image.png"><a href="${secret.address}/linked">Go on</a>`,
        )(request, response);
    });
    // A server that others can reach allows only what is named.
    const { app } = await startListening('sqlite', {
      HOST: '0.0.0.0',
      ALLOW_PRIVATE_TARGETS: new URL(site.address).host,
    });
    const token = await signUp(app);
    const verdicts = [];
    for (const text of [
      `Open "${site.address}/". Check that the page shows "Start".`,
      `Open "${site.address}/redirect". Check that the page shows "Secret".`,
      `Open "${site.address}/". Click "Go on". Check that the page shows "Secret".`,
      // What the guard shows in the place of the page is not the page, so nothing can pass on it.
      `Open "${site.address}/". Click "Go on". Check that the page does not show "Forbidden things".`,
    ]) {
      const runId = await submit(app, token, { text, complexity: 'simple' });
      await followRun(app.server.listeningOrigin, token, runId);
      const [first] = (await readRun(app, token, runId)).cases;
      verdicts.push([first?.verdict, first?.cause]);
    }
    expect(verdicts).toEqual([
      ['passed', null],
      ['error', 'refused address'],
      ['error', 'refused address'],
      ['error', 'refused address'],
    ]);
    expect(secret.asked).toEqual([]);
    expect(site.asked.length).toBeGreaterThan(0);
  });
});

test('secrets of a requirement appear nowhere: not in the log, events, answers, exports, files or prompts', async () => {
  const secret = 'Tr0ub4dor-and-3';
  const proposal = {
    cases: [
      {
        title: 'A wrong password',
        description: '',
        priority: 'high',
        origin: 'negative',
        expectedResult: 'It is refused.',
        steps: ['Log in as "ada@example.com" with the password "wrong"', 'Check that the page shows "wrong"'],
      },
    ],
  };
  const provider = await startProvider(complete(JSON.stringify(proposal)));
  const { app, demo } = await startListening('sqlite', {
    LOG_LEVEL: 'trace',
    OPENROUTER_BASE_URL: provider.source.baseUrl,
    OPENROUTER_MODEL: 'test/model',
  });
  const token = await signUp(app);
  const runId = await submit(app, token, {
    text: `Log in with ada@example.com / ${secret}. The page should show an error message. The password is ${secret}.`,
    target_url: new URL('/demo/login', demo).href,
    complexity: 'simple',
  });
  const events = await followRun(app.server.listeningOrigin, token, runId);
  const run = await readRun(app, token, runId);
  expect(provider.received.length).toBeGreaterThan(0);
  expect(run.generation).toMatchObject({ engine: 'openrouter', tokens: { prompt: 11, completion: 7 } });
  expect(run.cases.length).toBeGreaterThan(1);
  const places: Record<string, string> = {
    log: app.logLines.join('\n'),
    events: JSON.stringify(events.filter(({ type }) => type !== 'frame')),
    prompts: JSON.stringify(provider.received),
    run: JSON.stringify(run),
    cases: JSON.stringify((await app.call('GET /api/test-cases', { token })).body),
    automation: JSON.stringify((await app.call('GET /api/automation', { token })).body),
    reports: JSON.stringify((await app.call('GET /api/reports', { token })).body),
    history: JSON.stringify((await app.call('GET /api/test-executions', { token })).body),
  };
  const headers = { authorization: `Bearer ${token}` };
  for (const one of run.cases) {
    const { body } = await app.call('GET /api/test-cases/{id}', { token, params: { id: one.test_case_id } });
    places[`case ${one.title}`] = JSON.stringify(body);
    const id = one.execution_id;
    places[`report ${one.title}`] = JSON.stringify(
      (await app.call('GET /api/executions/{id}', { token, params: { id } })).body,
    );
    for (const format of ['html', 'junit', 'json', 'playwright', 'gherkin']) {
      const file = await app.server.inject({ url: `/api/executions/${id}/export?format=${format}`, headers });
      places[`${format} ${one.title}`] = file.body;
    }
  }
  for (const format of ['html', 'csv', 'json', 'junit']) {
    const file = await app.server.inject({ url: `/api/reports/export?format=${format}`, headers });
    places[`all as ${format}`] = file.body;
  }
  const leaks = Object.entries(places)
    .filter(([, content]) => content.includes(secret))
    .map(
      ([place, content]) =>
        `${place}: …${content.slice(Math.max(0, content.indexOf(secret) - 80), content.indexOf(secret) + 20)}`,
    );
  expect(leaks).toEqual([]);
  expect(Object.values(places).every((content) => content.length > 2)).toBe(true);

  // What is hidden is still what is typed when the case runs again after an edit.
  const params = { id: run.cases[0]?.test_case_id ?? '' };
  const { body: read } = await app.call('GET /api/test-cases/{id}', { token, params });
  const steps = read.testCase.steps.map(({ sentence, source }) => sentence || source);
  expect(steps.join('\n')).toContain('{{secret');
  await app.call('PUT /api/test-cases/{id}', { token, params, body: { steps: [...steps, 'Go back'] } });
  const [row] = await app.services.db
    .selectFrom('test_cases')
    .select('steps')
    .where('id', '=', params.id)
    .execute();
  expect(row?.steps).toContain(secret);
});
