import type { Frame, JSHandle } from 'playwright-core';
import type { KeptFrame, RawFrame } from './in-page/raw.ts';
import { writeScript } from './in-page/script.ts';
import { type Progress, timeLeft, waitFor } from './progress.ts';

export interface ReadFrame {
  frame: Frame;
  raw: RawFrame;
  kept: JSHandle<KeptFrame>;
}

/** Reads one frame by one walk. Its elements stay with it, held by a handle: nothing is written on the page. */
export async function readFrame(frame: Frame, maxElements: number, limit: Progress): Promise<ReadFrame> {
  const milliseconds = timeLeft(limit, Date.now()) * 0.8;
  const doing = `Reading ${frame.url() || 'a frame'}`;
  const walking: Promise<JSHandle<KeptFrame>> = frame.evaluateHandle(
    writeScript({ maxElements, milliseconds }),
  );
  const kept = await waitFor(walking, limit, doing);
  // One string travels much faster than the same as a tree of values.
  const json = await waitFor(
    kept.evaluate((held) => held.json),
    limit,
    doing,
  );
  return { frame, kept, raw: JSON.parse(json) as RawFrame };
}
