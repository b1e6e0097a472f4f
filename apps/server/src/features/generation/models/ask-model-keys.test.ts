import { describe, expect, it } from 'vitest';
import { askModel } from './ask-model.ts';
import { failure, request, watch } from './asking.fixture.ts';
import {
  complete,
  delta,
  json,
  makeSource,
  type Reply,
  raw,
  startProvider,
  stream,
  testKey,
} from './provider.fixture.ts';

describe('askModel', () => {
  it.each<[string, Reply]>([
    ['a status', json(401, { error: `Incorrect API key provided: ${testKey}` })],
    ['a page', raw(400, `Authorization: Bearer ${testKey}`)],
    [
      'a successful answer',
      json(200, { error: { message: `Key ${testKey} is bad`, metadata: { raw: testKey } } }),
    ],
    ['a stream', stream([delta('{'), `data: {"error":{"message":"${testKey}","code":400}}\n\n`])],
    ['a refusal', complete('', { message: { content: null, refusal: `Not with ${testKey}` } })],
    ['its own words', complete(`{"colour":["${testKey}"]}`)],
  ])('never repeats the key, though the provider echoes it in %s', async (_, reply) => {
    const { source } = await startProvider(reply);
    const error = await failure(askModel(source, request, watch().options));
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(
      testKey,
    );
  });

  it.each([
    ['a key that no header can carry', { ...makeSource('http://127.0.0.1:9/v1'), key: `${testKey}\n’` }],
    ['a key in the address', makeSource(`http://user:${testKey}@127.0.0.1:9/v1`)],
  ])('never repeats %s', async (_, source) => {
    const error = await failure(askModel(source, request, watch().options));
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain(testKey);
  });
});
