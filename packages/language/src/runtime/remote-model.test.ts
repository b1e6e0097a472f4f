import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Ask } from './language-model.ts';
import { openRemoteModel, type RemoteOptions } from './remote-model.ts';

interface Sent {
  path: string | undefined;
  key: string | undefined;
  model: string;
  temperature: number;
  messages: { role: string; content: string }[];
}

type Reply = { status?: number; body: unknown } | 'silence';

const say = (content: string, more: object = {}): Reply => ({
  body: { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop', ...more }] },
});

/** A real server that gives these replies in turn, the last one again and again. */
async function serve(replies: readonly Reply[], options: Partial<RemoteOptions> = {}) {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString()) : {};
    const reply = replies[Math.min(sent.length, replies.length - 1)];
    sent.push({ path: request.url, key: request.headers.authorization, ...body });
    if (!reply || reply === 'silence') return;
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const model = openRemoteModel({ url: `http://127.0.0.1:${port}/v1/`, name: 'big', ...options });
  onTestFinished(async () => {
    await model.close();
    server.closeAllConnections();
    server.close();
  });
  return { model, sent };
}

const ask: Ask = { prompt: 'No page\nText:\n<<hit save>>\nSteps:\n', maxTokens: 50, owner: 'ada' };
const copied: Ask = { ...ask, allowed: { texts: ['hit save'], words: ['Click', 'the', 'button'] } };

test('asks with instructions in front of the question, and reads the answer with its probabilities', async () => {
  const logprobs = { content: [{ logprob: -0.25 }, { logprob: -0.75 }] };
  const { model, sent } = await serve([say('Click "save"', { logprobs })], { key: 'abc' });
  expect(await model.complete(ask)).toEqual([
    { text: 'Click "save"', logProbabilities: [-0.25, -0.75], least: -0.75, mean: -0.5, ended: 'end' },
  ]);
  expect(sent).toMatchObject([
    {
      path: '/v1/chat/completions',
      key: 'Bearer abc',
      model: 'big',
      temperature: 0,
      messages: [{ role: 'system' }, { role: 'user', content: ask.prompt }],
    },
  ]);
  expect(sent[0]?.messages[0]?.content).toContain('Check that the page shows');
  expect(model.describe()).toEqual({ name: 'big', status: { state: 'ready' } });
});

test('without a name the first model that the server lists is asked', async () => {
  const { model, sent } = await serve([{ body: { data: [{ id: 'small' }] } }, say('?')], { name: undefined });
  await model.complete(ask);
  await model.complete(ask);
  expect(sent.map(({ path, model: name }) => [path, name])).toEqual([
    ['/v1/models', undefined],
    ['/v1/chat/completions', 'small'],
    ['/v1/chat/completions', 'small'],
  ]);
});

test('a server that tells no probabilities is asked without', async () => {
  const refusal = { status: 400, body: { error: { message: 'logprobs is not supported' } } };
  const { model, sent } = await serve([refusal, say('?')]);
  await model.complete(ask);
  await model.complete(ask);
  expect(sent.map((one) => 'logprobs' in one)).toEqual([true, false, false]);
});

test('further answers are drawn, and equal ones told once', async () => {
  const { model, sent } = await serve([
    say('Click "save"'),
    say('Click "save"'),
    say('?'),
    say('Click "save"'),
  ]);
  const answers = await model.complete({ ...ask, samples: 4 });
  expect(answers.map(({ text, least }) => [text, least])).toEqual([
    ['Click "save"', 0],
    ['?', -1],
  ]);
  expect(sent.map(({ temperature }) => temperature > 0)).toEqual([false, true, true, true]);
});

test('an answer with a made-up value is asked for once more, and left out where it is made up again', async () => {
  const mended = await serve([say('Click the "store" button'), say('Click the "save" button')]);
  expect(await mended.model.complete(copied)).toMatchObject([{ text: 'Click the "save" button' }]);
  expect(mended.sent[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  const { model, sent } = await serve([say('Click the "store" button')]);
  expect(await model.complete(copied)).toEqual([]);
  expect(sent).toHaveLength(2);
});

test.each([
  ['<think>Hm, "Save"?</think>\n\nClick "save"', 'Click "save"'],
  ['```\nClick "save"\n```', 'Click "save"'],
])('of %j the steps are taken', async (content, text) => {
  const { model } = await serve([say(content)]);
  expect(await model.complete(ask)).toMatchObject([{ text }]);
});

test('steps that the question ends with are not told twice', async () => {
  const { model } = await serve([say('Click "Orders"\nClick "save"')]);
  const begun = { ...ask, prompt: `${ask.prompt}Click "Orders"\n` };
  expect(await model.complete(begun)).toMatchObject([{ text: 'Click "save"' }]);
});

test('an answer that was cut off is no whole answer', async () => {
  const { model } = await serve([say('Click "sa', { finish_reason: 'length' })]);
  expect(await model.complete(copied)).toMatchObject([{ ended: 'tokens' }]);
});

test.each<[string, Reply, RegExp]>([
  ['a refused key', { status: 401, body: 'no' }, /Check MODEL_KEY/],
  ['an unknown model', { status: 404, body: 'no' }, /MODEL_URL and MODEL_NAME/],
  ['an error', { status: 500, body: 'out of memory' }, /status 500: out of memory/],
  ['a page', { body: '<html>' }, /no JSON.*\/v1/],
  ['no text', { body: { choices: [] } }, /no text/],
  ['a flood', { body: 'x'.repeat(1_100_000) }, /more than 1 MB/],
])('%s is told with what to do', async (_, reply, message) => {
  const { model } = await serve([reply]);
  await expect(model.complete(ask)).rejects.toMatchObject({ code: 'unavailable', message });
  expect(model.describe().status.state).toBe('failed');
});

test('a server that is not there is named', async () => {
  const model = openRemoteModel({ url: 'http://127.0.0.1:1/v1', name: 'big' });
  await expect(model.complete(ask)).rejects.toThrow(/127\.0\.0\.1:1.*Check MODEL_URL/);
});

test('a request ends when nobody waits for it, at its limit, and when the model is closed', async () => {
  const { model } = await serve(['silence'], { parallel: 1 });
  const controller = new AbortController();
  const running = model.complete({ ...ask, signal: controller.signal });
  const waiting = model.complete({ ...ask, owner: 'bo', signal: controller.signal });
  controller.abort(new Error('given up'));
  await expect(running).rejects.toThrow('given up');
  await expect(waiting).rejects.toThrow('given up');
  await expect(model.complete({ ...ask, maxMs: 1 })).rejects.toThrow(/took longer/);
  const late = model.complete(ask);
  await model.close();
  await expect(late).rejects.toMatchObject({ code: 'closed' });
  await expect(model.complete(ask)).rejects.toMatchObject({ code: 'closed' });
});

test('owners take turns, and a flood is refused', async () => {
  const { model } = await serve(['silence'], { parallel: 1, maxWaiting: 1 });
  const asked = [model.complete(ask), model.complete(ask)];
  await expect(model.complete(ask)).rejects.toMatchObject({ code: 'busy' });
  await model.close();
  for (const one of asked) await expect(one).rejects.toMatchObject({ code: 'closed' });
});
