import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunEvent } from '@assay/contract';
import { describe, expect, test, vi } from 'vitest';
import { followRun, readRun, startListening, submit } from '../../../test/listening.ts';
import { ada, onBothEngines, signUp, temporaryFolder } from '../../../test/start.ts';

const mug = `Click "Add to cart" in the "Stoneware Mug" item
Check that the page shows "Stoneware Mug was added to your cart."`;
const total = `${mug}
Click "cart". Check that "total" is $12.`;
/** Three requirements, so three cases. */
const three = `## Cart
${mug}

## Products
Open "/demo/products". Check that the page shows "Stoneware Mug".

## Total
Open the cart. The total should be $0.00.`;
const grace = { ...ada, firstName: 'Grace', email: 'grace@example.com' };

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

onBothEngines('a requirement', (engine) => {
  test('becomes cases that have run, with their evidence', async () => {
    const { app, demo } = await startListening(engine);
    const token = await signUp(app);
    const { status, body } = await app.call('POST /api/process-text', {
      token,
      body: { text: three, target_url: demo, complexity: 'simple', nlp_model: 'openrouter' },
    });
    expect(status, body.error).toBe(200);
    expect(body.generation).toMatchObject({ engine: 'built-in', source: 'openrouter' });
    expect(body.generation.fallback).toContain('OPENROUTER_API_KEY');
    const [first] = body.testResults;
    expect(first, JSON.stringify(first, null, 1)).toMatchObject({ verdict: 'passed', enhanced: true });
    expect(first?.rpaResult).toMatchObject({ overall_status: 'passed', success_rate: '100.0%' });

    const id = first?.execution_id ?? '';
    const { body: read } = await app.call('GET /api/executions/{id}', { token, params: { id } });
    const { report } = read;
    expect(report.log.length).toBeGreaterThan(0);
    expect(report.files.map(({ kind }) => kind)).toContain('trace');
    const name = report.case.steps.at(-1)?.picture;
    const headers = { authorization: `Bearer ${token}` };
    const picture = await app.server.inject({ url: `/api/executions/${id}/files/${name}`, headers });
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
    for (const [format, sign] of [
      ['junit', '<testsuites'],
      ['html', '<!doctype html>'],
      ['playwright', "from '@playwright/test'"],
      ['gherkin', 'Scenario:'],
      ['json', '"assay-test-cases"'],
    ]) {
      const file = await app.server.inject({ url: `/api/executions/${id}/export?format=${format}`, headers });
      expect(file.statusCode, format).toBe(200);
      expect(file.body.toLowerCase(), format).toContain(sign?.toLowerCase());
    }
    const { body: listed } = await app.call('GET /api/test-executions', { token, query: { limit: 1 } });
    expect(listed.executions).toHaveLength(1);
    const next = await app.call('GET /api/test-executions', {
      token,
      query: { cursor: listed.next_cursor ?? '' },
    });
    expect(next.body.executions.length).toBe(body.testResults.length - 1);
  });

  test('belongs to its author alone', async () => {
    const { app, demo } = await startListening(engine);
    const token = await signUp(app);
    const other = await signUp(app, grace);
    const runId = await submit(app, token, { text: mug, target_url: demo });
    await followRun(app.server.listeningOrigin, token, runId);
    const { cases } = await readRun(app, token, runId);
    const execution = { id: cases[0]?.execution_id ?? '' };
    const testCase = { id: cases[0]?.test_case_id ?? '' };
    const answers = [
      await app.call('GET /api/runs/{id}', { token: other, params: { id: runId } }),
      await app.call('POST /api/runs/{id}/cancel', { token: other, params: { id: runId } }),
      await app.call('POST /api/runs/{id}/rerun', { token: other, params: { id: runId } }),
      await app.call('GET /api/executions/{id}', { token: other, params: execution }),
      await app.call('GET /api/executions/{id}/files/{name}', {
        token: other,
        params: { ...execution, name: 'step-1.jpg' },
      }),
      await app.call('GET /api/test-cases/{id}', { token: other, params: testCase }),
      await app.call('PUT /api/test-cases/{id}', { token: other, params: testCase, body: { title: 'Mine' } }),
      await app.call('DELETE /api/test-cases/{id}', { token: other, params: testCase }),
      await app.call('POST /api/test-cases/{id}/run', { token: other, params: testCase, body: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const { body } = await app.call('GET /api/test-cases', { token: other });
    expect(body.testCases).toEqual([]);
    const { body: runs } = await app.call('GET /api/runs', { token: other });
    expect(runs.runs).toEqual([]);
  });
});

describe('a run', () => {
  test('tells its progress as it goes, and a broken stream resumes', async () => {
    const { app, demo } = await startListening('sqlite');
    const token = await signUp(app);
    const runId = await submit(app, token, { text: three, target_url: demo, complexity: 'simple' });
    const address = app.server.listeningOrigin;
    const events = await followRun(address, token, runId);
    const types = events.map(({ type }) => type);
    expect(types).toContain('planned');
    expect(types.indexOf('planned')).toBeLessThan(types.indexOf('step started'));
    expect(types.filter((type) => type === 'frame').length).toBeGreaterThan(0);
    const last = events.findLast(({ type }) => type !== 'frame');
    expect(last).toMatchObject({ type: 'run', run: { status: 'finished' } });
    const run = await readRun(app, token, runId);
    expect(run.cases.length).toBeGreaterThanOrEqual(2);
    const resumed = await followRun(address, token, runId, { after: run.last_event - 2 });
    expect(resumed.length).toBe(2);
  });

  test('shows its page to whoever comes while nothing moves on it', async () => {
    const { app, demo } = await startListening('sqlite', { PARALLEL: '1' });
    const token = await signUp(app);
    const text = 'Open "/demo/products". Pause for 60 seconds. Check that the page shows "Stoneware Mug".';
    const runId = await submit(app, token, { text, target_url: demo, complexity: 'simple' });
    const address = app.server.listeningOrigin;
    const isPause = (event: RunEvent) => event.type === 'step started' && event.action.startsWith('Pause');
    let movedAt = Number.POSITIVE_INFINITY;
    const early = followRun(address, token, runId, {
      onEvent(event) {
        if (event.type === 'frame' || isPause(event)) movedAt = performance.now();
      },
    });
    await vi.waitFor(() => expect(performance.now() - movedAt).toBeGreaterThan(2000), { timeout: 600_000 });
    const cancel = () => app.call('POST /api/runs/{id}/cancel', { token, params: { id: runId } });
    const late = await followRun(address, token, runId, {
      onEvent: ({ type }) => type === 'frame' && void cancel(),
    });
    await early;
    const types = late.slice(late.findIndex(isPause)).map(({ type }) => type);
    expect(types).toContain('frame');
    expect(types.slice(0, types.indexOf('frame'))).not.toContain('step ended');
  });

  test('is cancelled: what is under way stops, the rest does not begin', async () => {
    const { app, demo } = await startListening('sqlite', { PARALLEL: '1' });
    const token = await signUp(app);
    const runId = await submit(app, token, { text: three, target_url: demo, complexity: 'complex' });
    let cancelled: Promise<unknown> | undefined;
    const events = await followRun(app.server.listeningOrigin, token, runId, {
      onEvent: ({ type }) => {
        if (type !== 'step started') return;
        cancelled ??= app.call('POST /api/runs/{id}/cancel', { token, params: { id: runId } });
      },
    });
    await cancelled;
    expect(events.findLast(({ type }) => type === 'run')).toMatchObject({ run: { status: 'cancelled' } });
    const run = await readRun(app, token, runId);
    expect(run.cases.length).toBeGreaterThan(2);
    expect(new Set(run.cases.map(({ cause }) => cause))).toEqual(new Set(['cancelled']));
    const { body } = await app.call('GET /api/automation', { token });
    expect(body.queue).toEqual({ waiting: 0, running: 0 });
  });

  test('fails with what was expected and what was seen where the site has a bug', async () => {
    const { app, demo } = await startListening('sqlite');
    const token = await signUp(app);
    const { body } = await app.call('POST /api/process-text', {
      token,
      body: { text: total, target_url: `${demo}?bug=wrong-total`, complexity: 'simple' },
    });
    const [first] = body.testResults;
    expect(first).toMatchObject({ verdict: 'failed' });
    const params = { id: first?.execution_id ?? '' };
    const { body: read } = await app.call('GET /api/executions/{id}', { token, params });
    const failed = read.report.case.steps.find(({ outcome }) => outcome === 'failed');
    expect(failed?.expected).toContain('12');
    expect(failed?.actual).toContain('$0.00');
  });

  test('that opens a page of the site first is planned by what stands on that page', async () => {
    const { app, demo } = await startListening('sqlite');
    const token = await signUp(app);
    const { body } = await app.call('POST /api/process-text', {
      token,
      body: {
        text: 'Open "/demo/contact". Type "Ada Lovelace" in "name". Type "ada@example.com" in "e-mail". Select "An order" from "What is it about?". Type "Where is my parcel, please?" in the "message" field. Click "Send message". Check that the page shows "Thank you".',
        target_url: new URL('/', demo).href,
        complexity: 'simple',
        include_edge_cases: false,
        nlp_model: 'openrouter',
      },
    });
    const { length } = body.testResults;
    expect(length, 'required fields of that page are left empty').toBeGreaterThan(1);
    expect(body.testResults.map(({ verdict }) => verdict)).toEqual(body.testResults.map(() => 'passed'));
  });

  test('without an address leaves cases that were not run, and says what to add', async () => {
    const { app } = await startListening('sqlite');
    const token = await signUp(app);
    const { body } = await app.call('POST /api/process-text', {
      token,
      body: { text: 'Click the "Save" button. The page should show "Saved".' },
    });
    expect(body.testResults[0]).toMatchObject({ verdict: 'not run', enhanced: false });
    expect(body.testResults[0]?.reason).toContain('Target URL');
    const { body: listed } = await app.call('GET /api/test-cases', { token });
    expect(listed.testCases[0]).toMatchObject({ status: 'generated' });
    expect(JSON.parse(listed.testCases[0]?.steps ?? '')[0]).toMatchObject({
      step_number: 1,
      action: 'Click the "Save" button',
    });
  });

  test('can be repeated, its cases edited first; what is deleted takes its evidence along', async () => {
    const folder = temporaryFolder();
    const evidence = join(folder, 'evidence');
    const { app, demo } = await startListening('sqlite', { DATA_DIR: folder });
    const token = await signUp(app);
    const runId = await submit(app, token, { text: mug, target_url: demo, complexity: 'simple' });
    await followRun(app.server.listeningOrigin, token, runId);
    const { cases } = await readRun(app, token, runId);
    const params = { id: cases[0]?.test_case_id ?? '' };
    const { body: before } = await app.call('GET /api/test-cases/{id}', { token, params });
    const steps = before.testCase.steps.map(({ sentence }) => sentence);
    const { body: edited } = await app.call('PUT /api/test-cases/{id}', {
      token,
      params,
      body: {
        title: 'Edited',
        steps: [...steps, 'Check that the page shows "Fountain Pen"', 'frobnicate the wibble'],
        updated_at: before.testCase.updated_at,
      },
    });
    expect(edited.testCase.steps.at(-1)).toMatchObject({ understood: false });
    const stale = await app.call('PUT /api/test-cases/{id}', {
      token,
      params,
      body: { title: 'Late', updated_at: before.testCase.updated_at },
    });
    expect(stale.status).toBe(409);
    const { status, body: rerun } = await app.call('POST /api/test-cases/{id}/run', {
      token,
      params,
      body: {},
    });
    expect(status).toBe(202);
    await followRun(app.server.listeningOrigin, token, rerun.run_id);
    const again = await readRun(app, token, rerun.run_id);
    expect(again.cases).toHaveLength(1);
    expect(again.cases[0]).toMatchObject({ title: 'Edited', verdict: 'error', cause: 'not understood' });
    expect(again.cases[0]?.steps.at(-2)).toMatchObject({ outcome: 'passed' });

    const removed = await app.call('DELETE /api/test-cases/{id}', { token, params });
    expect(removed.status).toBe(200);
    expect((await app.call('GET /api/test-cases/{id}', { token, params })).status).toBe(404);
    const left = await app.services.db.selectFrom('evidence_files').select('hash').distinct().execute();
    expect(await countFiles(evidence)).toBe(left.length);
    const body = { password: ada.password };
    expect((await app.call('DELETE /api/user/account', { token, body })).status).toBe(200);
    expect(await countFiles(evidence)).toBe(0);
  });

  test('whose words mean two things shows candidates; choosing one settles it for the next run', async () => {
    const { app, demo } = await startListening('sqlite');
    const token = await signUp(app);
    const runId = await submit(app, token, {
      text: 'Click the "Add to cart" button. Check that the page shows "was added to your cart".',
      target_url: demo,
      complexity: 'simple',
    });
    await followRun(app.server.listeningOrigin, token, runId);
    const [first] = (await readRun(app, token, runId)).cases;
    expect(first).toMatchObject({ verdict: 'error', cause: 'ambiguous' });
    const step = first?.steps.find(({ problem }) => problem?.class === 'ambiguous');
    expect(step?.candidates.length).toBeGreaterThan(1);
    const { status, body } = await app.call('POST /api/executions/{id}/choose', {
      token,
      params: { id: first?.execution_id ?? '' },
      body: { step_number: step?.step_number ?? 0, candidate: 0 },
    });
    expect(status).toBe(202);
    await followRun(app.server.listeningOrigin, token, body.run_id);
    const [again] = (await readRun(app, token, body.run_id)).cases;
    expect(again, again?.reason).toMatchObject({ verdict: 'passed' });
    const { body: saved } = await app.call('GET /api/test-cases/{id}', {
      token,
      params: { id: first?.test_case_id ?? '' },
    });
    expect(saved.testCase.aliases).toHaveLength(1);
  });
});

test('words that only a page makes clear are kept as the steps they were read as, and run again alike', async () => {
  const { app, demo } = await startListening('sqlite');
  const token = await signUp(app);
  const text = 'Nose around for a "Stoneware Mug" there. The page should show "Stoneware Mug".';
  const runId = await submit(app, token, { text, target_url: demo, complexity: 'simple' });
  await followRun(app.server.listeningOrigin, token, runId);
  const [first] = (await readRun(app, token, runId)).cases;
  const params = { id: first?.test_case_id ?? '' };
  const { body } = await app.call('POST /api/test-cases/{id}/run', { token, params, body: {} });
  await followRun(app.server.listeningOrigin, token, body.run_id);
  const [again] = (await readRun(app, token, body.run_id)).cases;
  expect(again?.verdict).toBe(first?.verdict);
  expect(again?.steps.map(({ action }) => action)).toEqual(first?.steps.map(({ action }) => action));
  expect(again?.total_steps).toBe(again?.steps.length);
});
