import { expect, onTestFinished, test } from 'vitest';
import { createPictureEngine, mostWaiting } from './picture-engine.ts';

/** Answers a shrinking with the worker's own number; dies, throws or waits for ever at a word. */
const unruly = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ given: { hash } }) => {
    if (hash === 'die') process.exit(3);
    if (hash === 'throw') throw new Error('out of memory');
    if (hash === 'refuse') return parentPort.postMessage({ refused: 'This is no picture.' });
    if (hash === 'fault') return parentPort.postMessage({ fault: 'a stack' });
    if (hash !== 'wait') parentPort.postMessage({ answer: { small: [threadId] } });
  });
`;

function start(restMs = 60_000) {
  const logged: string[] = [];
  const log = { error: (_: object, message: string) => void logged.push(message) };
  const file = new URL(`data:text/javascript,${encodeURIComponent(unruly)}`);
  const engine = createPictureEngine({ kind: 'folder', folder: '/nowhere' }, log as never, { file, restMs });
  onTestFinished(() => engine.stop());
  return { engine, logged, ask: (hash: string) => engine.ask('shrink', { hash }) };
}

test('a thread that dies fails what it was doing, and another does what waited', async () => {
  const { ask, logged } = start();
  const before = await ask('one');
  expect(await ask('two')).toEqual(before);
  for (const [times, ending] of ['die', 'throw'].entries()) {
    const [failed, next] = await Promise.allSettled([ask(ending), ask('next')]);
    expect(failed).toMatchObject({
      reason: { code: 'UNAVAILABLE', message: expect.stringContaining('send it again') },
    });
    expect(next.status).toBe('fulfilled');
    expect(logged).toHaveLength(times + 1);
  }
  expect(await ask('three')).not.toEqual(before);
  await expect(ask('refuse')).rejects.toMatchObject({ code: 'BAD_PICTURE', message: 'This is no picture.' });
  await expect(ask('fault')).rejects.toThrow('a stack');
});

test('a thread that rests ends, and another begins when it is needed', async () => {
  const { ask, logged } = start(0);
  const before = await ask('one');
  await expect.poll(() => ask('two')).not.toEqual(before);
  expect(logged).toEqual([]);
});

test('the line has an end, and whoever waits when it stops is told', async () => {
  const { engine, ask, logged } = start();
  const asked = Array.from({ length: mostWaiting + 1 }, () => ask('wait'));
  const settled = Promise.allSettled(asked);
  await expect(ask('one more')).rejects.toMatchObject({ code: 'QUEUE_FULL', retryAfterSeconds: 5 });
  await engine.stop();
  const codes = (await settled).map((one) => (one.status === 'rejected' ? one.reason.code : one.status));
  expect(new Set(codes)).toEqual(new Set(['UNAVAILABLE']));
  await expect(ask('late')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(logged).toEqual([]);
});
