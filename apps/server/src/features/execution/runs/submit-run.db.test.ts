import { expect, test } from 'vitest';
import { ada, onBothEngines, signUp, startApp } from '../../../../test/start.ts';

/** Without `prepare` nothing is taken from the queue, so what is accepted stays there. */
onBothEngines('submitting', (engine) => {
  const text = 'Click "Save". Check that the page shows "Saved".';

  const refused: [what: string, body: object, message: string][] = [
    ['no text', {}, 'Please enter your testing requirements.'],
    ['an empty text', { text: '' }, 'Please enter your testing requirements.'],
    ['blanks', { text: ' \n\t ' }, 'Please enter your testing requirements.'],
    ['1001 characters', { text: 'x'.repeat(1001) }, 'Requirements text is too long (max 1000 characters).'],
    ['a number', { text: 7 }, 'Please enter your testing requirements.'],
    ['an unknown model', { text, nlp_model: 'gpt' }, 'openrouter'],
    ['an unknown browser', { text, browser: 'lynx' }, 'chrome'],
    ['an unknown test type', { text, test_type: 'vibes' }, 'functional'],
    ['a target with spaces', { text, target_url: 'my site' }, 'spaces'],
    ['a target without a host', { text, target_url: 'https://' }, 'not a web address'],
  ];

  test('what cannot be used is refused with a sentence, and nothing is stored', async () => {
    const app = await startApp(engine);
    const token = await signUp(app);
    for (const [what, body, message] of refused) {
      const answer = await app.call('POST /api/process-text', { token, body: body as { text: string } });
      expect(answer.status, what).toBe(400);
      expect(answer.body.error, what).toContain(message);
    }
    expect((await app.call('GET /api/runs', { token })).body.runs).toEqual([]);
  });

  test('a project of somebody else is none', async () => {
    const app = await startApp(engine);
    const token = await signUp(app);
    const other = await signUp(app, { ...ada, email: 'grace@example.com' });
    const { body } = await app.call('POST /api/projects', { token, body: { name: 'Mine' } });
    const mine = { text, project_id: body.project.id };
    expect((await app.call('POST /api/process-text', { token: other, body: mine })).status).toBe(404);
    expect((await app.call('GET /api/projects', { token: other })).body.projects).toEqual([]);
    expect((await app.call('GET /api/projects', { token })).body.projects).toMatchObject([{ name: 'Mine' }]);
  });

  test('one person can queue only so many runs; then they are told when to come back', async () => {
    const app = await startApp(engine);
    const token = await signUp(app);
    const submit = () =>
      app.server.inject({
        method: 'POST',
        url: '/api/process-text',
        headers: { authorization: `Bearer ${token}`, prefer: 'respond-async' },
        payload: { text },
      });
    // At the same moment, so that none sees the others before it is stored itself.
    const answers = await Promise.all(Array.from({ length: 21 }, submit));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: 20 }, () => 202),
      429,
    ]);
    const refused = await submit();
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json().error).toBe('Too many requests. Please wait a moment and try again.');
    const { body } = await app.call('GET /api/runs', { token, query: { limit: 100 } });
    expect(body.runs.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'queued'));
    expect(
      body.runs
        .map((run) => run.waiting_for)
        .toSorted((a, b) => a - b)
        .at(-1),
    ).toBeGreaterThan(10);

    const id = body.runs[0]?.id ?? '';
    const cancelled = await app.call('POST /api/runs/{id}/cancel', { token, params: { id } });
    expect(cancelled.body.run.status).toBe('cancelled');
    expect((await submit()).statusCode).toBe(202);
  });

  test('too many requests in a minute are refused', async () => {
    const app = await startApp(engine, { RATE_LIMITS: 'on' });
    const token = await signUp(app);
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn += 1) {
      statuses.push((await app.call('POST /api/process-text', { token, body: { text: '' } })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
  });
});
