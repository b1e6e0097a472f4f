import { expect, test } from 'vitest';
import { readEventStream, type StreamEvent } from './event-stream.ts';

async function read(...parts: string[]): Promise<StreamEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

test('events that come in pieces are put together, and comments passed over', async () => {
  expect(await read(': hi\n\nid: 4\neve', 'nt: log\ndata: {"a":', '1}\n', '\n: ping\n\n')).toEqual([
    { id: '4', name: 'log', data: '{"a":1}' },
  ]);
});

test('Windows line ends are read, also where a part ends between the two letters', async () => {
  const expected = [{ id: '1', name: 'message', data: 'x\ny' }];
  expect(await read('id: 1\r\ndata: x\r\ndata: y\r\n\r\n')).toEqual(expected);
  expect(await read('id: 1\r', '\ndata: x\r\ndata: y\r\n\r', '\n')).toEqual(expected);
});

test('an event that was cut off is dropped', async () => {
  expect(await read('data: one\n\nid: 9\ndata: hal')).toEqual([{ id: '', name: 'message', data: 'one' }]);
});

test('reads events that arrive in pieces, and passes over comments', async () => {
  expect(await read(': hello\n\nid: 7\nevent: lo', 'g\ndata: {"a":', '1}\n', '\n: ping\n\n')).toEqual([
    { id: '7', name: 'log', data: '{"a":1}' },
  ]);
});

test('joins lines of data and drops what was cut off', async () => {
  expect(await read('data: one\ndata: two\n\nid: 9\ndata: half')).toEqual([
    { id: '', name: 'message', data: 'one\ntwo' },
  ]);
});
