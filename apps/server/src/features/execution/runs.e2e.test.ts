import type { RunEvent, RunView } from '@assay/contract';
import { describe, expect, test } from 'vitest';
import { onBothEngines, type RunningApp, signUp, startApp } from '../../../test/start.ts';

/** The real server, listening, so that its demo shop can be tested. */
async function startListening(engine: 'sqlite' | 'postgres', environment: Record<string, string> = {}) {
  const app = await startApp(engine, environment);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  await app.prepare();
  return { app, demo: new URL('/demo/products', app.server.listeningOrigin).href };
}

const mug = `Add the "Stoneware Mug" to the cart.
Check that the page shows "Stoneware Mug was added to your cart."`;

async function follow(app: RunningApp, token: string, runId: string, after = 0): Promise<RunEvent[]> {
  const response = await fetch(new URL(`/api/runs/${runId}/events`, app.server.listeningOrigin), {
    headers: { authorization: `Bearer ${token}`, 'last-event-id': String(after) },
  });
  const text = await response.text();
  return [...text.matchAll(/^event: (?!end)[^\n]+\ndata: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
}

async function readRun(app: RunningApp, token: string, id: string): Promise<RunView> {
  const { body } = await app.call('GET /api/runs/{id}', { token, params: { id } });
  return body.run;
}

onBothEngines('a requirement', (engine) => {
  test('becomes cases that have run, with their evidence', async () => {
    const { app, demo } = await startListening(engine);
    const token = await signUp(app);
    const { status, body } = await app.call('POST /api/process-text', {
      token,
      body: { text: mug, target_url: demo, complexity: 'simple', nlp_model: 'openrouter' },
    });
    expect(status, body.error).toBe(200);
    expect(body.generation).toMatchObject({ engine: 'built-in', source: 'openrouter' });
    expect(body.generation.fallback).toContain('OPENROUTER_API_KEY');
    const [first] = body.testResults;
    expect(first, JSON.stringify(first, null, 1)).toMatchObject({ verdict: 'passed', enhanced: true });
    expect(first?.rpaResult).toMatchObject({ overall_status: 'passed', success_rate: '100.0%' });

    const { body: read } = await app.call('GET /api/executions/{id}', {
      token,
      params: { id: first?.execution_id ?? '' },
    });
    expect(read.report.case.steps.at(-1)?.picture).toBeTruthy();
    const picture = await app.server.inject({
      url: `/api/executions/${first?.execution_id}/files/${read.report.case.steps.at(-1)?.picture}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
  });
});

describe('a run', () => {
  test('tells its progress as it goes, and a broken stream resumes', async () => {
    const { app, demo } = await startListening('sqlite');
    const token = await signUp(app);
    const accepted = await app.server.inject({
      method: 'POST',
      url: '/api/process-text',
      headers: { authorization: `Bearer ${token}`, prefer: 'respond-async' },
      payload: { text: mug, target_url: demo, complexity: 'simple' },
    });
    expect(accepted.statusCode).toBe(202);
    const { run_id: runId } = accepted.json();
    const events = await follow(app, token, runId);
    const types = events.map(({ type }) => type);
    expect(types).toContain('planned');
    expect(types.indexOf('planned')).toBeLessThan(types.indexOf('step started'));
    expect(types.filter((type) => type === 'frame').length).toBeGreaterThan(0);
    const last = events.findLast(({ type }) => type !== 'frame');
    expect(last).toMatchObject({ type: 'run', run: { status: 'finished' } });
    const run = await readRun(app, token, runId);
    expect(run.cases.length).toBeGreaterThanOrEqual(2);

    const resumed = await follow(app, token, runId, run.last_event - 2);
    expect(resumed.length).toBe(2);
  });
});
