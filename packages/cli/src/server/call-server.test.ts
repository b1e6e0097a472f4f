import { expect, test } from 'vitest';
import { OutOfReach } from '../exit/exit-codes.ts';
import { serve } from '../run-cli.fixture.ts';
import { call, submit } from './call-server.ts';

const never = new AbortController().signal;
const body = { text: 'Open /.' };

test('a server that asks to come back later is asked again', async () => {
  const asked: unknown[] = [];
  const url = await serve((request, response) => {
    asked.push(request.headers.prefer);
    const isBusy = asked.length < 3;
    response.writeHead(isBusy ? 429 : 202, { 'content-type': 'application/json', 'retry-after': '0' });
    response.end(JSON.stringify(isBusy ? { code: 'QUEUE_FULL', error: 'Later.' } : { run_id: 'r1' }));
  });
  const accepted = await submit({ url }, 'POST /api/process-text', { body }, never);
  expect(accepted).toEqual({ run_id: 'r1' });
  expect(asked).toEqual(Array(3).fill('respond-async'));
});

test.each([
  ['an answer that is not ours', 404, '<html>'],
  ['a success that is not ours', 200, '<html>'],
  ['a redirect, which could lead the token elsewhere', 302, ''],
])('%s is out of reach', async (_what, status, answer) => {
  const url = await serve((_request, response) => {
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(answer);
  });
  await expect(call({ url }, 'GET /api/health', {})).rejects.toThrow(OutOfReach);
});

test('an address with a path of its own is kept', async () => {
  const asked: unknown[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  await call({ url: `${url}/assay/` }, 'GET /api/runs/{id}', { params: { id: 'a/b' } });
  expect(asked).toEqual(['/assay/api/runs/a%2Fb']);
});
