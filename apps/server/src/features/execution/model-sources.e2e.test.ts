import { describe, expect, test } from 'vitest';
import { startListening } from '../../../test/listening.ts';
import { signUp } from '../../../test/start.ts';
import { complete, json, type Reply, raw, startProvider } from '../generation/models/provider.fixture.ts';

const text =
  'Click "Add to cart" in the "Stoneware Mug" item. Check that the page shows "Stoneware Mug was added to your cart."';
const proposed = {
  cases: [
    {
      title: 'Nothing is found for nonsense',
      description: 'A search without hits.',
      priority: 'low',
      origin: 'negative',
      expectedResult: 'Nothing is found.',
      steps: [
        'Type "zzz" in the "Search" field',
        'Press Enter',
        'Check that the page does not show "Stoneware Mug"',
      ],
    },
  ],
};

async function ask(reply: Reply, more: object = {}) {
  const provider = await startProvider(reply);
  const { app, demo } = await startListening('sqlite', {
    OPENROUTER_BASE_URL: provider.source.baseUrl,
    OPENROUTER_MODEL: 'test/model',
  });
  const token = await signUp(app);
  const { status, body } = await app.call('POST /api/process-text', {
    token,
    body: { text, target_url: demo, complexity: 'simple', ...more },
  });
  return { status, body, app, token, provider };
}

describe('a hosted model', () => {
  test('proposes further cases; the stated flow stays first, and who answered is told', async () => {
    const { status, body, app, token } = await ask(complete(JSON.stringify(proposed)));
    expect(status, body.error).toBe(200);
    expect(body.generation).toMatchObject({
      source: 'openrouter',
      engine: 'openrouter',
      model: 'test/model-really-used',
      fallback: null,
      tokens: { prompt: 11, completion: 7 },
      cost: 0.0021,
    });
    expect(body.testResults.map(({ verdict }) => verdict)).toEqual(['passed', 'passed']);
    const rows = await app.services.db.selectFrom('generations').selectAll().execute();
    expect(rows).toMatchObject([
      { engine: 'openrouter', prompt_tokens: 11, completion_tokens: 7, cost: 0.0021 },
    ]);
    const { body: options } = await app.call('GET /api/generation/options', { token });
    expect(options.sources.map(({ name, isAvailable }) => [name, isAvailable])).toEqual([
      ['openrouter', true],
      ['huggingface_free', false],
    ]);
    expect(JSON.stringify(options)).not.toContain('sk-or');
  });

  test.each([
    ['refuses the key', json(401, { error: { message: 'No auth credentials found', code: 401 } })],
    ['answers 200 with an error in it', json(200, { error: { code: 402, message: 'Insufficient credits' } })],
    ['answers what is no JSON', raw(200, '<html>Sign in to the network</html>')],
  ])('that %s is replaced by the built-in planner, which says so', async (_, reply) => {
    const { status, body } = await ask(reply);
    expect(status, body.error).toBe(200);
    expect(body.generation).toMatchObject({ source: 'openrouter', engine: 'built-in', model: null });
    expect(body.generation.fallback).toContain('The built-in planner made these cases instead.');
    expect(body.testResults[0]).toMatchObject({ verdict: 'passed' });
  });

  test('is not asked where enhanced processing is switched off', async () => {
    const { body, provider } = await ask(complete(JSON.stringify(proposed)), { use_enhanced_nlp: false });
    expect(body.generation).toMatchObject({ engine: 'built-in', fallback: null });
    expect(provider.received).toEqual([]);
  });
});
