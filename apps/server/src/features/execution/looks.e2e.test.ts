import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { followRun, readRun, startListening } from '../../../test/listening.ts';
import { lookAs } from '../../../test/looks.ts';
import { type RunningApp, signUp } from '../../../test/start.ts';

/** A page that changes when it is told to. */
async function servePage() {
  const shown = { total: '$12' };
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="en"><title>Shop</title><style>@keyframes turn { to { rotate: 1turn } }
      i { display: block; width: 30px; height: 30px; background: teal; animation: turn 1s infinite linear }</style>
      <h1>Shop</h1><script>document.write(new Date().toISOString().slice(0, 16))</script><i></i><input autofocus><section aria-label="Cart"><h2>Cart</h2><p>Total ${shown.total}</p></section>
      <p style="margin-top: 900px">End</p>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { shown, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function finish(app: RunningApp, token: string, runId: string) {
  await followRun(app.server.listeningOrigin, token, runId);
  const { cases } = await readRun(app, token, runId);
  const [only] = cases;
  if (!only) throw new Error('The run has no case.');
  return only;
}

test('a page is captured, compared, found changed, approved and compared again', {
  timeout: 600_000,
}, async () => {
  const { app } = await startListening('sqlite');
  const token = await signUp(app);
  const { shown, url } = await servePage();
  const { history, comparison } = lookAs(app, token);
  const sizes = [
    { width: 800, height: 600 },
    { width: 400, height: 700 },
  ];
  const asked = await app.call('POST /api/visual/pages', {
    token,
    body: { name: 'Shop', url, viewports: [...sizes, ...sizes.slice(0, 1)] },
  });
  expect(asked.status, asked.body.error).toBe(202);
  const { test_case_id: id, runs } = asked.body.data;
  const first = await finish(app, token, runs[0]?.run_id ?? '');
  expect(first.title).toBe('Visual: Shop');
  expect(first, JSON.stringify(first, null, 1)).toMatchObject({ verdict: 'hollow' });
  expect(first.steps.map(({ action }) => action)).toEqual([
    expect.stringMatching(/^Set the browser clock to "\d{4}-\d\d-\d\dT\d\d:\d\dZ"$/),
    'Resize the window to 800 by 600',
    `Open "${url}"`,
    'Check that the whole page looks the same as "800x600"',
    'Resize the window to 400 by 700',
    `Open "${url}"`,
    'Check that the whole page looks the same as "400x700"',
  ]);
  expect(first.steps[3]).toMatchObject({
    hollow: true,
    message: 'The whole page is kept as the baseline; there was nothing to compare with yet.',
  });
  const kept = await comparison(first.steps[3]?.comparison_id ?? '');
  expect(kept).toMatchObject({
    status: 'new',
    test_name: 'Visual: Shop',
    step_name: '800x600',
    browser: 'chrome',
    viewport: '800x600',
    step_number: 4,
    execution_id: first.execution_id,
  });
  expect(kept.picture.height).toBeGreaterThan(900);

  async function again() {
    const { body } = await app.call('POST /api/test-cases/{id}/run', { token, params: { id }, body: {} });
    return { runId: body.run_id, ...(await finish(app, token, body.run_id)) };
  }
  expect(await again()).toMatchObject({ verdict: 'passed' });
  shown.total = '$15';
  const changed = await again();
  expect(changed).toMatchObject({ verdict: 'failed' });
  expect(changed.reason).toMatch(/% of the whole page changed: \d+ pixels in \d places?/);
  expect((await comparison(changed.steps[3]?.comparison_id ?? '')).status).toBe('failed');
  const { comparisons } = await history({ run_id: changed.runId });
  expect(comparisons.map(({ review }) => review)).toEqual(['waiting', 'waiting']);
  const approved = await app.call('POST /api/visual/comparisons/approve', {
    token,
    body: { run_id: changed.runId },
  });
  expect(approved.body.data.approved).toBe(2);
  expect(await again()).toMatchObject({ verdict: 'passed' });
  const { cases } = await readRun(app, token, changed.runId);
  expect(cases[0]?.verdict).toBe('failed');

  for (const bad of ['ftp://example.com/', 'not an address', 'http://169.254.169.254/latest']) {
    const { status, body } = await app.call('POST /api/visual/pages', {
      token,
      body: { name: 'Bad', url: bad, viewports: sizes },
    });
    expect(status, bad).toBe(400);
    expect(body.details?.[0]?.field, bad).toBe('url');
  }
  const element = await app.call('POST /api/visual/pages', {
    token,
    body: { name: 'Cart', url, element: 'the Cart section', viewports: sizes.slice(0, 1) },
  });
  const cart = await finish(app, token, element.body.data.runs[0]?.run_id ?? '');
  expect(cart.steps[3]?.action).toBe('Check that the "Cart" section looks the same as "800x600"');
  expect(cart.verdict).toBe('hollow');
});
