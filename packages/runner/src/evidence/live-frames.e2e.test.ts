import { sharePool } from '@assay/testbed/run';
import { expect, test, vi } from 'vitest';
import { type LiveFrame, sendFrames } from './live-frames.ts';

test('a page of which the browser sends no frame is shown as a picture once it has loaded', async () => {
  const pool = await sharePool();
  await pool.withContext('chrome', {}, async ({ context }) => {
    const page = await context.newPage();
    page.screencast.start = async () => ({
      dispose: async () => undefined,
      [Symbol.asyncDispose]: async () => undefined,
    });
    const frames: LiveFrame[] = [];
    const end = await sendFrames(page, (frame) => frames.push(frame));
    await page.goto('data:text/html,<h1>At rest</h1>');
    await vi.waitFor(() => expect(frames.length).toBe(1), { timeout: 600_000 });
    expect(frames[0]?.jpeg.subarray(0, 2).toString('hex')).toBe('ffd8');
    await end();
  });
});
