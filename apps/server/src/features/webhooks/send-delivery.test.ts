import { expect, test } from 'vitest';
import { startReceiver } from '../../../test/receiver.ts';
import { sendDelivery } from './send-delivery.ts';

const never = new AbortController().signal;
const base = {
  headers: { 'content-type': 'application/json' },
  body: '{"grüße":1}',
  policy: { allowPrivate: 'all' },
  stop: never,
  timeoutMs: 120_000,
} as const;

test.each([
  [200, null],
  [204, null],
  [301, /answered 301\. Redirects are not followed/],
  [404, /answered 404/],
  [503, /answered 503/],
] as const)('an answer of %i', async (status, error) => {
  const receiver = await startReceiver();
  receiver.answer(status, status === 301 ? { location: receiver.url } : {});
  const attempt = await sendDelivery({ ...base, url: receiver.url });
  expect(attempt.statusCode).toBe(status);
  if (error) expect(attempt.error).toMatch(error);
  else expect(attempt.error).toBeNull();
  expect(receiver.received.map(({ body }) => body)).toEqual([base.body]);
});

test('no answer in time, and the end of the server, are told apart', async () => {
  const receiver = await startReceiver();
  receiver.answer(0);
  const late = await sendDelivery({ ...base, url: receiver.url, timeoutMs: 1000 });
  expect(late).toEqual({ statusCode: null, error: 'No answer came within 1 s.' });
  const stopping = new AbortController();
  const sending = sendDelivery({ ...base, url: receiver.url, stop: stopping.signal });
  await receiver.until(2);
  stopping.abort();
  expect(await sending).toEqual({ statusCode: null, error: 'The server stopped while it was being sent.' });
});

test.each([
  ['http://127.0.0.1:1/', /refused the connection/],
  ['https://127.0.0.1:1/', /refused the connection/],
  ['http://169.254.169.254/latest', /169\.254\.169\.254/],
])('%s is not reached, and the reason is a sentence', async (url, error) => {
  const attempt = await sendDelivery({ ...base, url });
  expect(attempt.statusCode).toBeNull();
  expect(attempt.error).toMatch(error);
});
