import { describe, expect, it } from 'vitest';
import { askModel } from './ask-model.ts';
import { good, noJson, noSchema, request, watch } from './asking.fixture.ts';
import { complete, delta, json, type Reply, raw, startProvider, stream } from './provider.fixture.ts';

interface Success {
  what: string;
  replies: Reply[];
  requests: number;
  pauses?: number[];
  form?: 'schema' | 'json' | 'prompt';
}

const successes: Success[] = [
  { what: 'a plain answer', replies: [complete(good)], requests: 1 },
  { what: 'fenced JSON', replies: [complete(`\`\`\`json\n${good}\n\`\`\``)], requests: 1 },
  {
    what: 'JSON with prose around it',
    replies: [complete(`Sure {{unique email}} [1], here it is: ${good} Hope that helps {smile}!`)],
    requests: 1,
  },
  {
    what: 'JSON after thinking aloud',
    replies: [complete(`<think>{"colour":1}</think>${good}`)],
    requests: 1,
  },
  { what: 'content in parts', replies: [complete([{ type: 'text', text: good }])], requests: 1 },
  {
    what: '429 with Retry-After in seconds',
    replies: [
      json(429, { error: { message: 'Slow down', code: 429 } }, { 'retry-after': '3' }),
      complete(good),
    ],
    requests: 2,
    pauses: [3000],
  },
  {
    what: '429 with Retry-After as a date',
    replies: [
      json(429, { error: 'Too many requests' }, { 'retry-after': 'Sun, 01 Mar 2026 12:00:07 GMT' }),
      complete(good),
    ],
    requests: 2,
    pauses: [7000],
  },
  {
    what: '429 per minute, which passes, though the text speaks of credits',
    replies: [json(429, { error: 'Rate limit: free-models-per-min. Add credits.' }), complete(good)],
    requests: 2,
    pauses: [100],
  },
  {
    what: '500 twice',
    replies: [raw(500, ''), raw(500, 'oops'), complete(good)],
    requests: 3,
    pauses: [100, 200],
  },
  {
    what: '502 with a web page',
    replies: [raw(502, '<html>Bad gateway</html>'), complete(good)],
    requests: 2,
    pauses: [100],
  },
  {
    what: 'an overloaded provider told in a 200',
    replies: [json(200, { error: { code: 502, message: 'Provider returned error' } }), complete(good)],
    requests: 2,
    pauses: [100],
  },
  {
    what: 'a reset connection',
    replies: [(response) => void response.destroy(), complete(good)],
    requests: 2,
    pauses: [100],
  },
  {
    what: 'a stream that is cut',
    replies: [stream([delta('{"co')], 'cut'), complete(good)],
    requests: 2,
    pauses: [100],
  },
  {
    what: 'a stream that ends early',
    replies: [stream([delta('{"co')]), complete(good)],
    requests: 2,
    pauses: [100],
  },
  {
    what: 'an error in the middle of a stream',
    replies: [
      stream([
        delta('{"co'),
        'data: {"error":{"code":503,"message":"gone"},"choices":[{"delta":{},"finish_reason":"error"}]}\n\n',
      ]),
      complete(good),
    ],
    requests: 2,
    pauses: [100],
  },
  {
    what: 'a stream with comments, odd line ends and split characters',
    replies: [
      stream([
        ': OPENROUTER PROCESSING\n\n',
        ': keep-alive\r\n\r\n',
        delta('{"col').replaceAll('\n', '\r\n'),
        delta('our":"r').slice(0, 30),
        delta('our":"r').slice(30),
        'event: message\nid: 3\n',
        delta('ed"}', { finish_reason: 'stop' }),
        'data: [DONE]\n\n',
      ]),
    ],
    requests: 1,
  },
  { what: 'a stream under another name', replies: [raw(200, `${delta(good)}data: [DONE]\n\n`)], requests: 1 },
  { what: 'a refused schema', replies: [noSchema, complete(good)], requests: 2, form: 'json' },
  { what: 'refused JSON, too', replies: [noSchema, noJson, complete(good)], requests: 3, form: 'prompt' },
  {
    what: 'no provider for the schema',
    replies: [
      json(404, {
        error: { message: 'No endpoints found that can handle the requested parameters.', code: 404 },
      }),
      complete(good),
    ],
    requests: 2,
    form: 'json',
  },
];

describe('askModel gets an answer in spite of', () => {
  it.each(successes)('$what', async ({ replies, requests, pauses: expected = [], form = 'schema' }) => {
    const { source, received } = await startProvider(...replies);
    const { pauses, options } = watch();
    const answer = await askModel(source, request, options);
    expect(answer).toMatchObject({ json: { colour: 'red' }, attempts: requests, form });
    expect(received).toHaveLength(requests);
    expect(pauses).toEqual(expected);
  });
});
