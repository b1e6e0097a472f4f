import { describe, expect, it } from 'vitest';
import { type AskOptions, askModel } from './ask-model.ts';
import { failure, good, overloaded, request, watch } from './asking.fixture.ts';
import type { ModelErrorKind } from './model-error.ts';
import { complete, delta, json, type Reply, raw, startProvider, stream } from './provider.fixture.ts';

interface Failing {
  what: string;
  replies: Reply[];
  kind: ModelErrorKind;
  requests?: number;
  says?: string;
  limits?: AskOptions['limits'];
}

const failings: Failing[] = [
  {
    what: '401 with an error as text',
    replies: [json(401, { error: 'Invalid token' })],
    kind: 'auth',
    says: 'Invalid token',
  },
  {
    what: '401 with an error as an object',
    replies: [json(401, { error: { message: 'No auth credentials found', code: 401 } })],
    kind: 'auth',
    says: 'Check OPENROUTER_API_KEY',
  },
  {
    what: '402 with an error as text',
    replies: [json(402, { error: 'You have exceeded your monthly included credits' })],
    kind: 'quota',
    says: 'monthly included credits',
  },
  {
    what: '429 for a spent day',
    replies: [
      json(
        429,
        { error: { message: 'Rate limit exceeded: free-models-per-day', code: 429 } },
        { 'retry-after': '1' },
      ),
    ],
    kind: 'quota',
  },
  {
    what: '429 for a spent account',
    replies: [json(429, { error: { message: 'You exceeded it', type: 'insufficient_quota' } })],
    kind: 'quota',
  },
  {
    what: '429 that asks for a long pause',
    replies: [json(429, { error: 'busy' }, { 'retry-after': '60' })],
    kind: 'rate',
  },
  { what: '429 for ever', replies: [json(429, { error: 'busy' })], kind: 'rate', requests: 3 },
  {
    what: '403 by moderation',
    replies: [json(403, { error: { code: 403, message: 'Your input was flagged' } })],
    kind: 'refused',
  },
  { what: '403', replies: [json(403, { error: 'Forbidden' })], kind: 'auth' },
  { what: '503 for ever', replies: [overloaded], kind: 'upstream', requests: 3, says: 'Overloaded' },
  {
    what: 'an unknown model, 404',
    replies: [json(404, { error: { message: 'No endpoints found for test/model.', code: 404 } })],
    kind: 'model',
    says: 'OPENROUTER_MODEL',
  },
  {
    what: 'an unknown model, 400',
    replies: [
      json(400, {
        error: { message: 'Not here', code: 'model_not_supported', type: 'invalid_request_error' },
      }),
    ],
    kind: 'model',
  },
  {
    what: 'a prompt beyond the context',
    replies: [
      json(400, { error: { message: "This model's maximum context length is 4096 tokens", code: 400 } }),
    ],
    kind: 'too long',
  },
  {
    what: 'a request refused in every form',
    replies: [json(422, { detail: [{ msg: 'max_tokens' }] })],
    kind: 'request',
    requests: 3,
    says: 'max_tokens',
  },
  { what: 'a redirect', replies: [raw(307, '', { location: 'http://127.0.0.1:1/' })], kind: 'request' },
  {
    what: '200 with an error object',
    replies: [json(200, { error: { code: 402, message: 'Insufficient credits' } })],
    kind: 'quota',
  },
  {
    what: '200 with an error text',
    replies: [json(200, { error: 'Something broke' })],
    kind: 'upstream',
    says: 'Something broke',
  },
  { what: '200 with nothing', replies: [raw(200, '')], kind: 'upstream' },
  { what: '200 without choices', replies: [json(200, {})], kind: 'upstream' },
  { what: '200 with a list', replies: [json(200, [])], kind: 'upstream' },
  {
    what: 'a web page',
    replies: [raw(200, '<!doctype html><p>Welcome', { 'content-type': 'text/html' })],
    kind: 'upstream',
    says: 'a web page',
  },
  {
    what: 'a truncated body',
    replies: [raw(200, '{"choices":[{"mess', { 'content-type': 'application/json' })],
    kind: 'upstream',
  },
  { what: 'truncated JSON in the answer', replies: [complete('{"colour":"re')], kind: 'bad json' },
  { what: 'no JSON at all', replies: [complete('Red, I think.')], kind: 'bad json' },
  {
    what: 'JSON of another shape',
    replies: [complete('{"color":"red"}')],
    kind: 'bad json',
    says: 'another shape',
  },
  {
    what: 'no room for the answer',
    replies: [complete('{"colour":"re', { finish_reason: 'length' })],
    kind: 'too long',
  },
  {
    what: 'a filtered answer',
    replies: [complete('', { finish_reason: 'content_filter' })],
    kind: 'refused',
  },
  {
    what: 'a refusal',
    replies: [
      json(200, { choices: [{ message: { content: null, refusal: 'I will not.' }, finish_reason: 'stop' }] }),
    ],
    kind: 'refused',
    says: 'I will not.',
  },
  { what: 'null as an answer', replies: [complete(null)], kind: 'upstream', says: 'with nothing' },
  {
    what: 'an error in a choice',
    replies: [
      json(200, { choices: [{ error: { code: 401, message: 'Expired' }, message: { content: '' } }] }),
    ],
    kind: 'auth',
  },
  {
    what: 'an error for good in the middle of a stream',
    replies: [stream([delta('{"co'), 'data: {"error":"Insufficient credits"}\n\n'])],
    kind: 'quota',
  },
  {
    what: 'a huge answer',
    replies: [
      stream(
        Array.from({ length: 40 }, () => delta('x'.repeat(1000))),
        'hang',
      ),
    ],
    kind: 'too long',
    limits: { answerCharacters: 20_000 },
  },
  {
    what: 'a huge body',
    replies: [
      (response) => {
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', more);
        more();
      },
    ],
    kind: 'too long',
    limits: { answerBytes: 300_000 },
  },
  {
    what: 'a server that never answers',
    replies: [() => undefined],
    kind: 'timeout',
    requests: 2,
    limits: { attemptMs: 100, retries: 1 },
  },
  {
    what: 'an answer that never ends',
    replies: [stream([delta('{'), ': still here\n\n'], 'hang')],
    kind: 'timeout',
    requests: 1,
    limits: { attemptMs: 60_000, totalMs: 300 },
  },
];

describe('askModel tells', () => {
  it.each(failings)('$what as such', async ({ replies, kind, requests = 1, says = '', limits }) => {
    const { source, received } = await startProvider(...replies);
    const { options } = watch(limits && { limits });
    const error = await failure(askModel(source, request, options));
    expect(error.kind).toBe(kind);
    expect(error.message).toContain(says);
    expect(error.attempts).toBe(requests);
    // A request that is given up in time may never have arrived.
    if (kind !== 'timeout') expect(received).toHaveLength(requests);
  });

  it('a slow trickle beyond the deadline', async () => {
    const { source } = await startProvider((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write(delta(' ')), 20);
      response.on('close', () => clearInterval(timer));
    });
    const { options } = watch({ limits: { totalMs: 400 } });
    expect((await failure(askModel(source, request, options))).kind).toBe('timeout');
  });

  it('a connection that is refused', async () => {
    const { source, close } = await startProvider(complete(good));
    await close();
    const { pauses, options } = watch();
    const error = await failure(askModel(source, request, options));
    expect(error).toMatchObject({ kind: 'network', attempts: 3 });
    expect(error.message).toContain('ECONNREFUSED');
    expect(pauses).toEqual([100, 200]);
  });
});
