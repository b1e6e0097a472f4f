/// <reference lib="dom" />
import type { Frame } from 'playwright-core';
import type { Looks } from './in-page/keep-looks.ts';
import type { RawFrame, WalkLimits } from './in-page/raw.ts';
import { place, script } from './in-page/script.ts';
import { type Progress, timeLeft, waitFor } from './progress.ts';

export interface ReadFrame {
  frame: Frame;
  raw: RawFrame;
  /** The name of the look, by which the frame knows the elements that were seen. */
  id: string;
}

/** Runs in the page. */
function ask({ place, ...limits }: WalkLimits & { place: string }) {
  const looks: Looks | undefined = Reflect.get(window, Symbol.for(place));
  return looks?.look(limits);
}

/** Reads one frame by one walk. The elements that were seen stay with it; nothing is written on the page. */
export async function readFrame(frame: Frame, maxElements: number, limit: Progress): Promise<ReadFrame> {
  const milliseconds = timeLeft(limit, Date.now()) * 0.8;
  const doing = `Reading ${frame.url() || 'a frame'}`;
  const asked = { place, maxElements, milliseconds };
  const look = async () => {
    const seen = await frame.evaluate(ask, asked);
    if (seen) return seen;
    await frame.evaluate(script);
    return frame.evaluate(ask, asked);
  };
  const seen = await waitFor(look(), limit, doing);
  if (!seen) throw new Error(`${doing} did not work: the page was replaced meanwhile.`);
  const [id, json] = seen;
  return { frame, id, raw: JSON.parse(json) as RawFrame };
}
