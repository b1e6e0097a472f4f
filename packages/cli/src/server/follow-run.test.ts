import type { RequestListener } from 'node:http';
import type { RunEvent } from '@assay/contract';
import { expect, test } from 'vitest';
import { OutOfReach } from '../exit/exit-codes.ts';
import { serve } from '../run-cli.fixture.ts';
import { Refused } from './call-server.ts';
import { followRun } from './follow-run.ts';

const line = (id: number) =>
  `id: ${id}\nevent: log\ndata: ${JSON.stringify({ type: 'log', message: String(id) })}\n\n`;
const end = 'event: end\ndata: {}\n\n';
const never = new AbortController().signal;

async function follow(handler: RequestListener, pauses = [1, 1, 1]): Promise<string[]> {
  const seen: string[] = [];
  const onEvent = (event: RunEvent) => {
    if (event.type === 'log') seen.push(event.message);
  };
  await followRun({ url: await serve(handler), token: 'assay_x' }, 'r1', onEvent, never, pauses);
  return seen;
}

test('a broken connection is resumed after the last event that came', async () => {
  const asked: unknown[] = [];
  const seen = await follow((request, response) => {
    const after = Number(request.headers['last-event-id']);
    asked.push([request.url, request.headers.authorization, after]);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (after === 4) response.end(line(5) + end);
    // The second event of each connection is cut in the middle.
    else response.write(line(after + 1) + line(after + 2).slice(0, 20), () => response.destroy());
  });
  expect(seen).toEqual(['1', '2', '3', '4', '5']);
  expect(asked).toEqual([0, 1, 2, 3, 4].map((after) => ['/api/runs/r1/events', 'Bearer assay_x', after]));
});

test('a connection that never gives anything is given up', async () => {
  let asked = 0;
  const following = follow((_request, response) => {
    asked += 1;
    response.destroy();
  });
  await expect(following).rejects.toThrow(OutOfReach);
  expect(asked).toBe(4);
});

test('a refusal is not asked for again', async () => {
  let asked = 0;
  const following = follow((_request, response) => {
    asked += 1;
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: false, code: 'NOT_FOUND', error: 'There is no such run.' }));
  });
  await expect(following).rejects.toThrow(new Refused('There is no such run.', 'NOT_FOUND'));
  expect(asked).toBe(1);
});
