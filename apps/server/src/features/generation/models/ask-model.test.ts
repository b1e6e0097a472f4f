import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { askModel } from './ask-model.ts';
import { failure, good, noJson, noSchema, overloaded, request, watch } from './asking.fixture.ts';
import { complete, delta, startProvider, stream, testKey } from './provider.fixture.ts';

describe('askModel', () => {
  it('sends what the form asks for', async () => {
    const { source, received } = await startProvider(noSchema, noJson, complete(good));
    await askModel(source, request, watch().options);
    const [first, second, third] = received;
    expect(first).toMatchObject({ path: '/api/v1/chat/completions', authorization: `Bearer ${testKey}` });
    expect(first?.body).toMatchObject({
      model: 'test/model',
      max_tokens: 100,
      stream: true,
      response_format: { type: 'json_schema', json_schema: { name: 'colour', strict: true } },
      provider: { require_parameters: true },
    });
    expect(second?.body.response_format).toEqual({ type: 'json_object' });
    expect(third?.body).not.toHaveProperty('response_format');
    for (const plainer of [second, third]) {
      expect(plainer?.body).not.toHaveProperty('provider');
      expect(plainer?.body.messages[0]?.content).toContain('"required":["colour"]');
    }
  });

  it('sends no key where there is none, and no wishes that only OpenRouter knows', async () => {
    const { source, received } = await startProvider(complete(good));
    await askModel({ ...source, key: undefined, isOpenRouter: false }, request);
    expect(received[0]?.authorization).toBeUndefined();
    expect(received[0]?.body).not.toHaveProperty('provider');
  });

  it('tells the model, the tokens, the cost and the time', async () => {
    const { source } = await startProvider(complete(good));
    const answer = await askModel(source, request);
    expect(answer).toMatchObject({
      text: good,
      model: 'test/model-really-used',
      tokens: { prompt: 11, completion: 7 },
      cost: 0.0021,
      attempts: 1,
    });
    expect(answer.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('takes them from the last event of a stream', async () => {
    const usage = 'data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2,"cost":0.5}}\n\n';
    const { source } = await startProvider(
      stream([delta(good, { finish_reason: 'stop' }), usage, 'data: [DONE]\n\n']),
    );
    expect(await askModel(source, request)).toMatchObject({
      model: 'test/streamed',
      tokens: { prompt: 5, completion: 2 },
      cost: 0.5,
    });
  });

  it('answers in text where no JSON is asked for, and says how far it is', async () => {
    const { source } = await startProvider(stream([delta('He'), delta('llo', { finish_reason: 'stop' })]));
    const grown: number[] = [];
    const { text, json: none } = await askModel(source, {
      messages: [],
      maxTokens: 5,
      onProgress: ({ characters }) => grown.push(characters),
    });
    expect({ text, none, grown }).toEqual({ text: 'Hello', none: undefined, grown: [2, 5] });
  });

  it('stops at once when it is aborted in the middle of an answer', async () => {
    const { source, received } = await startProvider(stream([delta('{"co')], 'hang'));
    const controller = new AbortController();
    const asking = failure(
      askModel(source, { ...request, onProgress: () => controller.abort() }, { signal: controller.signal }),
    );
    expect(await asking).toMatchObject({ kind: 'aborted', attempts: 1 });
    expect(received).toHaveLength(1);
  });

  it('stops at once when it is aborted in a pause', async () => {
    const { source, received } = await startProvider(overloaded);
    const controller = new AbortController();
    const asking = failure(
      askModel(source, request, { signal: controller.signal, limits: { firstPauseMs: 30_000 } }),
    );
    while (received.length === 0) await turn();
    controller.abort();
    expect((await asking).kind).toBe('aborted');
  });

  it('asks nobody when it is aborted beforehand', async () => {
    const { source, received } = await startProvider(complete(good));
    const error = await failure(askModel(source, request, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ kind: 'aborted', attempts: 0 });
    expect(received).toHaveLength(0);
  });
});
