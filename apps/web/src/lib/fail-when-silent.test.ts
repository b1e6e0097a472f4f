import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failWhenSilent } from './fail-when-silent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function source() {
  const cancel = vi.fn();
  let end = () => {};
  let send = (_text: string) => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
    cancel,
  });
  return { stream, cancel, send, end };
}

it('passes on what comes, however long it takes, as long as something comes', async () => {
  const { stream, send, end } = source();
  const reader = failWhenSilent(stream, 1000).getReader();
  for (const text of ['a', 'b', 'c']) {
    await vi.advanceTimersByTimeAsync(900);
    send(text);
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(text);
  }
  end();
  expect((await reader.read()).done).toBe(true);
});

it('fails after a silence, and lets the source go', async () => {
  const { stream, cancel, send } = source();
  const reader = failWhenSilent(stream, 1000).getReader();
  send('a');
  await reader.read();
  const next = expect(reader.read()).rejects.toThrow('The server has gone silent.');
  await vi.advanceTimersByTimeAsync(1001);
  await next;
  expect(cancel).toHaveBeenCalled();
});
