/// <reference lib="dom" />
import type { Frame, Page } from 'playwright-core';
import { attachColumns } from './attach-columns.ts';
import { attachLabels } from './attach-labels.ts';
import { attachNearby } from './attach-nearby.ts';
import { completeFrame } from './complete-frame.ts';
import type { Looks } from './in-page/keep-looks.ts';
import { place } from './in-page/script.ts';
import { keepFrames } from './kept-frames.ts';
import { type Progress, timeLeft, waitFor } from './progress.ts';
import { type ReadFrame, readFrame } from './read-frame.ts';
import type { PageSnapshot, SeenElement } from './types.ts';

export interface SnapshotOptions extends Progress {
  maxElements?: number;
}

const mostFrames = 40;
const longestForOneFrame = 3000;

/** Everything a person could notice on a page, in its frames and shadow roots, by one walk per frame. */
export async function takeSnapshot(page: Page, options: SnapshotOptions = {}): Promise<PageSnapshot> {
  const maxElements = options.maxElements ?? 5000;
  const main = await readFrame(page.mainFrame(), maxElements, options);
  const read: ReadFrame[] = [main];
  const snapshot: PageSnapshot = {
    address: main.raw.address,
    title: main.raw.title,
    frames: [{ address: main.raw.address, name: '' }],
    elements: completeFrame(main.raw, { index: 0 }),
    text: main.raw.text,
    truncated: main.raw.truncated,
    viewport: main.raw.viewport,
  };
  const places = new Map<Frame, SeenElement[]>([[page.mainFrame(), snapshot.elements]]);
  for (const frame of page.frames().slice(1, mostFrames)) {
    const parent = frame.parentFrame();
    const around = parent ? places.get(parent) : undefined;
    const holder =
      parent && around
        ? await findHolder(
            frame,
            read.find((one) => one.frame === parent),
            around,
            options,
          )
        : undefined;
    if (!holder?.states.visible) continue;
    const room = maxElements - snapshot.elements.length;
    const inner = room > 0 ? await tryToRead(frame, room, options) : undefined;
    if (!inner) {
      snapshot.truncated = true;
      continue;
    }
    const index = read.push(inner) - 1;
    const elements = completeFrame(inner.raw, { index, holder, viewport: snapshot.viewport });
    places.set(frame, elements);
    snapshot.elements.push(...elements);
    snapshot.frames.push({ address: inner.raw.address, name: frame.name() || holder.name || holder.title });
    snapshot.text += `\n${inner.raw.text}`;
    snapshot.truncated ||= inner.raw.truncated;
  }
  attachColumns(snapshot.elements);
  attachLabels(snapshot.elements);
  attachNearby(snapshot.elements);
  keepFrames(snapshot, read);
  return snapshot;
}

/** Runs in the page. */
function findInLook({ place, id, holder }: { place: string; id: string; holder: Node }): number {
  const looks: Looks | undefined = Reflect.get(window, Symbol.for(place));
  return holder instanceof Element ? (looks?.find(id, holder) ?? -1) : -1;
}

/** The element of the parent that a frame is shown in. A frame that has gone meanwhile has none. */
async function findHolder(
  frame: Frame,
  parent: ReadFrame | undefined,
  elements: SeenElement[],
  limit: Progress,
): Promise<SeenElement | undefined> {
  if (!parent) return undefined;
  try {
    const handle = await waitFor(frame.frameElement(), limit, 'Finding a frame');
    const position = parent.frame.evaluate(findInLook, { place, id: parent.id, holder: handle });
    return elements[await waitFor(position, limit, 'Finding a frame')];
  } catch (error) {
    throwIfStopped(limit, error);
    return undefined;
  }
}

/** A frame that does not answer must not cost the rest of the page. */
async function tryToRead(frame: Frame, room: number, limit: Progress): Promise<ReadFrame | undefined> {
  const deadline = Date.now() + Math.min(timeLeft(limit, Date.now()) / 2, longestForOneFrame);
  try {
    return await readFrame(frame, room, { ...limit, deadline });
  } catch (error) {
    throwIfStopped(limit, error);
    return undefined;
  }
}

function throwIfStopped(limit: Progress, error: unknown): void {
  if (limit.signal?.aborted) throw error;
}
